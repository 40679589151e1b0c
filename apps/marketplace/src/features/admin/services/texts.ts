import type { HeldState } from '@market/api/contract';

/** What the screens about services say. */
export const texts = {
  title: 'Services',
  text: 'Services that are not shown: what waits for approval, what was sent back to be changed, and what is hidden. What has waited longest comes first.',
  views: 'Which services',
  states: {
    waiting: 'Waiting',
    returned: 'Sent back',
    hidden: 'Hidden',
  } satisfies Record<HeldState, string>,
  waiting: 'Loading services',
  failure: 'The services could not be loaded.',
  calm: {
    title: 'No service waits.',
    text: 'Which ones wait for approval at all is a setting: none, the first of a seller, or all.',
  },
  none: { title: 'There are none.', text: 'What is sent back or hidden stands here.' },
  service: 'Service',
  seller: 'Seller',
  price: 'Price',
  since: 'Since',

  one: {
    waiting: 'Loading the service',
    failure: 'The service could not be loaded.',
    missing: { title: 'There is no such service.', text: 'Perhaps its seller has removed it.' },
    description: 'Description',
    pictures: 'Pictures',
    shown: 'Shown to everybody',
    held: {
      waiting: 'Waits for approval',
      returned: 'Sent back',
      hidden: 'Hidden',
      seller: 'Hidden with its suspended seller',
    } as Record<string, string>,
  },
  decide: {
    title: 'Decide',
    action: 'What happens',
    actions: {
      approve: { label: 'It is approved', hint: 'It is shown from now on.' },
      return: { label: 'It is sent back', hint: 'Its seller reads what to change.' },
      hide: { label: 'It is hidden', hint: 'Only its seller sees it.' },
      show: { label: 'It is shown again', hint: 'As if nothing had happened.' },
    },
    noAction: 'Please decide!',
    words: 'Why, or what to change',
    wordsHint: 'Its seller reads this, at the bell and with one mail.',
    confirm: 'Decide',
    done: 'Decided. The seller is told.',
  },
};
