import type {
  CallClientOptions,
  MarketAnswer,
  MarketClient,
  MarketRequest,
  Service,
} from '@market/api';
import { createSandboxClient } from '@market/api/sandbox';
import type { DraftContent } from '@market/api/contract';
import { anyPicture } from './pictures.ts';
import type { TestMarket } from './createTestMarket.ts';

/** A service that has everything. */
export const packagesContent: DraftContent = {
  title: 'Logo and more',
  description: 'A logo for your shop, and all that goes with it.',
  category: 'Graphics-And-Design',
  packages: [
    { name: 'Sketch', description: 'One sketch.', price: 1000, days: 3, revisions: 1 },
    { name: 'Logo', description: 'A logo.', price: 2500, days: 7, revisions: 2 },
    { name: 'Everything', description: 'All of it.', price: 6000, days: 14, revisions: null },
  ],
  extras: [
    { _id: 'fast', title: 'Fast', price: 499.5, days: -2, revisions: 0, most: 1 },
    { _id: 'card', title: 'Card', price: 150.25, days: 1, revisions: 1, most: 5 },
  ],
  questions: [
    { _id: 'name', text: 'What is its name?', kind: 'text', options: [], isRequired: true },
  ],
  faqs: [{ question: 'Is it mine?', answer: 'Yes.' }],
  tags: ['logo'],
  languages: ['en'],
  queueLimit: null,
};

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

    /** Publishes a service with three packages, for Rs.1000, 2500 and 6000, and two extras. */
    async offerPackages(seller: MarketClient): Promise<Service> {
      const { draft } = await seller.createDraft({});
      const { draft: withPicture } = await seller.addDraftPictures({
        id: draft._id,
        images: [anyPicture],
      });
      await seller.saveDraft({
        id: draft._id,
        content: packagesContent,
        images: withPicture.images.map(({ public_id = '' }) => ({ public_id, alt: 'A logo' })),
      });
      const { service } = await seller.publishDraft({ id: draft._id });
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

    /** Starts a payment of what is wanted, at the price that the server quotes. */
    async startWish(
      buyer: MarketClient,
      wish: Omit<MarketRequest<'quoteOrder'>, 'orderInfo'>,
      idempotencyKey?: string,
    ) {
      const quote = await buyer.quoteOrder(wish);
      const request = {
        ...wish,
        amount: Math.round(quote.totalPrice * 100),
        quote: quote.quote,
        orderInfo: { phoneNumber: '98450 12345' },
      };
      return { ...(await start(buyer, request, idempotencyKey)), quote, request };
    },

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

/** Waits until something is so; fails after half a minute. */
export async function until(isSo: () => Promise<boolean>) {
  const deadline = Date.now() + 30_000;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('It did not become so within half a minute.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export type Shop = ReturnType<typeof createShop>;
