import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Courier } from './Message.ts';
import { readMail, type WrittenMail } from './readMail.ts';
import { toMail } from './toMail.ts';

/** Writes mails to a folder, and reads them there. */
export interface FolderMailer extends Courier {
  /** The fifty that were written last, the newest first. */
  listLatest: () => Promise<WrittenMail[]>;
}

/** Writes mails to a folder as `.eml` files instead of sending them: for trying things out. */
export function createFolderMailer(folder: string, from: string): FolderMailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

  return {
    async send(sent) {
      const { message } = await transport.sendMail({
        ...toMail(from, sent),
        // `readMail` knows no other.
        textEncoding: 'quoted-printable',
      });
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `${sent.id}.draft`);
      await writeFile(draft, message);
      await rename(draft, join(folder, `${sent.id}.eml`));
    },

    async listLatest() {
      await mkdir(folder, { recursive: true });
      const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
      // Ids follow the time.
      const latest = names.toSorted().toReversed().slice(0, 50);
      return Promise.all(
        latest.map(async (name) => readMail(await readFile(join(folder, name), 'utf8'))),
      );
    },
  };
}
