const unsaved = 'It has not been saved yet.';

/** What a form says that begins with what was entered before. */
export const texts = {
  title: 'What you had entered is here again.',
  unsaved,
  unsavedWithout: (pictures: string[]) =>
    `${unsaved} Please choose ${new Intl.ListFormat('en').format(pictures)} again.`,
};
