import type { RefusedPapers, VerificationState } from '@market/api/contract';
import type { ColumnType } from 'kysely';

interface VerificationsTable {
  id: string;
  person_id: string;
  /** Who finds out who it is: the name of an `IdentityCheck`. */
  provider: string;
  /** In which name. A trigger keeps it up to date while it waits. */
  name: string;
  state: ColumnType<VerificationState, undefined, VerificationState>;
  /** Why it was refused. */
  reason: ColumnType<RefusedPapers | null, undefined, RefusedPapers | null>;
  asked_at: ColumnType<Date, undefined, never>;
  changed_at: ColumnType<Date, undefined, Date>;
  /** Who is looking at it. */
  taken_by: ColumnType<string | null, undefined, string | null>;
  taken_at: ColumnType<Date | null, undefined, Date | null>;
  decided_at: ColumnType<Date | null, undefined, Date>;
  /** The decision that ended it, if somebody decided. */
  decision_id: ColumnType<string | null, undefined, string | null>;
}

/** The table about who people are. */
export interface IdentityTables {
  verifications: VerificationsTable;
}
