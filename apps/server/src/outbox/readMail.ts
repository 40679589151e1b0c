import type { Message } from './Message.ts';

/** A mail that was written instead of sent. */
export interface WrittenMail extends Message {
  /** As its header says it. */
  date: string;
  /** What it says, as HTML; null for a mail that is only text. */
  html: string | null;
}

/** Reads a mail as `createFolderMailer` writes them. */
export function readMail(message: string): WrittenMail {
  const { head, body } = split(message);
  const boundary = /boundary="([^"]+)"/.exec(readField(head, 'Content-Type'))?.[1];
  const parts = boundary ? splitParts(body, boundary) : [{ head, body }];
  const find = (type: string) => {
    const part = parts.find((each) => readField(each.head, 'Content-Type').startsWith(type));
    return part && readBody(part);
  };
  return {
    recipient: readField(head, 'To'),
    subject: readField(head, 'Subject'),
    date: readField(head, 'Date'),
    body: find('text/plain') ?? '',
    html: find('text/html') ?? null,
  };
}

interface Part {
  head: string;
  body: string;
}

function split(message: string): Part {
  const end = message.indexOf('\n\n');
  return { head: message.slice(0, end), body: message.slice(end + 2) };
}

const splitParts = (body: string, boundary: string): Part[] =>
  body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\n/, '').replace(/\n$/, '')));

/** Reads a field of the head, which may go on in the next line. */
function readField(head: string, name: string): string {
  const unfolded = head.replaceAll(/\n[ \t]+/g, ' ');
  const value = new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1] ?? '';
  return value
    .replaceAll(/(=\?[^?]+\?[QB]\?[^?]*\?=) (?==\?)/gi, '$1')
    .replaceAll(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_word, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : unquote(text.replaceAll('_', ' ')),
    );
}

const readBody = ({ head, body }: Part) =>
  readField(head, 'Content-Transfer-Encoding') === 'quoted-printable' ? unquote(body) : body;

/** Reads quoted-printable: lines that were folded, and bytes that were spelled out. */
const unquote = (text: string) =>
  text
    .replaceAll('=\n', '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
    );
