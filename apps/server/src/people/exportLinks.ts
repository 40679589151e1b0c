import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export type ExportLinks = ReturnType<typeof createExportLinks>;

/**
 * Makes and checks the links by which people fetch their data without a session: each for one file, for as long
 * as it is kept.
 */
export function createExportLinks(findSecret: () => Promise<string>, publicUrl: string) {
  let key: Uint8Array | undefined;
  const findKey = async () =>
    (key ??= new Uint8Array(hkdfSync('sha256', await findSecret(), '', 'market export links', 32)));

  const sign = async (id: string, until: number) =>
    createHmac('sha256', await findKey())
      .update(`${id}.${until}`)
      .digest('base64url');

  return {
    async make(id: string, until: Date): Promise<string> {
      const end = until.getTime();
      const query = new URLSearchParams({ until: String(end), key: await sign(id, end) });
      return `${publicUrl}/api/exports/${id}?${query}`;
    },

    /** Whether a link was made here, for this file, and is not over. */
    async isGood(id: string, until: string, given: string): Promise<boolean> {
      const end = Number(until);
      if (!Number.isSafeInteger(end) || end < Date.now()) return false;
      const expected = Buffer.from(await sign(id, end));
      const signature = Buffer.from(given);
      return expected.length === signature.length && timingSafeEqual(expected, signature);
    },
  };
}
