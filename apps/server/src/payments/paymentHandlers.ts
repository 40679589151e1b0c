import { refusals } from '@market/api/contract';
import type { PaymentProvider } from './PaymentProvider.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { Handlers } from '../http/Handlers.ts';
import type { CardGuard } from './createCardGuard.ts';
import type { CardHolder } from './cardAttemptQueries.ts';
import type { CallOff } from './createCallOffPayment.ts';
import type { GuardedPricing } from './createCouponGuard.ts';
import { priceChanged, type Wish, writeWish } from './createPricing.ts';
import type { DepositQueries, NewDeposit } from './depositQueries.ts';
import type { NewPayment, Payment, PaymentQueries } from './paymentQueries.ts';
import { startIntent } from './startIntent.ts';
import { checkPhoneNumber } from './checkPhoneNumber.ts';

/** Whether a service may cost this, in paise: from Rs.1 to Rs.999999. */
const isPayable = (amount: number) =>
  Number.isInteger(amount) && amount >= 100 && amount <= 99_999_900;

const otherKey = () => new CallRefusal(refusals.keyOfOtherPayment);

/** A key starts one payment, whether or not it says what for. */
const isTaken = async (
  others: Pick<PaymentQueries | DepositQueries, 'findByKey'>,
  { buyerId, idempotencyKey }: Pick<NewDeposit, 'buyerId' | 'idempotencyKey'>,
) => idempotencyKey !== undefined && Boolean(await others.findByKey(buyerId, idempotencyKey));

/** What somebody wants to pay for, and what they were told that it costs. */
interface Purchase extends Omit<NewPayment, 'wish'> {
  wish: Wish;
  /** In paise. */
  amount: number;
  /** Undefined where only the amount is compared. */
  quote: string | undefined;
}

/**
 * Answers the calls about paying. The stored price decides, never the browser: before the card is
 * charged if the call names the service, otherwise once the order names it.
 */
export function createPaymentHandlers(
  provider: PaymentProvider,
  payments: PaymentQueries,
  deposits: DepositQueries,
  cards: CardGuard,
  { price, callOff }: { price: GuardedPricing; callOff: CallOff },
) {
  /** Gives the payment that was started with the same key, or starts one. */
  async function findOrRecord(purchase: Purchase, holder: CardHolder): Promise<Payment> {
    const { buyerId, idempotencyKey, wish, amount, quote, address } = purchase;
    const earlier = idempotencyKey && (await payments.findByKey(buyerId, idempotencyKey));
    if (earlier) return earlier;

    if (wish.coupon || wish.offer !== undefined) {
      // A buyer who begins anew gives up what they had begun: it would hold its coupon or offer for a day.
      for (const begun of await payments.listHolding(purchase)) await callOff(begun, address);
    }
    const priced = await price(wish, holder);
    if (priced.amount !== amount || (quote !== undefined && quote !== priced.quote)) {
      throw priceChanged(priced);
    }
    return payments.record({ ...purchase, wish: writeWish(wish) }, priced);
  }

  async function startPayment(purchase: Purchase, holder: CardHolder) {
    const payment = await findOrRecord(purchase, holder);
    const { wish, amount, phoneNumber } = purchase;
    const isTheSame =
      (wish.service === undefined || payment.service_id === wish.service) &&
      payment.wish === writeWish(wish) &&
      payment.amount === amount &&
      payment.phone_number === phoneNumber;
    if (!isTheSame) throw otherKey();
    if (payment.client_secret) return payment.client_secret;
    const intent = await startIntent(provider, payment);
    await cards.expect(intent.id, holder);
    await payments.attachIntent(payment.id, intent);
    return intent.clientSecret;
  }

  async function startDeposit(wanted: NewDeposit, holder: CardHolder) {
    if (!isPayable(wanted.amount)) throw new CallRefusal(refusals.noSuchAmount);
    const deposit = await deposits.record(wanted);
    if (!deposit) {
      throw new CallRefusal(refusals.tooManyOpenPayments, { retryAfterSeconds: 60 });
    }
    if (deposit.amount !== wanted.amount) throw otherKey();
    if (deposit.client_secret) return deposit.client_secret;
    const intent = await provider.createIntent({
      amount: deposit.amount,
      currency: 'inr',
      idempotencyKey: deposit.id,
      description: 'A service at Market',
      metadata: { deposit_id: deposit.id, buyer_id: wanted.buyerId },
    });
    await cards.expect(intent.id, holder);
    await deposits.attachIntent(deposit.id, intent);
    return intent.clientSecret;
  }

  return {
    getCardProviderKey: async () => ({ stripeApiKey: provider.publishableKey }),

    startPayment: async ({ amount, orderInfo, quote, ...wish }, person, visit) => {
      const { idempotencyKey, address, network } = visit;
      const holder = { buyerId: person._id, network };
      await cards.check(holder);
      const wanted = { buyerId: person._id, idempotencyKey, address };
      if (wish.service === undefined && wish.offer === undefined) {
        if (await isTaken(payments, wanted)) throw otherKey();
        return { client_secret: await startDeposit({ ...wanted, amount }, holder) };
      }
      const phoneNumber = checkPhoneNumber(orderInfo?.phoneNumber);
      if (await isTaken(deposits, wanted)) throw otherKey();
      const purchase = { ...wanted, wish, amount, quote, phoneNumber };
      return { client_secret: await startPayment(purchase, holder) };
    },
  } satisfies Partial<Handlers>;
}
