import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Courier, Message } from './Message.ts';

/** Writes mails to a folder, and reads them there. */
export interface FolderMailer extends Courier {
  /** The fifty that were written last, the newest first. */
  listLatest: () => Promise<WrittenMail[]>;
}

/** A mail that was written instead of sent. */
export interface WrittenMail extends Message {
  /** As its header says it. */
  date: string;
}

/** Writes mails to a folder as `.eml` files instead of sending them: for trying things out. */
export function createFolderMailer(folder: string, from: string): FolderMailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

  return {
    async send({ id, recipient, subject, body }) {
      const { message } = await transport.sendMail({ from, to: recipient, subject, text: body });
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `${id}.draft`);
      await writeFile(draft, message);
      await rename(draft, join(folder, `${id}.eml`));
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

function readMail(message: string): WrittenMail {
  const end = message.indexOf('\n\n');
  const head = message.slice(0, end);
  const body = message.slice(end + 2);
  const readField = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
  const isQuoted = readField('Content-Transfer-Encoding') === 'quoted-printable';
  return {
    recipient: readField('To'),
    subject: readField('Subject'),
    date: readField('Date'),
    body: isQuoted ? unquote(body) : body,
  };
}

/** Reads quoted-printable: lines that were folded, and bytes that were spelled out. */
const unquote = (text: string) =>
  text
    .replaceAll('=\n', '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
    );
