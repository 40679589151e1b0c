import { refusals } from '@market/api/contract';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createRandom } from '../../samples/createRandom.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { openGuard } from '../guard/index.ts';
import { createPersonalDataQueries } from '../people/personalDataQueries.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { createServiceQueries, usualPromises } from '../services/index.ts';
import { createTestMarket } from '../testing/createTestMarket.ts';
import { createOrderReviewQueries } from './orderReviewQueries.ts';
import { usualReviewTerms } from './reviewTerms.ts';
import { createServiceReviewQueries } from './serviceReviewQueries.ts';

/** How much happens: `REVIEW_ACTS=100000` takes a while. */
const acts = Number(process.env['REVIEW_ACTS'] ?? 1_500);

const market = await createTestMarket();
beforeEach(market.empty);
afterAll(market.close);

const { database } = market;
const services = createServiceQueries(database, usualPromises);
const orderReviews = createOrderReviewQueries(database);
const serviceReviews = createServiceReviewQueries(database);
const personalData = createPersonalDataQueries(database);
const terms = await usualReviewTerms();
const address = '10.0.0.1';

/** What is kept of reviews, beside what it is the sum of. */
async function readSums() {
  const { rows } = await sql<{ kept: unknown; counted: unknown }>`
    select
      (select json_agg((id, rating_sum, rating_count, verified_sum, verified_count) order by id)
        from services) as kept,
      (select json_agg((id,
          coalesce((select sum(rating) from reviews
            where service_id = services.id and removed_at is null), 0),
          (select count(*) from reviews where service_id = services.id and removed_at is null),
          coalesce((select sum(rating) from reviews
            where service_id = services.id and removed_at is null and is_verified), 0),
          (select count(*) from reviews
            where service_id = services.id and removed_at is null and is_verified)) order by id)
        from services) as counted
    union all select
      (select json_agg((service_id, rating, count) order by service_id, rating)
        from rating_counts where count <> 0),
      (select json_agg((service_id, rating, count) order by service_id, rating) from (
        select service_id, rating, count(*) from reviews where removed_at is null group by 1, 2
      ) as counted)
    union all select
      (select json_agg((service_id, person_id, helpful) order by service_id, person_id)
        from reviews),
      (select json_agg((service_id, person_id, (select count(*) from review_votes
          where review_votes.service_id = reviews.service_id and reviewer_id = reviews.person_id))
          order by service_id, person_id) from reviews)
    union all
      -- A buyer who has completed an order is known to have bought it; the last one published is heard.
      select
      (select to_json(count(*)) from reviews where not is_verified
        and has_completed(service_id, person_id)), to_json(0)
    union all select
      (select to_json(count(*)) from order_reviews as mine
        join order_reviews as theirs using (order_id)
        where mine.author = 'buyer' and theirs.author = 'seller'
          and (mine.published_at is null) <> (theirs.published_at is null)), to_json(0)`.execute(
    database,
  );
  return rows;
}

async function compareSums() {
  for (const { kept, counted } of await readSums()) expect(kept).toEqual(counted);
}

/** Whatever is refused changes nothing. */
const refusable = (error: unknown) => {
  if (error instanceof CallRefusal && Object.hasOwn(refusals, error.code)) return;
  throw error;
};

