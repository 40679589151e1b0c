import { CallError, type MemberClient } from '@market/api';
import type { FilePurpose, MarketFile } from '@market/api/contract';

/** How a file is sent. */
export interface UploadOptions {
  client: Pick<MemberClient, 'startUpload' | 'uploadPart' | 'getFile' | 'finishUpload'>;
  purpose: FilePurpose;
  /** The same key goes on with what was begun before. */
  idempotencyKey: string;
  /** Called with the share that has arrived, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  /** Called once the server knows of the file. */
  onBegin?: ((id: string) => void) | undefined;
  /** Gives up when it is aborted. */
  signal?: AbortSignal | undefined;
  /** Waits for so many seconds. Defaults to doing so. */
  wait?: ((seconds: number, signal: AbortSignal | undefined) => Promise<void>) | undefined;
}

/** How often one step is tried again: with its pauses that is about ten minutes. */
const repetitions = 24;

/** The longest pause, in seconds. */
const longestPause = 30;

/** What may be otherwise a while later. */
const passing: ReadonlySet<string> = new Set(['network', 'timeout', 'rateLimited', 'server']);

/** A part that broke on its way is a conflict, and is sent anew. */
const isPassing = (error: unknown): error is CallError =>
  error instanceof CallError && (passing.has(error.kind) || error.code === 'wrongPart');

const pause = (seconds: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** The header that lets the server compare; browsers can only make it on https. */
async function digestOf(bytes: Blob): Promise<string | undefined> {
  if (!globalThis.crypto.subtle) return undefined;
  const hash = await crypto.subtle.digest('sha-256', await bytes.arrayBuffer());
  return `sha-256=:${btoa(String.fromCharCode(...new Uint8Array(hash)))}:`;
}

/**
 * Sends a file in parts. After a cut it waits, asks which parts have arrived, and goes on; it gives up
 * after ten minutes in which nothing went through. Throws what the last call threw.
 */
export async function uploadFile(file: File, options: UploadOptions): Promise<MarketFile> {
  const { client, purpose, idempotencyKey, signal, wait = pause } = options;
  const { onProgress = () => {}, onBegin = () => {} } = options;

  /** @param step is told whether it is tried again. */
  async function persist<Result>(step: (isAgain: boolean) => Promise<Result>): Promise<Result> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await step(attempt > 0);
      } catch (error) {
        if (!isPassing(error) || attempt === repetitions || signal?.aborted) throw error;
        const seconds = error.retryAfter ?? Math.min(2 ** attempt, longestPause);
        await wait(seconds, signal);
      }
    }
  }

  const { name, size } = file;
  const begun = await persist(() =>
    client.startUpload({ name, size, purpose }, { signal, idempotencyKey }),
  );
  const { partSize } = begun;
  const id = begun.file._id;
  onBegin(id);

  const listParts = async () => new Set((await client.getFile({ id }, { signal })).parts);
  let arrived = begun.file.state === 'uploading' ? await persist(listParts) : undefined;
  const count = arrived ? Math.ceil(size / partSize) : 0;
  for (let number = 1; number <= count; number += 1) {
    await persist(async (isAgain) => {
      if (isAgain) arrived = await listParts();
      if (arrived?.has(number)) return;
      const bytes = file.slice((number - 1) * partSize, number * partSize);
      await client.uploadPart({ id, number, bytes, digest: await digestOf(bytes) }, { signal });
    });
    onProgress(number / count);
  }
  return (await persist(() => client.finishUpload({ id }, { signal }))).file;
}
