import { parseArgs } from 'node:util';
import assert from 'node:assert/strict';
import { createRandom } from '../samples/createRandom.ts';
import { createShop, packagesContent } from '../src/testing/createShop.ts';
import { createTestMarket } from '../src/testing/createTestMarket.ts';
import { readBooks } from './moneyWorld.ts';

/**
 * Fills carts at random and orders some of them: what is quoted is the sum of its lines, what is charged
 * and what the order says. Nobody pays less by saying something else than was quoted. On PostgreSQL with
 * `TEST_DATABASE_URL`, otherwise on the embedded database. `assureCarts.ts COUNT` says how many.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const count = Number(positionals[0] ?? 100_000);
/** How many carts come to one that is paid. */
const paidEvery = 100;

const market = await createTestMarket({ rateLimitScale: 1_000_000 });
const shop = createShop({ host: `${market.url}/api` });
const seller = await market.createPerson('Asha Rao');
const buyer = await market.createPerson('Ben Okafor');
const service = await shop.offerPackages(seller);
const coupons = ['TEN', 'HUNDRED'];
await seller.createCoupon({ code: 'TEN', kind: 'percent', value: 10, mostPerPerson: null });
await seller.createCoupon({ code: 'HUNDRED', kind: 'amount', value: 100.5, mostPerPerson: null });
const random = createRandom(20_261_124);
const outcomes = { quoted: 0, refused: 0, paid: 0, tampered: 0 };
const began = performance.now();

for (let number = 1; number <= count; number += 1) {
  const extras = packagesContent.extras
    .filter(() => random.chance(0.5))
    .map(({ _id, most }) => ({ _id, quantity: random.whole(1, (most ?? 1) + 1) }));
  const wish = {
    service: service._id,
    package: random.whole(0, 3),
    extras,
    ...(random.chance(0.4) && { coupon: random.pick(coupons) }),
  };
  let quote;
  try {
    quote = await buyer.quoteOrder(wish);
    outcomes.quoted += 1;
  } catch (error) {
    // A package or a quantity that there is not.
    assert.match(String(error), /no longer offered/);
    outcomes.refused += 1;
    continue;
  }
  const sum = (quote.lines ?? []).reduce((all, { amount }) => all + Math.round(amount * 100), 0);
  const amount = Math.round(quote.totalPrice * 100);
  assert.equal(sum, amount);
  if (number % paidEvery !== 0) continue;

  const orderInfo = { phoneNumber: '98450 12345' };
  const request = { ...wish, amount, orderInfo, quote: quote.quote };
  const less = { ...request, amount: random.whole(1, amount - 1) };
  await assert.rejects(() => buyer.startPayment(less));
  outcomes.tampered += 1;
  const { client_secret: secret } = await buyer.startPayment(request);
  await shop.charge(secret);
  const { order } = await buyer.createOrder({
    service: service._id,
    orderInfo,
    totalPrice: quote.totalPrice,
    adminUser: seller._id,
    paymentInfo: { id: secret.split('_secret_')[0] ?? '', status: 'succeeded' },
  });
  assert.deepEqual(
    [order.totalPrice, order.lines, order.days, order.revisions],
    [quote.totalPrice, quote.lines, quote.days, quote.revisions],
  );
  outcomes.paid += 1;
}

const books = await readBooks(market);
assert.equal(books.captured, books.ordered + books.refunded);
assert.equal(books.unaccounted, 0);
assert.equal(books.orders, outcomes.paid);
const minutes = ((performance.now() - began) / 60_000).toFixed(1);
console.log(`${count} carts in ${minutes} min:`, outcomes, books);
await market.close();
