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
  ownServiceReviewed: [400, 'You cannot review your own service.'],
});
