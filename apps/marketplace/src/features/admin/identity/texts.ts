import type { RefusedPapers, VerificationState } from '@market/api';
import { plural } from '../../../texts/plural.ts';

/** What the screens say on which identities are checked. */
export const texts = {
  title: 'Identity',
  text: 'Who wants to show who they are. What you see here is private: take a case before you look, and only then. Papers are deleted as soon as you decide.',
  waiting: 'Loading who waits',
  failure: 'Who waits could not be loaded.',
  calm: { title: 'Nobody waits.', text: 'People who ask to be checked appear here.' },
  who: 'Who',
  papers: 'Papers',
  count: (count: number) => plural(count, { one: '1 paper', other: `${count} papers` }),
  state: 'State',
  free: 'Free',
  since: 'Waits since',
  taken: (name: string) => `${name} looks at it`,

  one: {
    waiting: 'Loading the case',
    failure: 'The case could not be loaded.',
    missing: {
      title: 'Nobody waits here.',
      text: 'Perhaps somebody has decided, or it was taken back.',
    },
    name: 'The name on the papers must be this one.',
    openPerson: 'Open the person',
    papers: 'Papers',
    hidden: (count: number) =>
      plural(count, {
        one: 'Take the case to see the paper. It is written down that you have looked.',
        other: `Take the case to see ${count} papers. It is written down that you have looked.`,
      }),
    noPapers: 'None of the papers can be looked at. Refuse them, so that others can be sent.',
    checking: (count: number) =>
      plural(count, {
        one: 'One more is being looked at for harm.',
        other: `${count} more are being looked at for harm.`,
      }),
    refused: (count: number) =>
      plural(count, {
        one: 'One was refused: it is harmful, or no paper.',
        other: `${count} were refused: they are harmful, or no papers.`,
      }),
    earlier: 'Before',
    noEarlier: 'This is the first time.',
    states: {
      waiting: 'Waits',
      verified: 'Checked',
      refused: 'Refused',
      withdrawn: 'Taken back',
      lapsed: 'Nobody looked in time',
      ended: 'Checked, and ended since',
    } satisfies Record<VerificationState, string> as Record<string, string>,
    otherState: 'Ended',
    by: (name: string) => `by ${name}`,
  },
  reasons: {
    unreadable: 'Cannot be read',
    otherName: 'In another name',
    outdated: 'Out of date',
    forged: 'Seems to be forged',
    other: 'Something else',
  } satisfies Record<RefusedPapers, string>,
  decide: {
    title: 'Decide',
    action: 'What the papers show',
    verify: {
      label: 'It is who they say',
      hint: 'Everybody sees that their identity was checked, and since when.',
    },
    refuse: {
      label: 'It cannot be seen who it is',
      hint: 'They may send other papers, or ask somebody else to decide again.',
    },
    noAction: 'Please decide!',
    words: 'Why',
    wordsHint: 'They read this, at the bell and with one mail.',
    confirm: 'Decide, and delete the papers',
    done: 'Decided. They are told, and the papers are deleted.',
  },
};
