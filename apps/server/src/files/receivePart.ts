import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { refusals } from '@market/api/contract';
import { giveBack } from '../adapters/giveBack.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';

/** What is known of a part before its bytes come. */
export interface AnnouncedPart {
  /** In bytes. */
  size: number;
  /** The header `Content-Digest`, if there was one. */
  digest: string | undefined;
}

/** The SHA-256 that a header `Content-Digest` names (RFC 9530); undefined for none. */
const readDigest = (header = '') => /(?:^|,)\s*sha-256=:([\w+/]+=*):/.exec(header)?.[1];

/**
 * Writes the bytes of a part to a new file, as they come. Refuses, and leaves nothing, when they are more,
 * fewer or others than was announced.
 */
export async function receivePart(
  bytes: AsyncIterable<Uint8Array>,
  path: string,
  { size, digest }: AnnouncedPart,
): Promise<void> {
  const hash = createHash('sha256');
  let received = 0;
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of bytes) {
      received += chunk.length;
      if (received > size) break;
      hash.update(chunk);
      await file.writeFile(chunk);
      giveBack(chunk);
    }
    const announced = readDigest(digest);
    const isAsAnnounced = announced === undefined || announced === hash.digest('base64');
    if (received !== size || !isAsAnnounced) throw new CallRefusal(refusals.wrongPart);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}
