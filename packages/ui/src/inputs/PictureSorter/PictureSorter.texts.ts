export const pictureSorterTexts = {
  cover: 'Cover',
  makeCover: 'Make cover',
  picture: (number: string) => `Picture ${number}`,
  alt: 'What the picture shows',
};
