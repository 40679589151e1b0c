import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { nowhere, type OrderedMoney, type Position } from './positionOf.ts';

/** What an order without terms, or of a version that knew no commission, is held to. */
const usual = { commissionBasisPoints: 1000, clearingDays: 14 };

/** The money of an order, as its payment and its progress tell it. */
export interface PaidMoney extends OrderedMoney {
  paymentId: string;
  /** Null when the account is gone. */
  sellerId: string | null;
  /** From when on the seller may be paid; null before it is theirs. */
  availableAt: Date | null;
}

/**
 * What payments and orders say about all the money there is: columns named as in `PaidMoney`. Nothing of the
 * ledger itself is asked.
 */
export const moneyOfPayments = sql`
  select payments.id as "paymentId", payments.seller_id as "sellerId",
    payments.status = 'disputed' as "isDisputed",
    released.at is not null as "isReleased",
    case when orders.id is not null and payments.status in ('succeeded', 'disputed')
      then amount - refunded_paise else 0 end as kept,
    coalesce((terms->>'commissionBasisPoints')::int, ${sql.lit(usual.commissionBasisPoints)})
      as "commissionBasisPoints",
    released.at + interval '1 day'
      * coalesce((terms->>'clearingDays')::float8, ${sql.lit(usual.clearingDays)}) as "availableAt"
  from payments left join orders on payment_id = payments.id,
    lateral (select coalesce(released_at, case when stage = 'completed' then stage_since end) as at)
      as released`;

/** Reads what is to be posted of some payments. */
export async function readMoney(database: Database, paymentIds: readonly string[]) {
  const { rows } = await sql<PaidMoney>`
    ${moneyOfPayments} where payments.id = any(${paymentIds}::uuid[])`.execute(database);
  return rows;
}

/** What was posted so far about one payment. */
export interface Posted {
  /** How many transfers there are. */
  count: number;
  position: Position;
  /** Whether one of them released the money. */
  isReleased: boolean;
  /** Whose the seller's account is; undefined while there is none. */
  sellerId?: string | null;
}

/** Reads what was posted about some payments, by their ids. Those about which nothing was are left out. */
export async function readPosted(database: Database, paymentIds: readonly string[]) {
  const entries = await database
    .selectFrom('transfers')
    .innerJoin('entries', 'transfer_id', 'transfers.id')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['transfers.id', 'transfers.kind as what', 'payment_id', 'person_id', 'amount'])
    .select('accounts.kind')
    .where('payment_id', '=', sql<string>`any(${paymentIds}::uuid[])`)
    .execute();
  const posted = new Map<string, Posted>();
  const counted = new Set<string>();
  for (const { id, what, payment_id: paymentId, kind, person_id: personId, amount } of entries) {
    const known: Posted = posted.get(paymentId) ?? {
      count: 0,
      position: { ...nowhere },
      isReleased: false,
    };
    known.position[kind] += amount;
    if (kind === 'seller') known.sellerId = personId;
    if (what === 'released') known.isReleased = true;
    if (!counted.has(id)) known.count += 1;
    counted.add(id);
    posted.set(paymentId, known);
  }
  return posted;
}
