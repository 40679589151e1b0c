import { type Call, type CallName, refusals } from '@market/api/contract';
import type { CallHandler, Handlers } from '../http/Handlers.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';

/** What reaches others, or moves money. Whatever was begun before goes on, and what is written can be kept as a draft. */
const closedCalls = [
  'createService',
  'publishDraft',
  'createCoupon',
  'makeOffer',
  'startPayment',
  'startConversation',
  'sendMessage',
  'reviewService',
] as const satisfies readonly CallName[];

/** Wraps handlers so that they refuse people whose account is held. */
export function refuseHeld(handlers: Handlers): Handlers {
  const held = closedCalls.map((name) => {
    const handle = handlers[name] as CallHandler<Call>;
    const handleHeld: CallHandler<Call> = async (request, person, visit) => {
      if (person?.isHeld) throw new CallRefusal(refusals.accountHeld);
      return handle(request, person, visit);
    };
    return [name, handleHeld] as const;
  });
  return { ...handlers, ...Object.fromEntries(held) };
}
