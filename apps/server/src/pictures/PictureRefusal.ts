/** What is said to somebody who sends something that is no sound picture of an accepted type. */
export const unreadable = 'Please choose pictures that are JPEG, PNG, WebP or AVIF files.';

/**
 * A picture that is not taken, in words for the person who has sent it. The process for pictures
 * knows nothing of calls: it loads in a moment and has little memory.
 */
export class PictureRefusal extends Error {
  override name = 'PictureRefusal';
  readonly status = 400;
}
