import type { ReportKind, ReportReason } from '@market/api';
import type { ReportAction } from '@market/api/contract';
import { plural } from '../../../texts/plural.ts';

/** What the screens about reports say. */
export const texts = {
  title: 'Reports',
  text: 'What people think should not be here, and what the market has held by itself. What has waited longest comes first; several reports about the same are one case.',
  views: 'Which reports',
  states: { open: 'Waiting', closed: 'Decided' },
  waiting: 'Loading reports',
  failure: 'The reports could not be loaded.',
  calm: { title: 'No report waits.', text: 'All that was reported has been decided.' },
  none: { title: 'Nothing was decided yet.', text: 'What is decided stands here.' },
  what: 'What',
  about: 'About',
  reason: 'Reason',
  since: 'Waits since',
  closed: 'Decided',
  decision: 'Decision',
  taken: (name: string) => `${name} looks at it`,
  count: (count: number) => plural(count, { one: 'one report', other: `${count} reports` }),
  held: 'Held',
  market: 'The market itself',
  kinds: {
    message: 'Message',
    conversation: 'Conversation',
    service: 'Service',
    review: 'Review',
    person: 'Person',
  } satisfies Record<ReportKind, string>,
  reasons: {
    spam: 'Unwanted advertising',
    fraud: 'Fraud',
    outside: 'Payment outside of the market',
    harassment: 'Insults or harassment',
    copied: 'The work of others',
    illegal: 'Something that is not allowed',
    other: 'Another reason',
  } as Partial<Record<ReportReason, string>>,

  one: {
    waiting: 'Loading the report',
    failure: 'The report could not be loaded.',
    missing: { title: 'There is no such report.', text: 'Perhaps its address was cut off.' },
    content: 'What was reported, as it was then',
    noContent: 'There were no words in it.',
    byReported: 'By whom it concerns',
    byOther: 'By the other side',
    reports: 'Who has reported it',
    noText: 'Said nothing about it.',
    past: 'What was decided about them before',
    decided: 'This was decided.',
    openService: 'Open the service',
  },
  decide: {
    title: 'Decide',
    action: 'What happens',
    actions: {
      nothing: { label: 'Nothing', hint: 'It stays. Who has reported it is told why.' },
      hide: { label: 'The service is hidden', hint: 'Only its seller sees it from now on.' },
      remove: { label: 'It is removed', hint: 'Nobody can read it any more.' },
      warn: { label: 'A warning', hint: 'It stays, and whoever it concerns is warned.' },
      suspend: {
        label: 'A suspension',
        hint: 'A part of the account rests, or all of it. Open orders go on.',
      },
    } satisfies Record<ReportAction, { label: string; hint: string }>,
    noAction: 'Please decide!',
    release: 'What is held reaches others now',
    confirm: 'Decide',
    done: 'Decided. Those whom it concerns are told.',
    wordsHint: 'Whoever has reported it and whoever it concerns read the same words.',
    publicWordsHint:
      'Whoever has reported it and whoever it concerns read the same words, and so does everybody else: they stand where the review stood.',
  },
};
