import { refusals } from '@market/api/contract';
import type { PaymentIntent, PaymentProvider } from './PaymentProvider.ts';
import { writeWait } from '../limits/writeWait.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { AuditEvent } from '../audit/auditQueries.ts';
import type { CardAttemptQueries, CardHolder } from './cardAttemptQueries.ts';
import type { Attempt, RateLimit, RateLimits } from '../limits/rateLimitQueries.ts';
import type { Refusals } from '../refusals/refusalQueries.ts';

/** The limits on refused cards: people have some, but not one after another. */
const cardsOfPerson: RateLimit = { name: 'refused-cards', count: 10, minutes: 60 };
const cardsOfNetwork: RateLimit = { name: 'refused-cards-address', count: 30, minutes: 60 };

const toAttempts = ({ buyerId, network }: CardHolder): Attempt[] => [
  [cardsOfPerson, buyerId],
  [cardsOfNetwork, network],
];

/** What the guard works with. */
export interface CardGuardParts {
  attempts: CardAttemptQueries;
  limits: RateLimits;
  refusals: Refusals;
  /** Writes down what must be possible to look up later. */
  note: (event: AuditEvent) => Promise<void>;
}

export type CardGuard = ReturnType<typeof createCardGuard>;

/**
 * Keeps thieves from testing lists of card numbers here. Browsers send cards to the card provider,
 * not to us, so after too many refusals the intent is canceled there and no new one is started for
 * a while.
 */
export function createCardGuard(
  provider: PaymentProvider,
  { attempts, limits, refusals: refused, note }: CardGuardParts,
) {
  async function callOff(buyerId: string) {
    for (const intentId of await attempts.listOpen(buyerId)) await provider.cancelIntent(intentId);
  }

  /** Counts refused cards and returns the intent as it is afterwards. */
  async function count(intent: PaymentIntent): Promise<PaymentIntent> {
    if (intent.refusedCards === 0) return intent;
    const found = await attempts.noteRefused(intent.id, intent.refusedCards);
    if (!found) return intent;

    const { buyerId, network, news } = found;
    await note({
      personId: buyerId,
      what: 'card.refused',
      subjectId: intent.id,
      address: network,
    });
    for (let index = 0; index < news; index += 1) {
      refused.note({ kind: 'card', call: 'startPayment', network });
    }
    await limits.add(news, ...toAttempts(found));
    if ((await limits.tellWait(...toAttempts(found))) === 0) return intent;
    await callOff(buyerId);
    return provider.retrieveIntent(intent.id);
  }

  return {
    /** The same provider, but counting refused cards whenever it is asked how a payment stands. */
    provider: {
      ...provider,
      retrieveIntent: async (intentId) => count(await provider.retrieveIntent(intentId)),
    } satisfies PaymentProvider,

    /** Remembers who is about to try cards on an intent. */
    expect: attempts.expect,

    /** Throws a 429 with `Retry-After` for somebody with too many refused cards. */
    async check(holder: CardHolder): Promise<void> {
      const seconds = await limits.tellWait(...toAttempts(holder));
      if (seconds === 0) return;
      throw new CallRefusal(refusals.tooManyRefusedCards, {
        values: { time: writeWait(seconds) },
        retryAfterSeconds: seconds,
      });
    },
  };
}
