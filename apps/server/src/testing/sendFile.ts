import type { MarketClient } from '@market/api';
import type { FilePurpose, MarketFile } from '@market/api/contract';

/** A file as a test sends it. */
export interface TestFile {
  name?: string;
  purpose?: FilePurpose;
}

/** Sends a whole file, and gives what became of it. */
export async function sendFile(
  person: MarketClient,
  content: string | Buffer,
  { name = 'brief.txt', purpose = 'order' }: TestFile = {},
): Promise<MarketFile> {
  const bytes = Buffer.from(content);
  const { file, partSize } = await person.startUpload({ name, size: bytes.length, purpose });
  for (let number = 1; (number - 1) * partSize < bytes.length; number += 1) {
    const part = Uint8Array.from(bytes.subarray((number - 1) * partSize, number * partSize));
    await person.uploadPart({ id: file._id, number, bytes: part });
  }
  return (await person.finishUpload({ id: file._id })).file;
}
