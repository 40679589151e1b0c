import { listNames } from '../texts/listNames.ts';

const unsaved = 'It has not been saved yet.';

/** What a form says that begins with what was entered before. */
export const texts = {
  title: 'What you had entered is here again.',
  unsaved,
  unsavedWithout: (pictures: string[]) => `${unsaved} Please choose ${listNames(pictures)} again.`,
};
