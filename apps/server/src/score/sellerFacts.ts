import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import {
  createFacts,
  type OrderFact,
  type QuestionFact,
  type RatingFact,
  type SellerFacts,
} from './toPoints.ts';

/** How orders end that a seller has not carried through. All other ends are nobody's fault, the buyer's or the market's. */
const sellersFaults = ['refund', 'cancelLate', 'refundByDecision'];

const endings = [
  ...sellersFaults,
  'expire',
  'cancelEarly',
  'cancelUnanswered',
  'acceptCancellation',
  'forceCancel',
];

interface OrderRow {
  seller_id: string;
  id: string;
  buyer_id: string;
  stage: string;
  stage_since: Date;
  refund_requested_at: Date | null;
  due_at: Date | null;
  ended_by: string | null;
  first_delivery: OrderFact['firstDelivery'];
  first_delivered_at: Date | null;
}

function toOrderFact(row: OrderRow): OrderFact {
  const { refund_requested_at: cancelledAt, stage, stage_since: since } = row;
  const isCompleted = cancelledAt === null && stage === 'completed';
  return {
    id: row.id,
    buyerId: row.buyer_id,
    endedAt: cancelledAt ?? (isCompleted ? since : null),
    end: isCompleted ? 'completed' : cancelledAt ? toFault(row) : null,
    firstDelivery: row.first_delivery,
    firstDeliveredAt: row.first_delivered_at,
  };
}

/** Whose fault a cancelled order was. One that has no day on which it is due never got its answers. */
function toFault({ ended_by: ending, due_at: dueAt }: OrderRow) {
  const isSellers = ending === 'expire' ? dueAt !== null : sellersFaults.includes(ending ?? '');
  return isSellers ? 'sellersFault' : 'nobodysFault';
}

const findOrders = async (database: Database, ids: readonly string[], since: Date) => {
  const { rows } = await sql<OrderRow>`
    select orders.seller_id, orders.id, coalesce(buyer_id, orders.id) as buyer_id, stage, stage_since,
        refund_requested_at, due_at, ending.kind as ended_by, first_delivery, first_delivered_at
      from orders
      left join lateral (
        select kind from order_events
          where order_id = orders.id and kind = any(${endings})
          order by created_at desc, id desc limit 1) as ending on refund_requested_at is not null
      where seller_id = any(${ids}::uuid[])
        and (stage_since >= ${since} or refund_requested_at >= ${since}
          or first_delivered_at >= ${since})`.execute(database);
  return rows;
};

interface RatingRow {
  about_id: string;
  order_id: string;
  rating: number;
  created_at: Date;
}

/** What buyers thought of orders, once both sides may know. */
async function findRatings(database: Database, ids: readonly string[], since: Date) {
  const { rows } = await sql<RatingRow>`
    select about_id, order_id, rating, created_at
      from order_reviews
      where author = 'buyer' and about_id = any(${ids}::uuid[])
        and published_at is not null and removed_at is null and created_at >= ${since}`.execute(
    database,
  );
  return rows;
}

interface QuestionRow {
  seller_id: string;
  conversation_id: string;
  sent_at: Date;
  answered_at: Date | null;
  is_excused: boolean;
}

const findQuestions = async (
  database: Database,
  ids: readonly string[],
  since: Date,
  answerHours: number,
) => {
  const { rows } = await sql<QuestionRow>`
    select own.person_id as seller_id, asked.conversation_id, asked.sent_at, answered_at,
        (asked.sender_id is null
          or exists (select from reports
            where by_person = own.person_id and about_person = asked.sender_id and reason = 'spam')
          or exists (select from away_times
            where person_id = own.person_id and until_at > asked.sent_at
              and from_at < asked.sent_at + make_interval(hours => ${answerHours}::int))) as is_excused
      from conversation_members as own
      join messages as asked on asked.conversation_id = own.conversation_id
        and asked.number = 1 and asked.sender_id is distinct from own.person_id
      cross join lateral (
        select min(sent_at) as answered_at from messages
          where conversation_id = own.conversation_id and number is not null
            and sender_id = own.person_id) as answers
      where own.person_id = any(${ids}::uuid[]) and asked.sent_at >= ${since}`.execute(database);
  return rows;
};

/** What the market has decided to count no more, of whom. */
async function findUncounted(database: Database, ids: readonly string[]) {
  const { rows } = await sql<{ about_person: string; subject: string }>`
    select about_person, subject from decisions
      where about_person = any(${ids}::uuid[]) and action = 'uncounted'`.execute(database);
  return rows;
}

/** Finds all that decides about the scores of sellers, by their ids. */
export async function findSellerFacts(
  database: Database,
  ids: readonly string[],
  since: Date,
  answerHours: number,
): Promise<Map<string, SellerFacts>> {
  const facts = new Map(ids.map((id) => [id, createFacts()]));
  for (const row of await findOrders(database, ids, since)) {
    facts.get(row.seller_id)?.orders.push(toOrderFact(row));
  }
  for (const row of await findRatings(database, ids, since)) {
    const fact: RatingFact = { orderId: row.order_id, stars: row.rating, at: row.created_at };
    facts.get(row.about_id)?.ratings.push(fact);
  }
  for (const row of await findQuestions(database, ids, since, answerHours)) {
    const fact: QuestionFact = {
      conversationId: row.conversation_id,
      at: row.sent_at,
      answeredAt: row.answered_at,
      isExcused: row.is_excused,
    };
    facts.get(row.seller_id)?.questions.push(fact);
  }
  for (const { about_person: sellerId, subject } of await findUncounted(database, ids)) {
    facts.get(sellerId)?.uncounted.add(subject);
  }
  return facts;
}
