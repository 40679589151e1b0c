import { listNames } from '../../texts/listNames.ts';
import { plural } from '../../texts/plural.ts';

/** What forms say about their pictures. */
export const texts = {
  nth: (number: number) => `Picture ${number}`,
  unreadable: (names: readonly string[]) => {
    const list = listNames(names);
    return plural(names.length, {
      one: `${list} cannot be read as a picture and was left out.`,
      other: `${list} cannot be read as pictures and were left out.`,
    });
  },
  preparing: 'Preparing the pictures',
  sending: 'Sending',
  ending: 'Almost done',
  progress: (step: string, percent: number) => `${step}, ${percent} percent`,
  cancel: 'Cancel',
  cancelled: 'Cancelled. Nothing has been saved.',
};
