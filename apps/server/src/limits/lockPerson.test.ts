import { refusals } from '@market/api/contract';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createShop } from '../testing/createShop.ts';
import { createTestMarket, type TestPerson } from '../testing/createTestMarket.ts';

const market = await createTestMarket();
const shop = createShop({ host: `${market.url}/api` });
beforeEach(market.empty);
afterAll(market.close);

/** Gives the codes of what was refused. */
async function findRefused(calls: Promise<unknown>[]): Promise<string[]> {
  const outcomes = await Promise.allSettled(calls);
  return outcomes
    .filter((outcome) => outcome.status === 'rejected')
    .map(({ reason }) => (reason as { code?: string }).code ?? String(reason));
}

/** Gives a seller and a buyer, and two services. */
async function open() {
  const seller = await market.createPerson('Asha Rao');
  const buyer = await market.createPerson('Ben Okafor');
  return { seller, buyer, first: await shop.offer(seller), second: await shop.offer(seller) };
}

test('of two coupons made at once, the one beyond the limit is refused', async () => {
  const { seller } = await open();
  await sql`
    insert into coupons (id, seller_id, code, kind, value, service_ids)
      select gen_random_uuid(), ${seller._id}, 'CODE-' || number, 'percent', 10, '{}'
      from generate_series(1, 199) as number`.execute(market.database);
  const make = (code: string) => seller.createCoupon({ code, kind: 'percent', value: 10 });
  expect(await findRefused([make('HELLO-1'), make('HELLO-2')])).toEqual([
    refusals.tooManyCoupons.code,
  ]);
});

test('of two offers made at once, the one beyond the limit is refused', async () => {
  const { seller, first } = await open();
  await sql`
    insert into offers (id, service_id, seller_id, title, text, price_paise, days, expires_at)
      select gen_random_uuid(), ${first._id}, ${seller._id}, 'Logo', 'A logo.', 90000, 3,
        now() + interval '1 day'
      from generate_series(1, 199)`.execute(market.database);
  const offer = { service: first._id, title: 'Logo', text: 'A logo.', price: 900, days: 3 };
  const make = () => seller.makeOffer({ ...offer, revisions: 1, standsDays: 7 });
  expect(await findRefused([make(), make()])).toEqual([refusals.tooManyOffers.code]);
});

test('of two services kept at once, the one beyond the limit is refused, and a kept one is not', async () => {
  const { seller, buyer, first, second } = await open();
  await sql`
    insert into services (id, seller_id, title, description, category, price_paise)
      select gen_random_uuid(), ${seller._id}, 'Logo', 'A logo.', 'Graphics-And-Design', 90000
      from generate_series(1, 999)`.execute(market.database);
  await sql`
    insert into cart_items (id, person_id, service_id)
      select gen_random_uuid(), ${buyer._id}, id from services
      where id not in (${first._id}, ${second._id})`.execute(market.database);
  const keep = (serviceId: string) => buyer.addToWishlist({ serviceId });
  const kept = [first._id, second._id];
  expect(await findRefused(kept.map(keep))).toEqual([refusals.wishlistFull.code]);
  expect(await findRefused(kept.map(keep))).toEqual([refusals.wishlistFull.code]);
});

test('of two people blocked at once, the one beyond the limit is refused', async () => {
  const { seller, buyer } = await open();
  const other = await market.createPerson('Chen Li');
  await sql`
    with strangers as (
      insert into people (id, fullname, email, password_hash)
        select gen_random_uuid(), 'Stranger', 'stranger' || number || '@example.com', ''
        from generate_series(1, 999) as number
        returning id)
    insert into blocks (person_id, blocked_id) select ${buyer._id}, id from strangers`.execute(
    market.database,
  );
  const block = ({ _id: id }: TestPerson) => buyer.blockPerson({ id });
  expect(await findRefused([block(seller), block(other)])).toEqual([refusals.tooManyBlocks.code]);
});
