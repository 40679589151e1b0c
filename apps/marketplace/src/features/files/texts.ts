import type { FileFault } from '@market/api/contract';

/** What is said of files that are sent. */
export const texts = {
  faults: {
    harmful: 'Something harmful was found in it.',
    unscannable: 'It could not be looked into.',
    kind: 'Its content is of a kind that is not taken here, or not what its name says.',
    damaged: 'It did not arrive as it was sent. Please send it once more.',
  } satisfies Record<FileFault, string>,
  gone: 'It is no longer there. Please send it again.',
  inUse: 'It was sent with something else already. Please send it again for this one.',
  unreadable: 'It can no longer be read. Was it moved or changed?',
};
