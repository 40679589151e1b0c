import { listRefusals } from '../contract/refusal.ts';

/**
 * How calls about the pictures of people and services are refused.
 *
 * @see Specification, errors
 */
export const pictureRefusals = listRefusals({
  unreadablePicture: [400, 'Please choose pictures that are JPEG, PNG, WebP or AVIF files.'],
  largePicture: [413, 'A picture may have at most {megabytes} MB.'],
  manyMegapixels: [400, 'A picture may have at most 24 megapixels.'],
  manyMegapixelsOfAvif: [400, 'An AVIF picture may have at most 4 megapixels.'],
  longPicture: [400, 'A picture may be at most {side} pixels wide and high.'],
  manyFrames: [400, 'A moving picture may have at most {frames} frames.'],
  deepColours: [400, 'A picture of this size may have at most 8 bits for each colour.'],
  costlyPicture: [400, 'This picture takes too much work to read. Please choose another one.'],
  tooManyPictures: [400, 'A service may have at most {limit} pictures.'],
  picturesWaiting: [429, 'Your other pictures are still being read. Please try again.'],
});
