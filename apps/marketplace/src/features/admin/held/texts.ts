import type { HeldKind, HoldReason } from '@market/api';
import { plural } from '../../../texts/plural.ts';

/** What the screens about what is held say. */
export const texts = {
  title: 'Held',
  text: 'What the market keeps from others until somebody has looked at it. Its author knows that it waits, and why. What has waited longest comes first.',
  views: 'Which kind',
  all: 'All',
  waiting: 'Loading what is held',
  failure: 'What is held could not be loaded.',
  calm: { title: 'Nothing is held.', text: 'What seems to be spam or fraud waits here.' },
  none: { title: 'None of this kind is held.', text: 'Other kinds may be.' },
  what: 'What',
  by: 'Whose',
  why: 'Why',
  since: 'Waits since',
  taken: (name: string) => `${name} looks at it`,
  sentOn: 'Sent on as a report',
  kinds: {
    service: 'Service',
    review: 'Review',
    message: 'Message',
    account: 'Account',
  } satisfies Record<HeldKind, string>,
  many: {
    service: 'Services',
    review: 'Reviews',
    message: 'Messages',
    account: 'Accounts',
  } satisfies Record<HeldKind, string>,
  reasons: {
    alike: 'Like others',
    repeated: 'Sent to many',
    contacts: 'Contact details',
    address: 'Address for a short while',
  } satisfies Record<HoldReason, string>,

  one: {
    waiting: 'Loading it',
    failure: 'It could not be loaded.',
    missing: {
      title: 'This is not held.',
      text: 'Perhaps somebody has decided, or its writer has taken it back.',
    },
    why: {
      alike: 'Its words are nearly those of something that is here already.',
      repeated: 'More than five people have got the same words within an hour.',
      contacts: 'It seems to hold contact details.',
      address: 'The account has a mail address of a kind that lasts a short while.',
    } satisfies Record<HoldReason, string>,
    others: (count: number) =>
      plural(count, {
        one: 'One other thing of this person is held.',
        other: `${count} other things of this person are held.`,
      }),
    text: 'What it says',
    address: 'Its address',
    noText: 'There are no words in it.',
    rating: (stars: number) => plural(stars, { one: '1 star', other: `${stars} stars` }),
    alike: 'What it is like',
    aloneNow: 'What it was like is gone.',
    report: 'It was sent on as a report.',
    openReport: 'Open the report',
    openService: 'Open the service',
  },
  decide: {
    title: 'Decide',
    action: 'What happens',
    actions: {
      release: {
        label: 'It is let through',
        hint: 'Others see it from now on, and it is not held for this again.',
      },
      remove: { label: 'It is taken away', hint: 'Nobody else ever sees it.' },
      report: {
        label: 'It is sent on as a report',
        hint: 'There its person can be warned or suspended. It stays held until then.',
      },
    },
    accountRelease: {
      label: 'The account is open',
      hint: 'They can do everything that others can.',
    },
    noAction: 'Please decide!',
    words: 'Why',
    wordsHint: 'Whose it is reads this, at the bell and with one mail. A report keeps it for you.',
    confirm: 'Decide',
    done: 'Decided. Whose it is is told.',
    sent: 'Sent on. It is a report now.',
  },
};
