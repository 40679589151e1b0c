export const serviceGalleryTexts = {
  carousel: 'carousel',
  thumbnails: 'Pictures',
  start: 'Start turning',
  stop: 'Stop turning',
  previous: 'Previous picture',
  next: 'Next picture',
  picture: (number: string) => `Picture ${number}`,
  pictureOf: (title: string, number: string, count: string) =>
    `${title}, picture ${number} of ${count}`,
};
