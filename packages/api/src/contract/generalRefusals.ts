import { listRefusals } from './refusal.ts';

/**
 * How any call may be refused.
 *
 * @see Specification, errors
 */
export const generalRefusals = listRefusals({
  signedOut: [401, 'unAuthorised!!'],
  passwordNeeded: [
    403,
    'Please confirm that it is you: type your password once more, or log in again.',
  ],
  invalidRequest: [400, 'Please check what you have entered.'],
  noFields: [400, 'The request must be an object with fields.'],
  deepFields: [400, 'The fields of this request lie too deep.'],
  unstorableText: [400, 'A text of this request holds a character that cannot be stored.'],
  unreadableBody: [400, 'The body of the request could not be read.'],
  unreadableRequest: [400, 'This request cannot be read.'],
  unreadableAddress: [400, 'This address cannot be read.'],
  noHost: [400, 'This request does not say which host it is for.'],
  slowRequest: [408, 'This request took too long to arrive. Please try again.'],
  longKey: [400, 'An Idempotency-Key may have at most {longest} characters.'],
  largeRequest: [413, 'This is too much at once.'],
  otherOrigin: [403, 'This request comes from a page of another site.'],
  featureOff: [404, 'This market does not offer that at the moment.'],
  unknownCall: [404, 'There is no such call.'],
  notFound: [404, 'Not found'],
  tooManyAttempts: [429, 'Too many attempts. Please try again later.'],
  tooMuchSent: [429, 'Too much is being sent at once. Please try again later.'],
  tooBusy: [503, 'Too much is going on. Please try again in a moment.'],
  unreachable: [503, 'The market cannot be reached right now. Please try again in a moment.'],
  serverError: [500, 'Something went wrong on our side.'],
});
