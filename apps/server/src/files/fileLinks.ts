import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FileQueries } from './fileQueries.ts';

/** How long a link can be followed, in milliseconds. */
const lifetime = 5 * 60_000;

export type FileLinks = ReturnType<typeof createFileLinks>;

/** Makes and checks the links by which files are fetched without a session: each for one file and a while. */
export function createFileLinks(files: Pick<FileQueries, 'findSecret'>, filesUrl: string) {
  let finding: Promise<string> | undefined;

  /** What cannot be found now is looked for again. */
  const findSecret = () =>
    (finding ??= files.findSecret().catch((error: unknown) => {
      finding = undefined;
      throw error;
    }));

  async function sign(id: string, until: number) {
    const secret = await findSecret();
    return createHmac('sha256', secret).update(`${id}.${until}`).digest('base64url');
  }

  return {
    /** Makes a link to a file. */
    async make(id: string) {
      const until = Date.now() + lifetime;
      const query = new URLSearchParams({ until: String(until), key: await sign(id, until) });
      return {
        link: `${filesUrl}/files/${id}?${query}`,
        until: new Date(until).toISOString(),
      };
    },

    /** Whether a link was made here, for this file, and is not over. */
    async isGood(id: string, until: string, key: string): Promise<boolean> {
      const end = Number(until);
      if (!Number.isSafeInteger(end) || end < Date.now()) return false;
      const expected = Buffer.from(await sign(id, end));
      const given = Buffer.from(key);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}
