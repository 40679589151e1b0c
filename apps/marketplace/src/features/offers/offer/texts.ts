import type { OfferState } from '@market/api';

/** What somebody reads about one offer. */
export const texts = {
  title: 'Offer',
  waiting: 'Loading the offer',
  failure: 'The offer could not be loaded.',
  missing: {
    title: 'There is no such offer.',
    text: 'Its address may have been cut off on its way. Ask the seller to send it again.',
    action: 'Explore services',
  },
  about: 'For the service',
  waits: 'This offer can be accepted once orders are taken again, unless it has expired by then.',
  accept: 'Accept and pay',
  decline: 'Decline',
  refusal: {
    title: 'Decline this offer?',
    text: 'The seller will see that you do not want it. Nobody can accept it any more.',
  },
  declined: 'The offer is declined.',
  order: 'See the order',
  own: 'This is your offer. Send its link to your buyer: who pays first, gets it.',
  states: {
    accepted: 'Somebody has accepted this offer.',
    declined: 'This offer has been declined.',
    withdrawn: 'The seller has withdrawn this offer.',
    expired: 'This offer has expired. Ask the seller for a new one.',
  } satisfies Record<Exclude<OfferState, 'open'>, string>,
  yours: 'You have accepted this offer.',
};
