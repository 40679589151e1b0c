import { setTimeout } from 'node:timers/promises';
import type { MarketClient } from '@market/api';
import type { FilePurpose, MarketFile } from '@market/api/contract';

/** A file as a test sends it. */
export interface TestFile {
  name?: string;
  purpose?: FilePurpose;
  /** Whether to wait until it has been checked. Defaults to true; pass false while no scanner answers. */
  isChecked?: boolean;
}

/** Sends a whole file, and gives what became of it. */
export async function sendFile(
  person: MarketClient,
  content: string | Buffer,
  { name = 'brief.txt', purpose = 'order', isChecked = true }: TestFile = {},
): Promise<MarketFile> {
  const bytes = Buffer.from(content);
  const { file, partSize } = await person.startUpload({ name, size: bytes.length, purpose });
  for (let number = 1; (number - 1) * partSize < bytes.length; number += 1) {
    const part = Uint8Array.from(bytes.subarray((number - 1) * partSize, number * partSize));
    await person.uploadPart({ id: file._id, number, bytes: part });
  }
  const { file: sent } = await person.finishUpload({ id: file._id });
  return isChecked ? awaitCheck(person, sent) : sent;
}

/** The market's own job may have taken a file first, or a busy machine may take longer than the market waits. */
export async function awaitCheck(person: MarketClient, { _id: id }: MarketFile) {
  let { file } = await person.getFile({ id });
  while (file.state === 'scanning') {
    await setTimeout(100);
    ({ file } = await person.getFile({ id }));
  }
  return file;
}
