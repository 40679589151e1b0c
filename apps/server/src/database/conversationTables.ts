import type { CaseKind, HeldReason, ReportReason } from '@market/api/contract';
import type { ColumnType, Generated } from 'kysely';

interface ConversationsTable {
  id: string;
  /** The lower of the two ids, and the higher one; null when the account is gone. */
  low_id: string | null;
  high_id: string | null;
  /** The number of the newest message. */
  last_number: Generated<number>;
  last_at: ColumnType<Date | null, undefined, Date>;
  created_at: ColumnType<Date, undefined, never>;
}

/** What one side of a conversation makes of it. Gone with the account. */
interface ConversationMembersTable {
  conversation_id: string;
  person_id: string;
  /** Up to which number they have seen. */
  seen_number: Generated<number>;
  /** The number of the newest message, as `conversations` has it. */
  last_number: Generated<number>;
  /** When the newest message came that they may see; null for none. */
  last_at: ColumnType<Date | null, undefined, Date>;
  /** Whether a message of theirs has reached the other. */
  has_written: Generated<boolean>;
  archived_at: ColumnType<Date | null, undefined, Date | null>;
  is_muted: Generated<boolean>;
}

interface MessagesTable {
  id: string;
  conversation_id: string;
  /** From 1, without gaps; null while it is held. */
  number: number | null;
  /** Null when the account is gone. */
  sender_id: string | null;
  /** Kept for a while after it was deleted, for those who look into reports. */
  text: string;
  /** By which each side finds it: see `messageWords.ts`. Null once it was deleted. */
  words: ColumnType<string | null, string, string | null>;
  service_id: string | null;
  order_id: string | null;
  offer_id: string | null;
  /** Where its files are. */
  file_places: ColumnType<string[], string[], never>;
  /** Why only its sender sees it; null for all others. */
  held: HeldReason | null;
  has_contacts: boolean;
  idempotency_key: string | null;
  deleted_at: ColumnType<Date | null, undefined, Date | null>;
  sent_at: Date;
}

interface MessageChoicesTable {
  person_id: string;
  shows_seen: boolean;
}

interface BlocksTable {
  person_id: string;
  blocked_id: string;
  created_at: ColumnType<Date, undefined, never>;
}

interface ReportsTable {
  id: string;
  /** Null when the account is gone, and for what the market has held by itself. */
  by_person: string | null;
  kind: CaseKind;
  /** The id of what was reported; of a review, those of its service and its writer; of an entry of a score, its part and its cause. */
  subject: string;
  /** Whose it is; null when the account is gone. */
  about_person: string | null;
  reason: ReportReason;
  text: string;
  /** What was reported, as it was then. */
  snapshot: ColumnType<unknown, string, never>;
  created_at: ColumnType<Date, undefined, never>;
  closed_at: ColumnType<Date | null, undefined, Date>;
  closed_by: ColumnType<string | null, undefined, string>;
  /** What was decided; empty while it waits. */
  words: ColumnType<string, undefined, string>;
  /** Who is looking at it. */
  taken_by: ColumnType<string | null, undefined, string>;
  taken_at: ColumnType<Date | null, undefined, Date>;
  decision_id: ColumnType<string | null, undefined, string>;
}

/** The tables about what people write to each other, and what they think should not be here. */
export interface ConversationTables {
  conversations: ConversationsTable;
  conversation_members: ConversationMembersTable;
  messages: MessagesTable;
  message_choices: MessageChoicesTable;
  blocks: BlocksTable;
  reports: ReportsTable;
}
