import { shrinkPicture } from './shrinkPicture.ts';

/** What the worker answers: the picture, or nothing when it could not be read as one. */
export type ShrinkAnswer = Blob | undefined;

self.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  const answer = (picture: ShrinkAnswer) => self.postMessage(picture);
  shrinkPicture(data).then(answer, () => answer(undefined));
});
