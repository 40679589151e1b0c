import type { FileFault, FilePurpose, FileState } from '@market/api/contract';
import type { ColumnType, Generated } from 'kysely';

interface FilesTable {
  id: string;
  /** Null once they have left. */
  owner_id: string | null;
  purpose: FilePurpose;
  name: string;
  /** In bytes. */
  size: number;
  /** Random; the name in the store. */
  store_key: string;
  /** What the store calls the upload. */
  upload_key: string;
  state: ColumnType<FileState, undefined, FileState>;
  fault: ColumnType<FileFault | null, undefined, FileFault>;
  /** The media type of its content; null while nobody has looked, or nobody knows. */
  kind: ColumnType<string | null, undefined, string | null>;
  is_risky: Generated<boolean>;
  sha256: ColumnType<Buffer | null, undefined, Buffer>;
  preview_id: ColumnType<string | null, undefined, string | null>;
  /** What it belongs to; null until it is attached. */
  place: ColumnType<string | null, undefined, string | null>;
  idempotency_key: string | null;
  /** When it may be checked next. */
  check_after: ColumnType<Date, undefined, Date>;
  /** When something was last done with it. */
  touched_at: ColumnType<Date, undefined, Date>;
  created_at: ColumnType<Date, undefined, never>;
  ready_at: ColumnType<Date | null, undefined, Date>;
}

interface FilePartsTable {
  file_id: string;
  /** From 1. */
  number: number;
  /** What the store calls it. */
  tag: string;
}

interface FileSecretsTable {
  id: Generated<boolean>;
  secret: string;
}

/** The tables about files. */
export interface FileTables {
  files: FilesTable;
  file_parts: FilePartsTable;
  file_secrets: FileSecretsTable;
}
