import type { SavedQuery, SearchAlert } from '@market/api/contract';
import type { ColumnType } from 'kysely';

/** A search that somebody keeps. */
interface SavedSearchesTable {
  id: string;
  person_id: string;
  /** Written as JSON. Each once a person. */
  query: ColumnType<SavedQuery, string, never>;
  alert: SearchAlert;
  created_at: ColumnType<Date, Date, never>;
  /** Up to when somebody has been told of what it finds. */
  looked_at: Date;
}

/** The tables about searches that people keep. */
export interface SavedSearchTables {
  saved_searches: SavedSearchesTable;
}
