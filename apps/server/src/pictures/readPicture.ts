import { refusals } from '@market/api/contract';
import { CallRefusal } from '../refusals/CallRefusal.ts';

/** Checks a data URL without decoding it. Throws a 413 if its file is larger than the limit, in bytes. */
export function checkDataUrl(dataUrl: string, limitBytes: number): void {
  const comma = dataUrl.indexOf(',');
  if (!/^data:[\w/+.-]*;base64$/i.test(dataUrl.slice(0, Math.max(comma, 0))))
    throw new CallRefusal(refusals.unreadablePicture);
  if (sizeOf(dataUrl) > limitBytes) {
    const megabytes = Math.round(limitBytes / 100_000) / 10;
    throw new CallRefusal(refusals.largePicture, { values: { megabytes } });
  }
}

const payloadOf = (dataUrl: string) => dataUrl.slice(dataUrl.indexOf(',') + 1);

/** The size of the file within a data URL, in bytes. */
export const sizeOf = (dataUrl: string): number => Buffer.byteLength(payloadOf(dataUrl), 'base64');

/** Gives the file within a data URL that has been checked. */
export const readDataUrl = (dataUrl: string): Buffer => Buffer.from(payloadOf(dataUrl), 'base64');

/** Tells a file's type by its first bytes: its name or declared type proves nothing. */
export function hasAcceptedBeginning(file: Buffer): boolean {
  if (file.length < 16) return false;
  const text = (start: number, end: number) => file.subarray(start, end).toString('latin1');
  return (
    file.readUIntBE(0, 3) === 0xffd8ff ||
    text(0, 8) === '\x89PNG\r\n\x1a\n' ||
    (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') ||
    (text(4, 8) === 'ftyp' && ['avif', 'avis'].includes(text(8, 12)))
  );
}
