import type {
  CallClientOptions,
  MarketAnswer,
  MarketClient,
  MarketRequest,
  Service,
} from '@market/api';
import { createSandboxClient } from '@market/api/sandbox';
import { anyPicture } from './pictures.ts';
import type { TestMarket } from './createTestMarket.ts';

async function start(
  buyer: MarketClient,
  request: MarketRequest<'startPayment'>,
  idempotencyKey: string | undefined,
) {
  const { client_secret: secret } = await buyer.startPayment(request, { idempotencyKey });
  return { secret, intentId: secret.split('_secret_')[0] ?? '' };
}

/** Buys in tests as the site does: starts a payment, lets the card provider charge, orders. */
export function createShop(options: CallClientOptions) {
  const provider = createSandboxClient(options);

  return {
    /** What browsers ask the offline card provider. */
    provider,

    /** Publishes a service. The price is in rupees. */
    async offer(seller: MarketClient, price = 1299): Promise<Service> {
      const { service } = await seller.createService({
        title: 'Logo design',
        description: 'A logo for your shop.',
        category: 'Graphics-And-Design',
        price,
        images: [anyPicture],
      });
      return service;
    },

    /** Starts a payment and gives the intent with its secret. */
    start(buyer: MarketClient, service: Service, idempotencyKey?: string) {
      const request = {
        amount: service.price * 100,
        service: service._id,
        orderInfo: { phoneNumber: '98450 12345' },
      };
      return start(buyer, request, idempotencyKey);
    },

    /** Starts a payment as a client does that knows the specification only. The price is in rupees. */
    startByAmount: (buyer: MarketClient, price: number, idempotencyKey?: string) =>
      start(buyer, { amount: Math.round(price * 100) }, idempotencyKey),

    /** Charges a test card, its challenge included. */
    async charge(secret: string, token = 'tok_visa', isChallengePassed = true) {
      const outcome = await provider.confirmPayment({ client_secret: secret, token });
      return outcome.paymentIntent.status === 'requires_action'
        ? provider.completeChallenge({ client_secret: secret, isPassed: isChallengePassed })
        : outcome;
    },

    /** Places the order of a payment. */
    order: (
      buyer: MarketClient,
      service: Service,
      intentId: string,
    ): Promise<MarketAnswer<'createOrder'>> =>
      buyer.createOrder({
        service: service._id,
        orderInfo: { phoneNumber: '98450 12345' },
        totalPrice: service.price,
        adminUser: service.user[0]?._id ?? '',
        paymentInfo: { id: intentId, status: 'succeeded' },
      }),
  };
}

/** Counts all orders there are. */
export async function countOrders({ database }: Pick<TestMarket, 'database'>): Promise<number> {
  const { count } = await database
    .selectFrom('orders')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Tells who did something, as the audit trail has it: network addresses, or names of jobs. */
export async function listDoers({ database }: Pick<TestMarket, 'database'>, what: string) {
  const events = await database
    .selectFrom('audit_events')
    .select('address')
    .where('what', '=', what)
    .execute();
  return events.map(({ address }) => address);
}

/** Waits until something is so; fails after five seconds. */
export async function until(isSo: () => Promise<boolean>) {
  const deadline = Date.now() + 5_000;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('It did not become so within five seconds.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export type Shop = ReturnType<typeof createShop>;
