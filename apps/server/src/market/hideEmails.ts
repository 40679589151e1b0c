import { type Call, type CallName, contract } from '@market/api/contract';
import type { CallHandler, Handlers } from '../http/Handlers.ts';
import { PreparedAnswer } from '../http/PreparedAnswer.ts';
import type { MarketBook } from '../marketBook/createMarketBook.ts';

/** Their answers have the caller's own address, which nobody knew before. */
const callsWithOwn = new Set<CallName>(['logIn', 'signUp', 'confirmEmail', 'updateProfile']);

/** The same value with every `email` empty but this one. */
function withoutEmails(value: unknown, own: string | undefined): unknown {
  if (Array.isArray(value)) return value.map((entry) => withoutEmails(entry, own));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      key === 'email' && entry !== own ? '' : withoutEmails(entry, own),
    ]),
  );
}

/**
 * Wraps handlers so that nobody is shown the addresses of others, where the owner has set that. Those who run the
 * market see them all the same.
 */
export function hideEmails(handlers: Handlers, book: MarketBook): Handlers {
  const hiding = Object.entries(handlers).map(([name, given]) => {
    const callName = name as CallName;
    if (contract[callName].access === 'operator' || callsWithOwn.has(callName)) {
      return [name, given] as const;
    }
    const handle = given as CallHandler<Call>;
    const handleHiding: CallHandler<Call> = async (request, person, visit) => {
      const answer = await handle(request, person, visit);
      if (!(await book.read()).settings.hideEmails) return answer;
      return answer instanceof PreparedAnswer
        ? answer.withoutEmails()
        : withoutEmails(answer, person?.email);
    };
    return [name, handleHiding] as const;
  });
  return Object.fromEntries(hiding) as Handlers;
}
