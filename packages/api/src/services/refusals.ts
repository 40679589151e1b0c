import { listRefusals } from '../contract/refusal.ts';

/**
 * How calls about services and their reviews are refused.
 *
 * @see Specification, errors
 */
export const serviceRefusals = listRefusals({
  serviceNotFound: [404, 'Service not found!!'],
  serviceGone: [404, 'Service Not Found!'],
  tooManyServices: [400, 'You may offer at most {limit} services.'],
  unfilledReview: [400, 'please enter all fields!'],
  unknownCategory: [400, 'Please select correct category for the service'],
  serviceHeld: [409, 'The market does not show this service at the moment.'],
  servicePaused: [409, 'This service is not for sale at the moment.'],
  serviceSoldOut: [
    409,
    'The seller has as many orders of this service as they can take right now.',
  ],
  sellerAway: [409, 'This seller is away until {date}.'],
  packageGone: [409, 'This package is no longer offered.'],
  extraGone: [409, 'An extra of this order is no longer offered.'],
  orderTooDear: [400, 'An order may cost at most Rs.999999.'],
  draftNotFound: [404, 'Draft not found'],
  tooManyDrafts: [400, 'You may keep at most {limit} drafts.'],
  ownServiceReviewed: [400, 'You cannot review your own service.'],
});
