import { shrinkPicture } from './shrinkPicture.ts';

/** The worker's answer: the picture, or nothing if it could not be read. */
export type ShrinkAnswer = Blob | undefined;

// A worker has no origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const answer = (picture: ShrinkAnswer) => self.postMessage(picture);

self.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  shrinkPicture(data).then(answer, () => answer(undefined));
});
