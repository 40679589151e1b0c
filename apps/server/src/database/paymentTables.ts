import type {
  DisputeOutcome,
  OrderActor,
  OrderQuestion,
  OrderSide,
  OrderStage,
  OrderStatus,
  OrderTerms,
  PriceLine,
  ProposalKind,
  RefundCause,
} from '@market/api/contract';
import type { SandboxTables } from '@market/card-sandbox/server';
import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | undefined, Date>;

/**
 * What somebody is about to pay for, as it was when they decided. The order can be placed from this
 * alone, even if service, seller or buyer are gone by then.
 */
export interface PaymentsTable {
  id: string;
  /** The intent's id at the card provider. Null until the provider has answered. */
  intent_id: string | null;
  client_secret: string | null;
  /** Null when the account is gone. */
  buyer_id: string | null;
  /** Null when the account is gone. */
  seller_id: string | null;
  service_id: string;
  service_title: string;
  /** The cover; null when there was none. */
  service_image_id: string | null;
  /** In paise. */
  amount: number;
  phone_number: string;
  /** How the payment stands at the card provider: a `PaymentStatus`. */
  status: Generated<string>;
  /** When the card provider was asked for the status. */
  status_as_of: Moment;
  /** Chosen by the buyer's browser, so that asking twice starts one payment. */
  idempotency_key: string | null;
  created_at: Moment;
  /** When the card provider may next be asked whether anything has happened. */
  check_at: Moment;
  /** When the order was placed, or when it became certain that there would be none. */
  settled_at: ColumnType<Date | null, never, Date>;
  /** What was asked for, as text that can be compared; null where only a service was named. */
  wish: ColumnType<string | null, string | null | undefined, never>;
  /** What the price is made up of, and what is promised for it; null where there was only a price. */
  agreed: ColumnType<Agreement | null, string | undefined, never>;
  /** Names exactly this price and these promises. */
  quote: ColumnType<string | null, string | undefined, never>;
  coupon_id: ColumnType<string | null, string | null | undefined, never>;
  offer_id: ColumnType<string | null, string | null | undefined, never>;
  /** What was given back of it, as far as it was noted; all of it when it is `refunded`, whatever this is. */
  refunded_paise: Generated<number>;
  /** When what it earned became the seller's; null before. */
  released_at: ColumnType<Date | null, undefined, Date>;
  /** With which status the ledger has it; null when there is something to post. */
  posted_status: ColumnType<string | null, undefined, string | null>;
}

/** What was agreed when somebody began to pay. */
export interface Agreement {
  lines: (Omit<PriceLine, 'amount'> & { amountPaise: number })[];
  days: number;
  /** Null means any number. */
  revisions: number | null;
}

