import type { ColumnType, Generated, Kysely } from 'kysely';
import type {
  Category,
  DraftContent,
  Listing,
  OrderChoice,
  Role,
  ServiceExtra,
  ServicePackage,
} from '@market/api/contract';
import type { AccountTables } from './accountTables.ts';
import type { AnalyticsTables } from './analyticsTables.ts';
import type { ConversationTables } from './conversationTables.ts';
import type { CreationMoment } from './CreationMoment.ts';
import type { DecisionTables } from './decisionTables.ts';
import type { GuardTables } from './guardTables.ts';
import type { IdentityTables } from './identityTables.ts';
import type { FileTables } from './fileTables.ts';
import type { Letter, MailTopic } from './Letter.ts';
import type { LedgerTables } from './ledgerTables.ts';
import type { NewsTables } from './newsTables.ts';
import type { PaymentTables } from './paymentTables.ts';
import type { ReviewTables } from './reviewTables.ts';
import type { ScoreTables } from './scoreTables.ts';
import type { SavedSearchTables } from './savedSearchTables.ts';

interface ImagesTable {
  /** Random; also the name of the files. */
  id: string;
  /** In pixels, of the largest version. */
  width: number;
  height: number;
  /** The widths, in pixels, in which the picture is stored. */
  widths: number[];
  /** A data URL. */
  placeholder: string;
  created_at: CreationMoment;
}

interface PeopleTable {
  id: string;
  fullname: string;
  email: string;
  password_hash: string;
  bio: string | null;
  origin: string | null;
  avatar_id: string | null;
  created_at: CreationMoment;
  /** What was paid for their orders, without refunded and disputed ones. A trigger maintains it. */
  sold_paise: ColumnType<number, never, never>;
  /** Until when they take no orders; null or past while they do. */
  away_until: ColumnType<Date | null, undefined, Date | null>;
  /** What they say about it. */
  away_note: Generated<string>;
  /** Whether they have chosen a password. A trigger notes when they do. */
  has_password: ColumnType<boolean, boolean | undefined, never>;
  /** In which language they are written to; null if their browser has not said. */
  language: ColumnType<string | null, undefined, string>;
  /** Since when somebody of the market is to look at the account; null for not at all. */
  held_at: ColumnType<Date | null, undefined, Date | null>;
  /** Since when the market knows who they are; null for not. Changing the name ends it. */
  verified_at: ColumnType<Date | null, undefined, Date | null>;
}

interface SessionsTable {
  id: string;
  person_id: string;
  token_hash: string;
  user_agent: string;
  created_at: CreationMoment;
  last_seen_at: ColumnType<Date, Date | undefined, Date>;
  /** Whether an issuer has begun it, of whom it is not known when they last saw the owner. */
  begun_elsewhere: ColumnType<boolean, boolean | undefined, never>;
  /** When the code of a second factor was last typed in it; null if it never was. */
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date>;
}

interface SecondFactorsTable {
  id: string;
  person_id: string;
  kind: 'totp';
  name: string;
  /** Encrypted: see `createSecretBox`. */
  secret: Buffer;
  /** The last step of time whose code was used. */
  last_step: ColumnType<number | null, undefined, number>;
  created_at: CreationMoment;
  /** Null while its owner has not shown that the app has the secret. */
  confirmed_at: ColumnType<Date | null, undefined, Date>;
  last_used_at: ColumnType<Date | null, undefined, Date>;
}

interface RecoveryCodesTable {
  hash: string;
  person_id: string;
  created_at: CreationMoment;
  used_at: ColumnType<Date | null, undefined, Date>;
}

interface OperatorsTable {
  person_id: string;
  role: Role;
  /** Null for one who was made an operator with the command. */
  granted_by: ColumnType<string | null, undefined>;
  created_at: CreationMoment;
}

interface PasswordResetRequestsTable {
  id: string;
  /** As typed; whether an account has it is checked later. */
  email: string;
  created_at: CreationMoment;
}

