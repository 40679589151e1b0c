import { type Insertable, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Person } from '@market/api/contract';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import type { IssuerQuestion, IssuerWord } from './createIssuers.ts';
import { createPeopleQueries, type TellOwner } from './peopleQueries.ts';
import { hashToken } from './sessionQueries.ts';

/** How long somebody may be at an issuer, and what it has said may wait, in minutes. */
export const waitingMinutes = 10;

/** How many browsers may be at issuers at once. */
const mostWaiting = 10_000;

/** How many log-ins through issuers an account has at the most. */
export const mostLogins = 10;

/** A browser that has gone to an issuer. */
export interface Attempt {
  issuerId: string;
  question: IssuerQuestion;
  /** A path of the site. */
  next: string;
  isToLink: boolean;
}

/** What an issuer has said in a browser. */
export interface Proof {
  personId: string | null;
  issuerId: string;
  issuer: string;
  subject: string;
  email: string | null;
  isVerified: boolean;
  fullname: string;
  next: string;
  isToLink: boolean;
}

/** A log-in that an account has. */
export interface StoredLogin {
  id: string;
  issuer: string;
  email: string | null;
  created_at: Date;
  last_used_at: Date | null;
}

/** Why a log-in was not added. */
export type LinkRefusal = 'over' | 'known' | 'taken' | 'tooMany';

/** Rolls back what would have been added. */
class NotLinked extends Error {
  why: LinkRefusal;

  constructor(why: LinkRefusal) {
    super(why);
    this.why = why;
  }
}

const isRecent = sql<boolean>`created_at > now() - ${sql.lit(waitingMinutes)} * interval '1 minute'`;

const loginColumns = ['id', 'issuer', 'email', 'created_at', 'last_used_at'] as const;

export type ExternalQueries = ReturnType<typeof createExternalQueries>;

/**
 * Log-ins through issuers: those of accounts, and those on their way. Of what marks a browser, and of what it
 * takes to an issuer and back, only hashes are stored.
 */