/** A code with which a seller's services cost less. */
interface CouponsTable {
  id: string;
  seller_id: string;
  /** In capitals. */
  code: string;
  kind: 'percent' | 'amount';
  /** In percent, or in paise. */
  value: number;
  /** Empty for all of the seller's services. */
  service_ids: string[];
  least_paise: number | null;
  valid_from: Date | null;
  valid_until: Date | null;
  /** How often it can be used by all together; null for any number. */
  most: number | null;
  most_per_person: number | null;
  /** Payments with it that have not been called off. */
  uses: Generated<number>;
  paused_at: ColumnType<Date | null, undefined, Date | null>;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** What a seller offers one buyer. */
interface OffersTable {
  id: string;
  service_id: string;
  seller_id: string;
  title: string;
  text: string;
  price_paise: number;
  days: number;
  /** Null means any number. */
  revisions: number | null;
  /** How it was ended before anybody paid; null while it was not. */
  ended_as: ColumnType<'declined' | 'withdrawn' | null, undefined, 'declined' | 'withdrawn' | null>;
  expires_at: Date;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/**
 * How a deposit stands: `open` until an order has `claimed` it, or until it was decided to give it
 * back: `returning`, then `returned`. One that nobody pays is deleted.
 */
export type DepositStatus = 'open' | 'claimed' | 'returning' | 'returned';

/**
 * An amount that somebody is about to pay without saying what for. The order that does say so
 * claims it: from then on it is the payment with the same id.
 */
export interface DepositsTable {
  id: string;
  /** The intent's id at the card provider. Null until the provider has answered. */
  intent_id: string | null;
  client_secret: string | null;
  /** Null when the account is gone. */
  buyer_id: string | null;
  /** In paise. */
  amount: number;
  status: Generated<DepositStatus>;
  /** Chosen by the buyer's browser, so that asking twice starts one deposit. */
  idempotency_key: string | null;
  created_at: Moment;
  /** When it is next due to be looked at. */
  check_at: Moment;
  /** When its money was first seen; null before. */
  captured_at: ColumnType<Date | null, Date | undefined, Date>;
}

/** Who tries cards on an intent. */
export interface CardAttemptsTable {
  intent_id: string;
  buyer_id: string;
  /** From where the payment was started: see `toNetwork`. */
  network: string;
  /** How many cards were refused, as far as we know. */
  refused: Generated<number>;
  created_at: Moment;
}

/** Each payment that has succeeded has exactly one order. */
export interface OrdersTable {
  id: string;
  payment_id: string;
  /** Null when the account is gone. */
  buyer_id: string | null;
  /** Null when the account is gone. */
  seller_id: string | null;
  status: Generated<OrderStatus>;
  created_at: Moment;
  delivered_at: ColumnType<Date | null, never, Date | null>;
  /** When it was decided to give the money back. The order is cancelled then, whatever its stage. */
  refund_requested_at: ColumnType<Date | null, never, Date | null>;
  stage: Generated<KeptStage>;
  stage_since: Moment;
  /** Null until the order has begun. */
  terms: ColumnType<OrderTerms | null, undefined, string>;
  /** What the seller asked, and what was answered; null until the order has begun. */
  questions: ColumnType<OrderQuestion[] | null, undefined, string>;
  due_at: ColumnType<Date | null, undefined, Date | null>;
  accept_by: ColumnType<Date | null, undefined, Date | null>;
  revisions_used: Generated<number>;
  is_review_extended: Generated<boolean>;
  /** The event of the last delivery. */
  delivery_id: ColumnType<string | null, undefined, string>;
  /** How many entries of the schedule of its stage are over: see `listDue`. */
  schedule_step: Generated<number>;
  /** When the last of them was; null for none. */
  warned_at: ColumnType<Date | null, undefined, Date | null>;
  /** When time does something to it next; null for never. */
  next_at: ColumnType<Date | null, undefined, Date | null>;
  /** What waits for an answer; null for nothing. */
  proposal_id: ColumnType<string | null, undefined, string | null>;
  /** What the sides disagree about, or did last; null if they never did. */
  dispute_id: ColumnType<string | null, undefined, string | null>;
  /** Since when the holder of the card asks for the money; null while they do not. */
  charged_back_at: ColumnType<Date | null, undefined, Date | null>;
  /** Which side is to do the next thing: see `turnOf`. Null for none. */
  turn: ColumnType<OrderSide | null, undefined, OrderSide | null>;
  /** When its sides were reminded that they can review each other. */
  review_reminded_at: ColumnType<Date | null, undefined, Date>;
  /** Whether what was delivered first came on time; null before, and where it is not known. A trigger notes it. */
  first_delivery: ColumnType<'onTime' | 'late' | 'excused' | null, never, never>;
  first_delivered_at: ColumnType<Date | null, never, never>;
}

/** The stages that are kept: a cancelled order is one whose money is given back. */
export type KeptStage = Exclude<OrderStage, 'cancelled'>;

/** What has happened to orders. Only added to. */
export interface OrderEventsTable {
  id: string;
  order_id: string;
  kind: string;
  actor: OrderActor;
  text: Generated<string>;
  /** What it is about, in paise; null for no amount. */
  amount: ColumnType<number | null, number | null | undefined, never>;
  created_at: ColumnType<Date, Date | undefined, Date>;
}

/** What one side of an order has proposed to the other. Why stands in the event with the same id. */
export interface ProposalsTable {
  id: string;
  order_id: string;
  kind: ProposalKind;
  side: OrderSide;
  /** How many days more; null unless it is an extension. */
  days: number | null;
  /** What the buyer is to get back, in paise; null unless it is a refund. */
  amount: number | null;
  expires_at: Date;
  /** `over` when the order has moved on without an answer. */
  state: Generated<'open' | 'accepted' | 'declined' | 'withdrawn' | 'lapsed' | 'over'>;
}

/** What the sides of an order could not agree about. What was said stands in the events that are named. */
export interface DisputesTable {
  /** Of the event with which it was opened. */
  id: string;
  order_id: string;
  side: OrderSide;
  opened_at: Date;
  /** What the buyer is to get back, in paise; null where nobody said. */
  wanted: number | null;
  answer_by: Date;
  answer_id: string | null;
  stage_before: KeptStage;
  stage_before_since: Date;
  /** What was decided; null while nothing is. */
  outcome: DisputeOutcome | null;
  /** What the buyer gets back, in paise; null unless it is a part. */
  amount: number | null;
  decision_id: string | null;
  decided_at: Date | null;
  decided_by: string | null;
  appeal_id: string | null;
  appeal_side: OrderSide | null;
  /** Who decided what was appealed against. */
  first_decided_by: string | null;
  /** Who is looking at it, and since when. */
  taken_by: string | null;
  taken_at: Date | null;
  /** When the order moved on from it; null while it rests. */
  closed_at: Date | null;
}

/** How much somebody offers, has ordered and has sold. Triggers maintain it. */
interface PersonTotalsTable {
  person_id: string;
  /** Services on the market. */
  offered: ColumnType<number, never, never>;
  /** Those of them that are paused. */
  paused: ColumnType<number, never, never>;
  bought: ColumnType<number, never, never>;
  sold: ColumnType<number, never, never>;
  /** Orders to deliver whose money is there. */
  to_deliver: ColumnType<number, never, never>;
  /** How many people have ordered from them. */
  customers: ColumnType<number, never, never>;
}

/** What somebody has sold on one day in UTC. Triggers maintain it. */
interface SalesDaysTable {
  seller_id: string;
  /** Such as `2026-11-18`. */
  day: ColumnType<string, never, never>;
  sold: ColumnType<number, never, never>;
  /** Without refunded and disputed orders. */
  kept_paise: ColumnType<number, never, never>;
}

/** Who has ordered from whom. Triggers maintain it. */
interface CustomersTable {
  seller_id: string;
  buyer_id: string;
  orders: ColumnType<number, never, never>;
  last_ordered_at: ColumnType<Date, never, never>;
}

/** Money that goes back to a buyer. */
export interface RefundsTable {
  id: string;
  payment_id: string;
  order_id: string;
  /** In paise. */
  amount: number;
  cause: RefundCause;
  /** Who decided it; null for nobody here, and when the account is gone. */
  decided_by: ColumnType<string | null, string | null, never>;
  /** `withdrawn` when the card provider refused it. */
  state: Generated<'requested' | 'done' | 'withdrawn'>;
  /** How often the bank sent the money back after all. */
  failures: Generated<number>;
  created_at: ColumnType<Date, Date | undefined, never>;
  done_at: ColumnType<Date | null, Date | undefined, Date | null>;
}

export interface PaymentTables extends SandboxTables {
  payments: PaymentsTable;
  coupons: CouponsTable;
  offers: OffersTable;
  deposits: DepositsTable;
  card_attempts: CardAttemptsTable;
  refunds: RefundsTable;
  orders: OrdersTable;
  order_events: OrderEventsTable;
  proposals: ProposalsTable;
  disputes: DisputesTable;
  person_totals: PersonTotalsTable;
  sales_days: SalesDaysTable;
  customers: CustomersTable;
}
