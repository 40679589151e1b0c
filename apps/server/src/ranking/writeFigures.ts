import { sql } from 'kysely';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import { createFacts, findSellerFacts, type SellerFacts, toEntry } from '../score/index.ts';
import { listFigures } from '../search/index.ts';
import { makeFigures, type MarketMeans, type ServiceFacts } from './toFigures.ts';

/** How many days count; those on which a seller is away are added to them. */
export const countedDays = 90;

/** However long somebody is away, this is not looked at. */
const mostDays = 365;

const dayLength = 86_400_000;

/** The number of the lock that is held while figures are written. */
const writing = 72_057_002;

/** What a market is taken for in which nobody has rated or bought anything. */
const fewest = { stars: 4, topBuyers: 10 };

/** What the figures of all services are measured by. */
export async function findMeans(database: Database): Promise<MarketMeans> {
  const { rows } = await sql<{ stars: number | null; top: number | null }>`
    select
      (select (sum(rating_sum)::float8 / nullif(sum(rating_count), 0))::float8 from services
        where deleted_at is null) as stars,
      (select percentile_disc(0.99) within group (order by buyers) from (
        select count(distinct orders.buyer_id)::int as buyers
        from orders join payments on payments.id = orders.payment_id
        where stage = 'completed' and refund_requested_at is null
          and stage_since >= now() - make_interval(days => ${countedDays}::int)
        group by payments.service_id) as sold) as top`.execute(database);
  return {
    stars: rows[0]?.stars ?? fewest.stars,
    topBuyers: Math.max(fewest.topBuyers, rows[0]?.top ?? 0),
  };
}

interface ServiceRow extends ServiceFacts {
  id: string;
  seller_id: string;
  /** From when on what its seller did counts. */
  since: Date;
}

/** The services of some sellers. */
async function findServices(database: Database, sellerIds: readonly string[]) {
  const { rows } = await sql<ServiceRow>`
    with sellers as (
      select seller.id as seller_id,
        greatest(now() - make_interval(days => ${mostDays}::int),
          now() - make_interval(days => ${countedDays}::int) - coalesce((
            select sum(least(until_at, now())
                - greatest(from_at, now() - make_interval(days => ${countedDays}::int)))
              from away_times
              where person_id = seller.id and from_at < now()
                and until_at > now() - make_interval(days => ${countedDays}::int)),
            interval '0')) as since
      from unnest(${sellerIds}::uuid[]) as seller (id))
    select services.id, seller_id, since,
        (rating_sum + verified_sum)::float8 as "ratingSum",
        (rating_count + verified_count)::float8 as "ratingCount",
        coalesce((select sold from service_queues where service_id = services.id), 0)::int as orders,
        (select count(distinct orders.buyer_id)::int
          from orders join payments on payments.id = orders.payment_id
          where orders.seller_id = services.seller_id and payments.service_id = services.id
            and stage = 'completed' and refund_requested_at is null
            and stage_since >= since) as buyers
      from services join sellers using (seller_id)
      where deleted_at is null`.execute(database);
  return rows;
}

/** What of a seller counts that happened since a moment. */
const sift = ({ orders, questions, uncounted }: SellerFacts, since: Date): SellerFacts =>
  createFacts({
    orders: orders
      .filter(
        ({ endedAt, firstDeliveredAt }) =>
          (endedAt !== null && endedAt >= since) ||
          (firstDeliveredAt !== null && firstDeliveredAt >= since),
      )
      .map((order) => ({
        ...order,
        end: uncounted.has(toEntry('carried', order.id)) ? 'nobodysFault' : order.end,
        firstDelivery: uncounted.has(toEntry('onTime', order.id)) ? 'excused' : order.firstDelivery,
      })),
    questions: questions.filter(
      ({ at, conversationId }) => at >= since && !uncounted.has(toEntry('answers', conversationId)),
    ),
  });

/**
 * Makes up anew what decides where the services of some sellers are found. Tells whether it did: while somebody
 * else does so, it does not.
 */
export async function writeFigures(
  database: Database,
  sellerIds: readonly string[],
  means: MarketMeans,
  answerHours: number,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const { rows: locks } = await sql<{ isMine: boolean }>`
      select pg_try_advisory_xact_lock(${sql.lit(writing)}) as "isMine"`.execute(transaction);
    if (!locks[0]?.isMine) return false;
    const services = await findServices(transaction, sellerIds);
    const now = Date.now();
    const earliest = new Date(now - mostDays * dayLength);
    const facts = await findSellerFacts(transaction, sellerIds, earliest, answerHours);
    const rows = services.map(({ id, seller_id: sellerId, since, ...service }) => {
      const seller = facts.get(sellerId) ?? createFacts();
      const figures = makeFigures(service, sift(seller, since), means, answerHours, now);
      return { id, figures: listFigures(figures) };
    });
    // What stays as it was is not written: every search would take it in again.
    await sql`
      update services set figures = new.figures
      from json_to_recordset(${JSON.stringify(rows)}::json) as new (id uuid, figures smallint[])
      where services.id = new.id and services.figures <> new.figures`.execute(transaction);
    return true;
  });
}
