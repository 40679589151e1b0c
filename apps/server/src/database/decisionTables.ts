import type { DecisionReason, SuspensionKind } from '@market/api/contract';
import type { ColumnType } from 'kysely';

interface DecisionsTable {
  id: string;
  /** Who decided; null when the account is gone. */
  by_person: string | null;
  about_person: string | null;
  /** Such as `suspended`; `noted` and `dismissed` are told to nobody. */
  action: string;
  reason: DecisionReason | null;
  words: string;
  /** What it is about, such as `service`; null for the person. */
  subject_kind: string | null;
  subject: string | null;
  /** What it was called. */
  title: ColumnType<string, string | undefined, never>;
  suspension: SuspensionKind | null;
  until: Date | null;
  created_at: ColumnType<Date, undefined, never>;
  /** When it was taken back, or another one took its place. */
  ended_at: ColumnType<Date | null, undefined, Date>;
  appeal_text: ColumnType<string | null, undefined, string>;
  appealed_at: ColumnType<Date | null, undefined, Date>;
  appeal_by: ColumnType<string | null, undefined, string>;
  appeal_outcome: ColumnType<'upheld' | 'overturned' | null, undefined, 'upheld' | 'overturned'>;
  appeal_words: ColumnType<string, undefined, string>;
  appeal_decided_at: ColumnType<Date | null, undefined, Date>;
  /** Who is looking at the appeal. */
  taken_by: ColumnType<string | null, undefined, string>;
  taken_at: ColumnType<Date | null, undefined, Date>;
}

/** What of whose account rests. */
interface SuspensionsTable {
  person_id: string;
  kind: SuspensionKind;
  /** Null for no end. */
  until: Date | null;
  decision_id: string;
}

/** The tables about what those who run the market decide. */
export interface DecisionTables {
  decisions: DecisionsTable;
  suspensions: SuspensionsTable;
}