// Shows X33, X34.
test(
  `all sums are right after ${acts} random acts`,
  async () => {
    const random = createRandom(7);
    let people: string[] = [];
    for (let number = 1; number <= 12; number += 1) {
      people.push((await market.createPerson(`Person ${number}`))._id);
    }
    const offered: { id: string; sellerId: string }[] = [];
    const fields = { title: 'Logo', description: 'A logo.', price: 900, images: [] };
    for (const sellerId of people.slice(0, 4)) {
      for (let number = 0; number < 2; number += 1) {
        const id = await services.add(sellerId, { ...fields, category: 'Graphics-And-Design' });
        offered.push({ id, sellerId });
      }
    }
    let orders: { id: string; buyerId: string; sellerId: string }[] = [];
    const opinion = () => ({ rating: random.whole(1, 5), comment: 'So it was.' });
    const pickKey = () => ({ serviceId: random.pick(offered).id, writerId: random.pick(people) });
    const operator = { personId: people[0] ?? '', address };

    const happenings = [
      async () => {
        const { id: serviceId, sellerId } = random.pick(offered);
        const buyerId = random.pick(people.filter((id) => id !== sellerId));
        const [id, payment] = [uuidv7(), uuidv7()];
        const stage = random.pick(['working', 'completed', 'completed']);
        await inTransaction(database, async (transaction) => {
          await sql`
          insert into payments (id, intent_id, buyer_id, seller_id, service_id, service_title, amount,
              phone_number, status, settled_at)
            values (${payment}, ${payment}, ${buyerId}, ${sellerId}, ${serviceId}, 'Logo', 90000, '1',
              'succeeded', now())`.execute(transaction);
          await sql`
          insert into orders (id, payment_id, buyer_id, seller_id, stage, status)
            values (${id}, ${payment}, ${buyerId}, ${sellerId}, ${stage},
              ${stage === 'completed' ? 'Delivered' : 'Processing'})`.execute(transaction);
        });
        orders = [...orders.slice(-30), { id, buyerId, sellerId }];
      },
      async () => {
        const order = random.pick(orders);
        await inTransaction(database, (transaction) =>
          sql`
            update orders set stage = 'completed', status = 'Delivered', stage_since = now()
              where id = ${order.id} and stage = 'working'`.execute(transaction),
        );
      },
      ...Array.from({ length: 4 }, () => async () => {
        const { id, buyerId, sellerId } = random.pick(orders);
        const personId = random.pick([buyerId, sellerId]);
        await orderReviews.write(id, { personId, address }, opinion(), terms);
      }),
      async () => {
        const { id, sellerId } = random.pick(offered);
        const personId = random.pick(people.filter((one) => one !== sellerId));
        await orderReviews.writeOpen(id, personId, opinion(), terms, openGuard);
      },
      // As a process of the version before writes a review: it knows of no new column.
      async () => {
        const { id: serviceId } = random.pick(offered);
        const personId = random.pick(people);
        const { rating } = opinion();
        await inTransaction(database, async (transaction) => {
          await sql`select from services where id = ${serviceId} for update`.execute(transaction);
          const { rows } = await sql<{ rating: number }>`
            delete from reviews where service_id = ${serviceId} and person_id = ${personId}
              returning rating`.execute(transaction);
          await sql`
            insert into reviews (service_id, person_id, rating, comment)
              values (${serviceId}, ${personId}, ${rating}, 'As before.')`.execute(transaction);
          const [earlier] = rows;
          await sql`
            update services set rating_sum = rating_sum + ${rating - (earlier?.rating ?? 0)},
                rating_count = rating_count + ${earlier ? 0 : 1}
              where id = ${serviceId}`.execute(transaction);
        });
      },
      ...Array.from({ length: 2 }, () => async () => {
        await serviceReviews.vote(pickKey(), random.pick(people), random.chance(0.6));
      }),
      async () => {
        const { id: serviceId, sellerId } = random.pick(offered);
        await serviceReviews.reply({ serviceId, writerId: random.pick(people) }, sellerId, 'So.');
      },
      async () => {
        const { id, buyerId, sellerId } = random.pick(orders);
        if (random.chance(0.5)) await serviceReviews.remove(pickKey(), 'Rude.', operator);
        else {
          const writerId = random.pick([buyerId, sellerId]);
          await serviceReviews.removeFromOrder({ orderId: id, writerId }, 'Rude.', operator);
        }
      },
      async () => {
        const { id } = random.pick(orders);
        await sql`
          update order_reviews set publish_at = now() - interval '1 day'
            where order_id = ${id} and published_at is null`.execute(database);
        await orderReviews.publishDue();
      },
    ];

    await happenings[0]?.();
    const width = 8;
    for (let done = 0; done < acts; done += width) {
      const several = Array.from({ length: width }, () => random.pick(happenings));
      await Promise.all(several.map((happen) => happen().catch(refusable)));
      if (done % (width * 25) === 0) {
        await compareSums();
      }
      // Those who have bought, reviewed and found helpful leave now and then, and others come.
      if (done % (width * 60) === width * 59) {
        const leaver = random.pick(people.slice(4));
        await personalData.erase(leaver);
        const newcomer = await market.createPerson(`Newcomer ${done}`);
        people = [...people.filter((id) => id !== leaver), newcomer._id];
        orders = orders.filter(({ buyerId }) => buyerId !== leaver);
        if (orders.length === 0) await happenings[0]?.();
      }
    }
    await compareSums();
    const { written, published, removed } = await database
      .selectFrom('order_reviews')
      .select([
        sql<number>`count(*)::int`.as('written'),
        sql<number>`count(published_at)::int`.as('published'),
        sql<number>`count(removed_at)::int`.as('removed'),
      ])
      .executeTakeFirstOrThrow();
    // That something has happened at all.
    expect(written).toBeGreaterThan(acts / 100);
    expect(published).toBeGreaterThan(acts / 200);
    expect(removed).toBeGreaterThan(0);
  },
  60_000 + acts * 60,
);
