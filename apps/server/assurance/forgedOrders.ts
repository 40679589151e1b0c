import type { TestMarket } from '../src/testing/createTestMarket.ts';
import { countOrders } from '../src/testing/createShop.ts';
import { createMoneyWorld, keepReconcilerAway } from './moneyWorld.ts';

/** What came of forged orders. Everything but `attempts` should be 0. */
export interface ForgedOrders {
  attempts: number;
  accepted: number;
  orders: number;
}

/** Orders with payments that are somebody else's, not paid, or for something else. */
export async function forgeOrders(market: TestMarket, attempts: number): Promise<ForgedOrders> {
  const world = await createMoneyWorld(market);
  const { shop, buyer, stranger, seller, logoDesign, bannerDesign, logoAnimation } = world;
  let accepted = 0;

  async function pay(token = 'tok_sandbox_webhookLost', isPassed = true) {
    const { secret, intentId } = await shop.start(buyer, logoDesign);
    await keepReconcilerAway(market, intentId);
    await shop.charge(secret, token, isPassed);
    return { secret, intentId };
  }
  const change = (intentId: string, to: { amount?: number; is_refunded?: boolean }) =>
    market.database.updateTable('sandbox_intents').set(to).where('id', '=', intentId).execute();

  const honestly = { person: buyer, service: logoDesign };
  const forgeries = [
    async () => ({ ...honestly, person: stranger, intentId: (await pay()).intentId }),
    async () => ({ ...honestly, person: seller, intentId: (await pay()).intentId }),
    async () => ({ ...honestly, service: bannerDesign, intentId: (await pay()).intentId }),
    async () => ({ ...honestly, service: logoAnimation, intentId: (await pay()).intentId }),
    async () => ({
      ...honestly,
      service: { ...logoDesign, price: 1 },
      intentId: (await pay()).intentId,
    }),
    async () => ({
      ...honestly,
      service: {
        ...logoDesign,
        user: bannerDesign.user.map((user) => ({ ...user, _id: stranger._id })),
      },
      intentId: (await pay()).intentId,
    }),
    async () => ({ ...honestly, intentId: (await shop.start(buyer, logoDesign)).intentId }),
    async () => ({ ...honestly, intentId: (await pay('tok_visa_chargeDeclined')).intentId }),
    async () => ({
      ...honestly,
      intentId: (await pay('tok_threeDSecure2Required', false)).intentId,
    }),
    async () => {
      const { secret, intentId } = await shop.start(buyer, logoDesign);
      const token = 'tok_threeDSecureRequired';
      await shop.provider.confirmPayment({ client_secret: secret, token });
      return { ...honestly, intentId };
    },
    async () => {
      const { secret, intentId } = await shop.start(buyer, logoDesign);
      await change(intentId, { amount: 100 });
      await shop.charge(secret, 'tok_sandbox_webhookLost');
      return { ...honestly, intentId };
    },
    async () => {
      const { intentId } = await pay();
      await change(intentId, { is_refunded: true });
      return { ...honestly, intentId };
    },
    async () => ({ ...honestly, intentId: (await pay()).secret }),
    async () => ({ ...honestly, intentId: (await pay()).intentId.toUpperCase() }),
    async () => ({ ...honestly, intentId: 'pi_000000000000000000000000' }),
    async () => ({ ...honestly, intentId: '' }),
    async () => ({ ...honestly, intentId: "' or '1'='1" }),
  ];

  for (let count = 0; count < attempts; count += 1) {
    const forgery = await forgeries[count % forgeries.length]?.();
    if (!forgery) continue;
    const { person, service, intentId } = forgery;
    await shop.order(person, service, intentId).then(
      () => (accepted += 1),
      () => undefined,
    );
  }
  return { attempts, accepted, orders: await countOrders(market) };
}
