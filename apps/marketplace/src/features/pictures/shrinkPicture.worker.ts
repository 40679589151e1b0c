import { shrinkPicture } from './shrinkPicture.ts';

/** What the worker answers: the picture, or nothing when it could not be read as one. */
export type ShrinkAnswer = Blob | undefined;

// A worker has no origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const answer = (picture: ShrinkAnswer) => self.postMessage(picture);

self.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  shrinkPicture(data).then(answer, () => answer(undefined));
});
