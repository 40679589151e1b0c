import type { PaymentProvider } from '../adapters/PaymentProvider.ts';
import { CallRefusal } from '../http/CallRefusal.ts';
import type { Handlers } from '../Handlers.ts';
import type { NewPayment, Payment, PaymentQueries } from '../queries/paymentQueries.ts';
import { toMetadata } from '../adapters/paymentMetadata.ts';
import { checkPhoneNumber } from './checkPhoneNumber.ts';

/** Answers the calls about paying. The stored price decides what is charged, never the browser. */
export function createPaymentHandlers(provider: PaymentProvider, payments: PaymentQueries) {
  /** Gives the payment that was started with the same key, or starts one. */
  async function findOrRecord(wanted: NewPayment, amount: number) {
    const { buyerId, serviceId, idempotencyKey } = wanted;
    const earlier = idempotencyKey && (await payments.findByKey(buyerId, idempotencyKey));
    if (earlier) return earlier;

    const offer = await payments.findOffer(serviceId);
    if (!offer) throw new CallRefusal(404, 'Service Not Found!');
    if (offer.sellerId === buyerId) {
      throw new CallRefusal(400, 'You cannot order your own service.');
    }
    if (offer.amount !== amount) {
      throw new CallRefusal(409, 'The price of this service has changed.');
    }
    return payments.record(wanted, offer);
  }

  /** The payment's own id is the provider's key: asking again gives the same intent. */
  async function createIntent(payment: Payment) {
    const intent = await provider.createIntent({
      amount: payment.amount,
      currency: 'inr',
      description: payment.service_title,
      metadata: toMetadata(payment),
      idempotencyKey: payment.id,
    });
    await payments.attachIntent(payment.id, intent);
    return intent.clientSecret;
  }

  return {
    getCardProviderKey: async () => ({ stripeApiKey: provider.publicKey }),

    startPayment: async ({ amount, service, orderInfo }, person, { idempotencyKey, address }) => {
      if (!service) throw new CallRefusal(400, 'Please say which service you are paying for.');
      const phoneNumber = checkPhoneNumber(orderInfo?.phoneNumber);

      const buyerId = person._id;
      const wanted = { buyerId, serviceId: service, phoneNumber, idempotencyKey, address };
      const payment = await findOrRecord(wanted, amount);
      const isTheSame =
        payment.service_id === service &&
        payment.amount === amount &&
        payment.phone_number === phoneNumber;
      if (!isTheSame) {
        throw new CallRefusal(409, 'This Idempotency-Key belongs to another payment.');
      }
      return { client_secret: payment.client_secret ?? (await createIntent(payment)) };
    },
  } satisfies Partial<Handlers>;
}
