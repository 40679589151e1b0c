import { refusals } from '../contract/refusals.ts';
import { createSandboxClient } from '../sandbox/createSandboxClient.ts';
import type { Service } from '../services/calls.ts';
import { Skipped, needed, refused, same } from '../conformance/findings.ts';
import type { Ids, Stage } from '../conformance/Stage.ts';

/** Paying and ordering. Gives the order, unless this backend lets nobody pay without a page. */
export async function checkOrders(
  stage: Stage,
  { sellerId, buyerId }: Ids,
  { _id: serviceId, title }: Service,
): Promise<string | undefined> {
  const { host, look, createClient, visitor, seller, buyer, mark, people, password } = stage;
  const orderInfo = { phoneNumber: '+977 980 123 4567' };
  const key = await getKey(seller.getCardProviderKey());
  await look('getCardProviderKey', 'tells a visitor the public key', async () => {
    await visitor.getCardProviderKey();
  });
  await look('quoteOrder', 'refuses an order without a phone number', () =>
    refused(
      buyer.quoteOrder({ service: serviceId, orderInfo: { phoneNumber: ' ' } }),
      refusals.unfilledPhoneNumber,
    ),
  );
  await look('quoteOrder', 'refuses an own service', () =>
    refused(seller.quoteOrder({ service: serviceId, orderInfo }), refusals.ownServiceOrdered),
  );
  await look('quoteOrder', 'tells what an order would cost', async () => {
    same(await buyer.quoteOrder({ service: serviceId, orderInfo }), { totalPrice: 4800 });
  });
  await look('startPayment', 'refuses a visitor', () =>
    refused(visitor.startPayment({ amount: 480_000, service: serviceId }), {
      kind: 'unauthorized',
    }),
  );
  await look('startPayment', 'refuses another amount than the price', () =>
    refused(
      buyer.startPayment({ amount: 100, service: serviceId, orderInfo }),
      refusals.priceChanged,
    ),
  );
  await look('startPayment', 'gives the same key the same payment', async () => {
    const request = { amount: 480_000, service: serviceId, orderInfo };
    const idempotencyKey = `same-${mark}`;
    const first = await buyer.startPayment(request, { idempotencyKey });
    same(await buyer.startPayment(request, { idempotencyKey }), first);
  });
  await look('startPayment', 'takes an amount without saying what for', async () => {
    const { client_secret: secret } = await buyer.startPayment({ amount: 480_000 });
    same({ isGiven: secret !== '' }, { isGiven: true });
  });
  const toOrder = (id: string) => ({
    service: serviceId,
    orderInfo,
    totalPrice: 4800,
    adminUser: sellerId,
    paymentInfo: { id, status: 'succeeded' },
  });
  await look('createOrder', 'refuses a payment that nobody made', () =>
    refused(buyer.createOrder(toOrder(`pi_forged_${mark}`)), { kind: 'conflict' }),
  );
  const payment = await needed(() =>
    buyer.startPayment({ amount: 480_000, service: serviceId, orderInfo }),
  );
  const [intentId = ''] = payment.client_secret.split('_secret_');
  await look('createOrder', 'refuses a payment that has not succeeded', () =>
    refused(buyer.createOrder(toOrder(intentId)), refusals.paymentNotArrived),
  );
  const orderId = await optional(async () => {
    if (key.startsWith('pk_sandbox_')) {
      const token = 'tok_visa';
      await createSandboxClient({ host }).confirmPayment({ ...payment, token });
    }
    return (await buyer.createOrder(toOrder(intentId))).order._id;
  });
  const ordered = () => {
    if (!orderId) throw new Skipped('Orders cannot be paid for without the card provider’s page.');
    return orderId;
  };
  await look('createOrder', 'gives one payment one order', async () => {
    const id = ordered();
    same(await buyer.createOrder(toOrder(intentId)), { order: { _id: id, totalPrice: 4800 } });
  });
  await look('createOrder', 'takes whole objects for ids', async () => {
    const id = ordered();
    const named = { service: { _id: serviceId }, adminUser: { _id: sellerId } };
    same(await buyer.createOrder({ ...toOrder(intentId), ...named }), { order: { _id: id } });
  });
  await look('listMyOrders', 'lists the order for its buyer', async () => {
    ordered();
    const { orders } = await buyer.listMyOrders();
    same({ orders: orders.length }, { orders: 1 });
    same(orders[0], {
      totalPrice: 4800,
      orderStatus: 'Processing',
      service: { title },
      user: { _id: buyerId },
    });
  });
  await look('listSales', 'lists the order for its seller with the sum', async () => {
    const id = ordered();
    const { orders, totalAmount } = await seller.listSales();
    same({ totalAmount }, { totalAmount: 4800 });
    same({ orders }, { orders: [{ _id: id, user: people.buyer }] });
  });
  await look('getOrder', 'shows the order to both', async () => {
    const id = ordered();
    const order = { _id: id, orderInfo, paymentInfo: { status: 'succeeded' }, user: people.buyer };
    same(await buyer.getOrder({ id }), { order });
    same(await seller.getOrder({ id }), { order });
  });
  const stranger = createClient();
  await needed(() =>
    stranger.signUp({
      fullname: 'Conformance Stranger',
      email: `stranger-${mark}@conformance.example`,
      password,
      passwordverify: password,
    }),
  );
  await look('getOrder', 'does not show the order to others', () =>
    refused(stranger.getOrder({ id: ordered() }), refusals.orderNotFound),
  );
  await look('getOrder', 'does not know a text that is no id', () =>
    refused(buyer.getOrder({ id: 'no-id' }), refusals.orderNotFound),
  );
  await look('updateOrder', 'is the seller’s alone', () =>
    refused(buyer.updateOrder({ id: ordered(), orderStatus: 'Processing' }), { kind: 'notFound' }),
  );
  await look('updateOrder', 'marks the order as delivered', async () => {
    const id = ordered();
    await seller.updateOrder({ id, orderStatus: 'Delivered' });
    same(await buyer.getOrder({ id }), { order: { orderStatus: 'Delivered' } });
  });
  await look('updateOrder', 'takes no delivery back', () =>
    refused(
      seller.updateOrder({ id: ordered(), orderStatus: 'Processing' }),
      refusals.orderDelivered,
    ),
  );
  await look('refundOrder', 'does not give back what has been delivered', () =>
    refused(seller.refundOrder({ id: ordered() }), { kind: 'conflict' }),
  );
  return orderId;
}

const optional = <Result>(action: () => Promise<Result>): Promise<Result | undefined> =>
  action().catch(() => undefined);

const getKey = (call: Promise<{ stripeApiKey: string }>) =>
  call.then(
    ({ stripeApiKey }) => stripeApiKey,
    () => '',
  );

/** What an order tells when its service is gone. */
export async function checkKeptOrder(
  stage: Stage,
  orderId: string | undefined,
  { title }: Service,
) {
  const { look, buyer } = stage;
  await look('getOrder', 'keeps what was ordered when the service is gone', async () => {
    if (!orderId) throw new Skipped('There is no order.');
    same(await buyer.getOrder({ id: orderId }), { order: { service: { title, price: 4800 } } });
  });
}
