export const imagePickerTexts = {
  choose: 'Choose a picture',
  drop: 'or drop it here',
  chooseSeveral: 'Choose pictures',
  dropSeveral: 'or drop them here',
  chosen: 'Chosen pictures',
  cover: 'Cover',
  moveForward: (name: string) => `Move ${name} forward`,
  moveBack: (name: string) => `Move ${name} back`,
  remove: (name: string) => `Remove ${name}`,
  onlyPictures: (names: string) => `Left out: ${names}. Only pictures can be chosen.`,
  onlyOne: (names: string) => `Left out: ${names}. Only one picture can be chosen.`,
};
