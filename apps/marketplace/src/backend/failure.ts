import type { CallFailure } from '@market/api';
import { texts } from './texts.ts';

/** What a query or mutation can fail with: a refused call, or a programming error. */
export type QueryFailure = CallFailure | { message?: string | undefined };

/** The failure's kind, or undefined when it was not the call that failed. */
export const toKind = (failure: QueryFailure) => ('kind' in failure ? failure.kind : undefined);

/** What to tell people about a failure: the server's own words if it sent any. */
export const toMessage = (failure: QueryFailure) =>
  ('kind' in failure && failure.message) || texts.unknown;

/** What the client says if the server sent only a status. */
const isBareStatus = ({ message, status }: CallFailure) =>
  message === `The server answered ${status}.`;

/** What to tell people about something that could not be loaded: the server's own words, or ours. */
export function toAdvice(failure: QueryFailure) {
  switch (toKind(failure)) {
    case 'network':
    case 'timeout':
      return texts.lost;
    case 'malformedAnswer':
    case undefined:
      return texts.ourFault;
  }
  if (!('kind' in failure) || !isBareStatus(failure)) return toMessage(failure);
  return failure.kind === 'rateLimited' ? texts.tooMuch : texts.ourFault;
}
