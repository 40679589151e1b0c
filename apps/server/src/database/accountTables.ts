import type { ColumnType } from 'kysely';
import type { CreationMoment } from './CreationMoment.ts';

/** What a browser is asked to sign with a passkey for. */
export type PasskeyPurpose = 'add' | 'log-in' | 'step-up';

interface PasskeysTable {
  id: string;
  person_id: string;
  /** In base64url, as browsers name it. */
  credential_id: string;
  /** In COSE's form. */
  public_key: Buffer;
  /** How often it says it was used; 0 for good where it does not count. */
  counter: number;
  name: string;
  /** How a browser reaches it, such as `internal`. */
  transports: string[];
  /** Whether the devices of its owner share it. */
  is_synced: boolean;
  created_at: CreationMoment;
  last_used_at: ColumnType<Date | null, undefined, Date>;
}

/** What browsers were asked to sign and have not yet. */
interface PasskeyChallengesTable {
  challenge: string;
  purpose: PasskeyPurpose;
  /** Null while nobody is signed in. */
  person_id: string | null;
  created_at: CreationMoment;
}

/** All that is stored about somebody, as a file: asked for, and written by a job. */
interface DataExportsTable {
  id: string;
  person_id: string;
  state: ColumnType<'waiting' | 'ready' | 'failed', undefined, 'ready' | 'failed'>;
  /** How often writing it has failed. */
  attempts: ColumnType<number, undefined, number>;
  /** In bytes; null until it is written. */
  size: ColumnType<number | null, undefined, number>;
  requested_at: CreationMoment;
  ready_at: ColumnType<Date | null, undefined, Date>;
}

/** What such a file is made of, so that nobody has to hold the whole of it. */
interface DataExportPiecesTable {
  export_id: string;
  /** From 0. */
  number: number;
  bytes: Buffer;
}

/** Accounts whose owners want them gone. */
interface AccountDeletionsTable {
  person_id: string;
  requested_at: CreationMoment;
  due_at: ColumnType<Date, Date, Date>;
}

/** Log-ins through issuers that accounts have. */
interface ExternalLoginsTable {
  id: string;
  person_id: string;
  /** What the issuer calls itself: its address. */
  issuer: string;
  /** What the issuer calls the person, for good. */
  subject: string;
  /** The address that they have there; null where it was not said. */
  email: string | null;
  created_at: CreationMoment;
  last_used_at: ColumnType<Date | null, Date | undefined, Date>;
}

/** Browsers that are at an issuer. */
interface ExternalAttemptsTable {
  state_hash: string;
  browser_hash: string;
  /** Of the settings. */
  issuer_id: string;
  /** The secret of PKCE. */
  verifier: string;
  nonce: string;
  /** A path of the site. */
  next: string;
  /** Whether it is for the account that is signed in. */
  is_to_link: boolean;
  created_at: CreationMoment;
}

/** What an issuer has said in a browser; it waits for a word from the person there. */
interface ExternalProofsTable {
  browser_hash: string;
  /** Whose log-in it is; null for nobody's yet. */
  person_id: string | null;
  issuer_id: string;
  issuer: string;
  subject: string;
  email: string | null;
  /** Whether the issuer has checked the address. */
  is_verified: boolean;
  fullname: string;
  next: string;
  is_to_link: boolean;
  created_at: ColumnType<Date, undefined, Date>;
}

/** The tables of how people prove who they are, and of what they do with their accounts. */
export interface AccountTables {
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  data_exports: DataExportsTable;
  data_export_pieces: DataExportPiecesTable;
  account_deletions: AccountDeletionsTable;
  external_logins: ExternalLoginsTable;
  external_attempts: ExternalAttemptsTable;
  external_proofs: ExternalProofsTable;
}
