import type { ShrinkAnswer } from './shrinkPicture.worker.ts';

/** What became of the files that somebody chose. */
export interface PreparedPictures {
  /** As data URLs, in the order in which they were chosen. */
  dataUrls: string[];
  /** The names of the files that cannot be read as pictures. */
  unreadable: string[];
}

/**
 * Prepares chosen pictures for sending. Pictures that are too large for the backend are made
 * smaller, off the main thread; files that are not pictures are named and left out.
 */
export async function preparePictures(files: readonly File[]): Promise<PreparedPictures> {
  const prepared: PreparedPictures = { dataUrls: [], unreadable: [] };

  for (const file of files) {
    // One after the other: a phone lacks the memory for ten photos at once.
    const picture = await shrinkInWorker(file);
    if (picture) prepared.dataUrls.push(await toDataUrl(picture));
    else prepared.unreadable.push(file.name);
  }
  return prepared;
}

function shrinkInWorker(file: File): Promise<ShrinkAnswer> {
  const worker = new Worker(new URL('./shrinkPicture.worker.ts', import.meta.url), {
    type: 'module',
  });
  const answer = new Promise<ShrinkAnswer>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ShrinkAnswer>) => resolve(data));
    worker.addEventListener('error', () => resolve(undefined));
    // A worker has no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(file);
  });
  return answer.finally(() => worker.terminate());
}

function toDataUrl(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error('The picture cannot be read.')));
    reader.readAsDataURL(picture);
  });
}
