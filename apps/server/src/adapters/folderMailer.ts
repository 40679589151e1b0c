import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from './Mailer.ts';

/** Writes mails to a folder as `.eml` files instead of sending them: for trying things out. */
export function createFolderMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

  return {
    async send({ id, recipient, subject, body }) {
      const { message } = await transport.sendMail({ from, to: recipient, subject, text: body });
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `${id}.draft`);
      await writeFile(draft, message);
      await rename(draft, join(folder, `${id}.eml`));
    },
  };
}