interface PasswordResetsTable {
  person_id: string;
  token_hash: string;
  expires_at: Date;
}

interface EmailConfirmationsTable {
  id: string;
  /** As typed; whether an account has it is checked later. */
  email: string;
  /** Whose address it is to be; null for an account that is to begin. */
  person_id: ColumnType<string | null, string | undefined>;
  /** Of an account that is to begin. */
  fullname: ColumnType<string | null, string | undefined>;
  /** Of an account that is to begin. */
  password_hash: ColumnType<string | null, string | undefined>;
  /** Null until the mail has been written. */
  token_hash: ColumnType<string | null, string | undefined, string>;
  expires_at: Date;
  created_at: CreationMoment;
}

interface Priced {
  pricePaise: number;
}

/** How a service is sold: prices are in paise, and that of the first package is the service's own. */
export interface StoredListing extends Omit<Listing, 'packages' | 'extras'> {
  packages: (Omit<ServicePackage, 'price'> & Priced)[];
  extras: (Omit<ServiceExtra, 'price'> & Priced)[];
}

/** Why a service is held back: with its seller, until it is approved, until it is changed, or for good. */
export type HeldBack = 'seller' | 'waiting' | 'returned' | 'hidden';

interface ServicesTable {
  id: string;
  seller_id: string;
  title: string;
  description: string;
  category: Category;
  price_paise: number;
  rating_sum: Generated<number>;
  rating_count: Generated<number>;
  /** Of the ratings of those who have bought it. Triggers maintain both. */
  verified_sum: ColumnType<number, never, never>;
  verified_count: ColumnType<number, never, never>;
  created_at: CreationMoment;
  /** When it was taken off the market; orders still refer to it. */
  deleted_at: ColumnType<Date | null, undefined, Date>;
  /** Null for a service that has only a price. */
  listing: ColumnType<StoredListing | null, string | undefined, string>;
  /** When its seller took it out of all lists. */
  paused_at: ColumnType<Date | null, undefined, Date | null>;
  /** Why the market shows it to nobody else; null while it does. It is paused, too. */
  held: ColumnType<HeldBack | null, HeldBack | null | undefined, HeldBack | null>;
  /** Whether its seller had paused it before. */
  was_paused: ColumnType<boolean, undefined, boolean>;
  /** Since when it is held back. */
  held_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** How many orders of it the seller takes at once; null for any number. */
  queue_limit: ColumnType<number | null, number | null | undefined>;
  /** What decides where it is found: see `Figures`. A job makes it up. */
  figures: Generated<number[]>;
  /** How often it was sold of late; a job keeps it. */
  sold_recently: Generated<number>;
  /** When it was shown after it had been held back. A trigger notes it. */
  shown_at: ColumnType<Date | null, never, never>;
}

interface ServiceImagesTable {
  service_id: string;
  /** 0 is the cover. */
  position: number;
  image_id: string;
  /** What it shows, in the seller's words; empty for nothing. */
  alt: Generated<string>;
}

/** A service that is still being written. */
interface ServiceDraftsTable {
  id: string;
  person_id: string;
  /** Which service it will change; null for a new one. */
  service_id: string | null;
  content: ColumnType<DraftContent, string, string>;
  updated_at: ColumnType<Date, Date | undefined, Date>;
}

interface ServiceDraftImagesTable {
  draft_id: string;
  /** 0 is the cover. */
  position: number;
  image_id: string;
  alt: Generated<string>;
}

/** How many orders of a service wait to be delivered. Triggers maintain it. */
interface ServiceQueuesTable {
  service_id: string;
  open: ColumnType<number, never, never>;
  sold: ColumnType<number, never, never>;
}

interface CartItemsTable {
  id: string;
  person_id: string;
  service_id: string;
  /** What was chosen of it; null for the first package. */
  choice: ColumnType<OrderChoice | null, string | null | undefined, string | null>;
  created_at: CreationMoment;
}

