import { type Call, type CallName, contract, refusals } from '@market/api/contract';
import type { CallHandler, Handlers } from '../http/Handlers.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';

/** What begins something new that is sold or bought. What was paid for becomes an order all the same. */
const ordering: ReadonlySet<string> = new Set<CallName>([
  'createService',
  'createDraft',
  'publishDraft',
  'createCoupon',
  'makeOffer',
  'startPayment',
]);

const writing: ReadonlySet<string> = new Set<CallName>(['startConversation', 'sendMessage']);

/** What even somebody whose whole account rests may do: look after it, ask for another decision, be told, fetch what is stored. */
const always: ReadonlySet<string> = new Set<CallName>([
  'appealDecision',
  'createOrder',
  'confirmPassword',
  'confirmStepUp',
  'confirmTotp',
  'confirmWithPasskey',
  'endSession',
  'getExportLink',
  'makeRecoveryCodes',
  'markNotificationsSeen',
  'markSeen',
  'removeFactor',
  'requestExport',
  'startPasskeyStepUp',
  'startTotp',
  'unlinkExternalLogin',
  'updatePassword',
  'withdrawVerification',
]);

/** Whether a suspension keeps somebody from a call. */
export function isClosedTo(kind: string, name: string, { access, method }: Call): boolean {
  if (access !== 'signedIn') return false;
  if (kind === 'noNewOrders') return ordering.has(name);
  if (kind === 'noMessages') return writing.has(name);
  return method !== 'GET' && !always.has(name);
}

/** Wraps handlers so that they refuse people who are suspended. */
export function refuseSuspended(handlers: Handlers): Handlers {
  const held = Object.entries(contract as Record<string, Call>)
    .filter(([, { access }]) => access === 'signedIn')
    .map(([name, call]) => {
      const handle = handlers[name as CallName] as CallHandler<Call>;
      const handleHeld: CallHandler<Call> = async (request, person, visit) => {
        const kind = person?.suspension?.kind;
        if (kind && isClosedTo(kind, name, call)) throw new CallRefusal(refusals.suspended);
        return handle(request, person, visit);
      };
      return [name, handleHeld] as const;
    });
  return { ...handlers, ...Object.fromEntries(held) };
}
