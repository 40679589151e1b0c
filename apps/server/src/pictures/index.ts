/** @file What others may know of pictures: how they are kept, shown and forgotten. */

export {
  createPictureShelf,
  keepPicture,
  type PictureKeepers,
  pictureLimit,
  type PictureShelf,
} from './createPictureShelf.ts';
export { createPictureWorker, type PictureWorker } from './createPictureWorker.ts';
export {
  createImageQueries,
  selectDraftImages,
  selectImage,
  selectServiceImages,
  type StoredImage,
  toImage,
} from './imageQueries.ts';
export { createRemoveUnusedImages } from './removeUnusedImages.ts';
export { serveImages } from './serveImages.ts';
export { toCategoryPicture, toInitialPicture } from './standIns.ts';