/** The channels by which a message reaches people. */
export type MessageKind = 'mail';

interface OutboxTable {
  id: string;
  kind: MessageKind;
  /** Whom it reaches; the address of a mail. */
  recipient: string;
  subject: string;
  /** Empty once it was sent or given up. */
  body: string;
  /** What a mail is laid out from; null for plain text, and once it was sent or given up. */
  letter: ColumnType<Letter | null, string | undefined, null>;
  /** Names what it tells whom, so that it is told once. */
  key: ColumnType<string | null, string | undefined, never>;
  attempts: Generated<number>;
  /** When it is tried next. */
  due_at: ColumnType<Date, Date | undefined, Date>;
  sent_at: ColumnType<Date | null, undefined, Date>;
  /** When it was given up. */
  failed_at: ColumnType<Date | null, undefined, Date>;
  /** Why the last attempt failed. */
  failure: ColumnType<string | null, undefined, string>;
  created_at: CreationMoment;
}

/** Which mails people do without. */
interface MailChoicesTable {
  person_id: string;
  topic: MailTopic;
  created_at: CreationMoment;
}

interface RateLimitsTable {
  /** Identifies what is limited for whom, without naming anybody. */
  key: string;
  count: number;
  resets_at: Date;
}

interface AuditEventsTable {
  id: string;
  person_id: string | null;
  /** What happened, in the past tense. */
  what: string;
  subject_id: string | null;
  address: string;
  /** Why, in the words of the market's staff; null for what needs none. */
  reason: Generated<string | null>;
  /** What it was, and what it is since; null where nothing can be compared. */
  before: ColumnType<unknown, string | null | undefined, never>;
  after: ColumnType<unknown, string | null | undefined, never>;
  created_at: CreationMoment;
}

interface RefusalsTable {
  minute: Date;
  /** Such as `refused.429`. */
  what: string;
  /** The name of a call, or the path of another route. */
  call: string;
  network: string;
  count: number;
}

/** What the owner has set. Settings without a row are as the code has them. */
interface MarketSettingsTable {
  key: string;
  value: ColumnType<unknown, string>;
  changed_at: ColumnType<Date, Date | undefined, Date>;
}

/** The kinds of services. Without any row there are the four of the contract. */
interface CategoriesTable {
  slug: Category;
  name: string;
  /** By the tags of languages. */
  names: ColumnType<Record<string, string>, string | undefined, string>;
  position: number;
  hidden_at: ColumnType<Date | null, undefined, Date | null>;
  /** Where its services have gone. */
  moved_to: ColumnType<Category | null, undefined, Category>;
  created_at: CreationMoment;
}

/** All tables. Migrations make them so. */
export interface Tables
  extends
    AccountTables,
    PaymentTables,
    LedgerTables,
    FileTables,
    ConversationTables,
    NewsTables,
    DecisionTables,
    GuardTables,
    IdentityTables,
    ReviewTables,
    AnalyticsTables,
    SavedSearchTables,
    ScoreTables {
  images: ImagesTable;
  people: PeopleTable;
  sessions: SessionsTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  operators: OperatorsTable;
  password_reset_requests: PasswordResetRequestsTable;
  password_resets: PasswordResetsTable;
  email_confirmations: EmailConfirmationsTable;
  services: ServicesTable;
  service_images: ServiceImagesTable;
  service_drafts: ServiceDraftsTable;
  service_draft_images: ServiceDraftImagesTable;
  service_queues: ServiceQueuesTable;
  cart_items: CartItemsTable;
  outbox: OutboxTable;
  mail_choices: MailChoicesTable;
  rate_limits: RateLimitsTable;
  audit_events: AuditEventsTable;
  refusals: RefusalsTable;
  market_settings: MarketSettingsTable;
  categories: CategoriesTable;
}

/** The database. A `Transaction` is one too, so that queries work on either. */
export type Database = Kysely<Tables>;
