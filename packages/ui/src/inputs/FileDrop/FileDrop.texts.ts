export const fileDropTexts = {
  choose: 'Choose files',
  drop: 'or drop them here',
  tooLarge: (names: string, size: string) => `Left out: ${names}. A file may have ${size}.`,
  wrongKind: (names: string) => `Left out: ${names}. Such files are not taken.`,
};