export const createExternalQueries = (database: Database) => ({
  /** Notes that a browser goes to an issuer. Tells whether there was room. */
  async begin(browser: string, { issuerId, question, next, isToLink }: Attempt): Promise<boolean> {
    const { state, nonce, verifier } = question;
    const { rows } = await sql`
      insert into external_attempts
          (state_hash, browser_hash, issuer_id, verifier, nonce, next, is_to_link)
        select ${hashToken(state)}, ${hashToken(browser)}, ${issuerId}, ${verifier}, ${nonce},
            ${next}, ${isToLink}::boolean
          where (select count(*) from external_attempts where ${isRecent}) < ${mostWaiting}
        returning true`.execute(database);
    return rows.length === 1;
  },

  /** Uses up what a browser has taken to an issuer. Undefined if it was not this browser, or too long ago. */
  async take(browser: string, state: string, issuerId: string): Promise<Attempt | undefined> {
    const taken = await database
      .deleteFrom('external_attempts')
      .where('state_hash', '=', hashToken(state))
      .returning(['browser_hash', 'issuer_id', 'verifier', 'nonce', 'next', 'is_to_link'])
      .returning(isRecent.as('isRecent'))
      .executeTakeFirst();
    const isOwn = taken?.browser_hash === hashToken(browser) && taken.issuer_id === issuerId;
    if (!taken || !isOwn || !taken.isRecent) return undefined;
    const { verifier, nonce, next, is_to_link: isToLink } = taken;
    return { issuerId, question: { state, nonce, verifier }, next, isToLink };
  },

  /** Finds whose log-in it is. */
  async findOwner({ issuer, subject }: Pick<IssuerWord, 'issuer' | 'subject'>) {
    const row = await database
      .selectFrom('external_logins')
      .select(['id', 'person_id as personId'])
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst();
    return row;
  },

  /** Notes that a log-in was used. Tells whether it is still there. */
  async use(id: string): Promise<boolean> {
    const { numUpdatedRows } = await database
      .updateTable('external_logins')
      .set({ last_used_at: new Date() })
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Keeps what an issuer has said in a browser, in the place of what was said before. */
  async keep(browser: string, proof: Proof): Promise<void> {
    const row = {
      browser_hash: hashToken(browser),
      person_id: proof.personId,
      issuer_id: proof.issuerId,
      issuer: proof.issuer,
      subject: proof.subject,
      email: proof.email,
      is_verified: proof.isVerified,
      fullname: proof.fullname,
      next: proof.next,
      is_to_link: proof.isToLink,
    } satisfies Insertable<Tables['external_proofs']>;
    await database
      .deleteFrom('external_proofs')
      .where('browser_hash', '=', row.browser_hash)
      .execute();
    await database
      .insertInto('external_proofs')
      .values(row)
      .onConflict((conflict) => conflict.column('browser_hash').doNothing())
      .execute();
  },

  /** Finds what an issuer has said in a browser. */
  find: (browser: string | undefined) => findProof(database, browser),

  /** Forgets what an issuer has said in a browser. Tells whether it was there. */
  drop: (browser: string | undefined) => dropProof(database, browser),

  /** Opens an account for whom an issuer has sent, and uses up what it has said. */
  open: (
    browser: string,
    account: { fullname: string; passwordHash: string },
    tell: (transaction: Database, email: string, proof: Proof) => Promise<void>,
  ): Promise<Person | LinkRefusal> =>
    orRefusal(() =>
      inTransaction(database, async (transaction) => {
        const proof = await findProof(transaction, browser);
        if (!proof?.email || !proof.isVerified || !(await dropProof(transaction, browser))) {
          throw new NotLinked('over');
        }
        const person = await createPeopleQueries(transaction).add({
          ...account,
          email: proof.email,
          hasPassword: false,
        });
        if (!person) throw new NotLinked('taken');
        await addLogin(transaction, person._id, proof);
        await tell(transaction, person.email, proof);
        return person;
      }),
    ),

  /** Adds what an issuer has said in a browser to an account, and uses it up. */
  link: (
    browser: string,
    personId: string,
    tell: (transaction: Database, email: string, proof: Proof) => Promise<void>,
  ): Promise<StoredLogin | LinkRefusal> =>
    orRefusal(() =>
      inTransaction(database, async (transaction) => {
        const { email } = await lockPerson(transaction, personId);
        const proof = await findProof(transaction, browser);
        if (!proof || !(await dropProof(transaction, browser))) throw new NotLinked('over');
        const logins = await listLogins(transaction, personId);
        if (logins.length >= mostLogins) throw new NotLinked('tooMany');
        const login = await addLogin(transaction, personId, proof);
        await tell(transaction, email, proof);
        return login;
      }),
    ),

  /** The log-ins of a person, the first one first. */
  list: (personId: string) => listLogins(database, personId),

  async hasPassword(personId: string): Promise<boolean> {
    const row = await database
      .selectFrom('people')
      .select('has_password')
      .where('id', '=', personId)
      .executeTakeFirst();
    return row?.has_password ?? false;
  },

  /**
   * Takes a log-in off an account, unless it is the last way in. Undefined if there was none.
   *
   * @param tell Tells the owner.
   */
  unlink: (
    id: string,
    personId: string,
    tell: TellOwner,
  ): Promise<'removed' | 'lastWayIn' | undefined> =>
    inTransaction(database, async (transaction) => {
      const { email, hasOther } = await lockPerson(transaction, personId);
      const own = await transaction
        .selectFrom('external_logins')
        .select('id')
        .where('id', '=', id)
        .where('person_id', '=', personId)
        .executeTakeFirst();
      if (!own) return undefined;
      if (!hasOther) return 'lastWayIn';
      await transaction.deleteFrom('external_logins').where('id', '=', id).execute();
      // Whatever waits for a code in some browser was proven by it.
      await transaction.deleteFrom('external_proofs').where('person_id', '=', personId).execute();
      await tell(transaction, email);
      return 'removed';
    }),

  /** Forgets what nobody has come back for. */
  async clean(): Promise<void> {
    await sql`delete from external_attempts where not (${isRecent})`.execute(database);
    await sql`delete from external_proofs where not (${isRecent})`.execute(database);
  },
});

async function findProof(
  database: Database,
  browser: string | undefined,
): Promise<Proof | undefined> {
  if (!browser) return undefined;
  return database
    .selectFrom('external_proofs')
    .select(['person_id as personId', 'issuer_id as issuerId', 'issuer', 'subject', 'email'])
    .select(['is_verified as isVerified', 'fullname', 'next', 'is_to_link as isToLink'])
    .where('browser_hash', '=', hashToken(browser))
    .where(isRecent)
    .executeTakeFirst();
}

async function dropProof(database: Database, browser: string | undefined): Promise<boolean> {
  if (!browser) return false;
  const { numDeletedRows } = await database
    .deleteFrom('external_proofs')
    .where('browser_hash', '=', hashToken(browser))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const listLogins = (database: Database, personId: string): Promise<StoredLogin[]> =>
  database
    .selectFrom('external_logins')
    .select(loginColumns)
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();

async function addLogin(
  transaction: Database,
  personId: string,
  { issuer, subject, email }: Proof,
): Promise<StoredLogin> {
  const added = await transaction
    .insertInto('external_logins')
    .values({ id: uuidv7(), person_id: personId, issuer, subject, email })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning(loginColumns)
    .executeTakeFirst();
  if (!added) throw new NotLinked('known');
  return added;
}

/** Lets the log-ins of a person change one after the other, and tells whether there is another way in. */
const lockPerson = (transaction: Database, personId: string) =>
  transaction
    .selectFrom('people')
    .select('email')
    .select(
      sql<boolean>`has_password or exists (select from passkeys where person_id = people.id)`.as(
        'hasOther',
      ),
    )
    .where('id', '=', personId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

async function orRefusal<Done>(work: () => Promise<Done>): Promise<Done | LinkRefusal> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NotLinked) return error.why;
    throw error;
  }
}
