import { refusals } from '@market/api/contract';
import type { NewPaymentIntent, PaymentProvider } from './PaymentProvider.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { Handlers } from '../http/Handlers.ts';
import type { CardGuard } from './createCardGuard.ts';
import type { CardHolder } from './cardAttemptQueries.ts';
import type { Deposit, DepositQueries, NewDeposit } from './depositQueries.ts';
import type { NewPayment, Payment, PaymentQueries } from './paymentQueries.ts';
import { toMetadata } from './paymentMetadata.ts';
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

/**
 * Answers the calls about paying. The stored price decides, never the browser: before the card is
 * charged if the call names the service, otherwise once the order names it.
 */
export function createPaymentHandlers(
  provider: PaymentProvider,
  payments: PaymentQueries,
  deposits: DepositQueries,
  cards: CardGuard,
) {
  /** Gives the payment that was started with the same key, or starts one. */
  async function findOrRecord(wanted: NewPayment, amount: number) {
    const { buyerId, serviceId, idempotencyKey } = wanted;
    const earlier = idempotencyKey && (await payments.findByKey(buyerId, idempotencyKey));
    if (earlier) return earlier;

    const offer = await payments.findOffer(serviceId);
    if (!offer) throw new CallRefusal(refusals.serviceGone);
    if (offer.sellerId === buyerId) {
      throw new CallRefusal(refusals.ownServiceOrdered);
    }
    if (offer.amount !== amount) {
      throw new CallRefusal(refusals.priceChanged);
    }
    return payments.record(wanted, offer);
  }

  /** The payment's own id is the provider's key: asking again gives the same intent. */
  async function createIntent(
    { id, amount }: Payment | Deposit,
    about: Pick<NewPaymentIntent, 'description' | 'metadata'>,
    { attachIntent }: Pick<PaymentQueries, 'attachIntent'>,
    holder: CardHolder,
  ) {
    const intent = await provider.createIntent({
      amount,
      currency: 'inr',
      idempotencyKey: id,
      ...about,
    });
    await cards.expect(intent.id, holder);
    await attachIntent(id, intent);
    return intent.clientSecret;
  }

  async function startPayment(wanted: NewPayment, amount: number, holder: CardHolder) {
    const payment = await findOrRecord(wanted, amount);
    const isTheSame =
      payment.service_id === wanted.serviceId &&
      payment.amount === amount &&
      payment.phone_number === wanted.phoneNumber;
    if (!isTheSame) throw otherKey();
    const about = { description: payment.service_title, metadata: toMetadata(payment) };
    return payment.client_secret ?? createIntent(payment, about, payments, holder);
  }

  async function startDeposit(wanted: NewDeposit, holder: CardHolder) {
    if (!isPayable(wanted.amount)) throw new CallRefusal(refusals.noSuchAmount);
    const deposit = await deposits.record(wanted);
    if (!deposit) {
      throw new CallRefusal(refusals.tooManyOpenPayments, { retryAfterSeconds: 60 });
    }
    if (deposit.amount !== wanted.amount) throw otherKey();
    const metadata = { deposit_id: deposit.id, buyer_id: wanted.buyerId };
    const about = { description: 'A service at Market', metadata };
    return deposit.client_secret ?? createIntent(deposit, about, deposits, holder);
  }

  return {
    getCardProviderKey: async () => ({ stripeApiKey: provider.publishableKey }),

    startPayment: async ({ amount, service, orderInfo }, person, visit) => {
      const { idempotencyKey, address, network } = visit;
      const holder = { buyerId: person._id, network };
      await cards.check(holder);
      const wanted = { buyerId: person._id, idempotencyKey, address };
      if (service === undefined) {
        if (await isTaken(payments, wanted)) throw otherKey();
        return { client_secret: await startDeposit({ ...wanted, amount }, holder) };
      }
      const phoneNumber = checkPhoneNumber(orderInfo?.phoneNumber);
      if (await isTaken(deposits, wanted)) throw otherKey();
      const purchase = { ...wanted, serviceId: service, phoneNumber };
      return { client_secret: await startPayment(purchase, amount, holder) };
    },
  } satisfies Partial<Handlers>;
}
