import type { HeldKind, HoldReason } from '@market/api/contract';
import type { ColumnType, Generated } from 'kysely';

interface HeldItemsTable {
  id: string;
  kind: HeldKind;
  /** The id of what is held; of a review, those of its service and its writer. */
  subject: string;
  person_id: string;
  reason: HoldReason;
  /** What it was called; empty for what has no name. */
  title: ColumnType<string, string | undefined, string>;
  /** What was written. Of a review it stands nowhere else until it is released. */
  text: ColumnType<string, string | undefined, string>;
  /** Of a review. */
  rating: number | null;
  /** The subjects of what it is like, the newest first. */
  alike: Generated<string[]>;
  held_at: ColumnType<Date, undefined, never>;
  changed_at: ColumnType<Date, undefined, Date>;
  /** Who is looking at it. */
  taken_by: ColumnType<string | null, undefined, string | null>;
  taken_at: ColumnType<Date | null, undefined, Date | null>;
  /** The report as which it was sent on. */
  report_id: string | null;
  decided_at: ColumnType<Date | null, undefined, Date>;
  /** The decision that ended it, if somebody decided. */
  decision_id: ColumnType<string | null, undefined, string | null>;
  outcome: ColumnType<HeldOutcome | null, undefined, HeldOutcome>;
}

/** What became of something that was held; `withdrawn` by whose it was, or because there was no reason any more. */
export type HeldOutcome = 'released' | 'removed' | 'returned' | 'withdrawn';

/** By what a text is known again, whatever was changed in it. The text itself cannot be read from it. */
interface TextPrintsTable {
  kind: 'service' | 'review';
  subject: string;
  person_id: string;
  sketch: number[];
  /** Parts of the sketch: what shares none of them is looked at no closer. */
  bands: number[];
  /** When somebody of the market has let it through. */
  cleared_at: ColumnType<Date | null, undefined, Date>;
  created_at: ColumnType<Date, undefined, never>;
}

/** The tables about what is held. */
export interface GuardTables {
  held_items: HeldItemsTable;
  text_prints: TextPrintsTable;
}
