import { refusals } from '@market/api/contract';
import { toAgreement } from './agreement.ts';
import { toMetadata } from './paymentMetadata.ts';
import { type PaymentProvider, hasMoney } from './PaymentProvider.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { priceChanged, type Pricing } from './createPricing.ts';
import type { DepositQueries } from './depositQueries.ts';
import type { Payment, PaymentQueries } from './paymentQueries.ts';

/** What an order says that was paid for. */
export interface ClaimedPurchase {
  buyerId: string;
  intentId: string;
  serviceId: string;
  sellerId: string;
  phoneNumber: string;
  /** In paise. */
  totalPrice: number;
  /** The network address from which it was ordered. */
  address: string;
}

/** Gives the payment that a deposit became; undefined if there is no such deposit. */
export type ClaimDeposit = (purchase: ClaimedPurchase) => Promise<Payment | undefined>;

/**
 * Gives the function that ties a deposit to the service of the order that names it, once: as the
 * service is offered right now, and only if the card provider has the money.
 */
export const createClaimDeposit =
  (
    provider: PaymentProvider,
    deposits: DepositQueries,
    payments: PaymentQueries,
    price: Pricing,
  ): ClaimDeposit =>
  async ({ buyerId, intentId, serviceId, sellerId, phoneNumber, totalPrice, address }) => {
    const deposit = await deposits.findByIntent(intentId);
    if (deposit?.buyer_id !== buyerId) return undefined;
    const isGivenBack = deposit.status === 'returning' || deposit.status === 'returned';
    if (isGivenBack) throw new CallRefusal(refusals.paymentReturned);

    // A buyer who pays by amount alone knows one price: that of the first package.
    const priced = await price({ service: serviceId }, buyerId);
    if (priced.sellerId !== sellerId) return undefined;
    if (priced.amount !== deposit.amount || priced.amount !== totalPrice) {
      throw priceChanged(priced);
    }
    const intent = await provider.retrieveIntent(intentId);
    if (!hasMoney(intent)) throw new CallRefusal(refusals.paymentNotArrived);

    // As with every payment, the provider is told first what it is for: it remembers if we lose our
    // data.
    await provider.describeIntent(
      intentId,
      toMetadata({
        id: deposit.id,
        buyer_id: buyerId,
        service_id: serviceId,
        phone_number: phoneNumber,
        agreed: toAgreement(priced.price),
      }),
    );
    const claim = { priced, phoneNumber, address };
    return (await deposits.claim(deposit, claim)) ?? payments.findByIntent(intentId);
  };
