import { sql } from 'kysely';
import type { PasskeyPurpose } from '../database/accountTables.ts';
import type { Database } from '../database/openDatabase.ts';
import { createToken } from './sessionQueries.ts';

/** How long a browser may take to answer, in minutes. */
export const challengeMinutes = 5;

/** A passkey that answers, with what its answer is checked with. */
export interface StoredPasskey {
  id: string;
  personId: string;
  email: string;
  name: string;
  publicKey: Buffer;
}

export type PasskeyQueries = ReturnType<typeof createPasskeyQueries>;

/** The passkeys of people, and what browsers were asked to sign with them. */
export const createPasskeyQueries = (database: Database) => ({
  /** What browsers need to know of the passkeys of a person. */
  listKnown: (personId: string) =>
    database
      .selectFrom('passkeys')
      .select(['credential_id as id', 'transports'])
      .where('person_id', '=', personId)
      .orderBy('id')
      .execute(),

  async find(credentialId: string): Promise<StoredPasskey | undefined> {
    return database
      .selectFrom('passkeys')
      .innerJoin('people', 'people.id', 'person_id')
      .select(['passkeys.id', 'person_id as personId', 'email', 'name', 'public_key as publicKey'])
      .where('credential_id', '=', credentialId)
      .executeTakeFirst();
  },

  /**
   * Gives what a browser is to sign.
   *
   * @param personId Null while nobody is signed in.
   */
  async ask(purpose: PasskeyPurpose, personId: string | null): Promise<string> {
    const challenge = createToken(256);
    await database
      .insertInto('passkey_challenges')
      .values({ challenge, purpose, person_id: personId })
      .execute();
    return challenge;
  },

  /** Uses up what was to be signed for this purpose by this person. Tells whether it was that, and in time. */
  async take(
    challenge: string,
    purpose: PasskeyPurpose,
    personId: string | null,
  ): Promise<boolean> {
    const taken = await database
      .deleteFrom('passkey_challenges')
      .where('challenge', '=', challenge)
      .where('purpose', '=', purpose)
      .where('person_id', 'is not distinct from', personId)
      .returning(isAlive.as('isAlive'))
      .executeTakeFirst();
    return taken?.isAlive === true;
  },

  /**
   * Notes that a passkey was used. One that counts must have counted on, or there is a copy of it.
   * Tells whether it has.
   */
  async use(id: string, counter: number, isSynced: boolean): Promise<boolean> {
    const { numUpdatedRows } = await database
      .updateTable('passkeys')
      .set({ counter, is_synced: isSynced, last_used_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where(sql<boolean>`(counter < ${counter} or (counter = 0 and ${counter} = 0))`)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Forgets what was never signed. */
  async clean(): Promise<void> {
    await sql`delete from passkey_challenges where not ${isAlive}`.execute(database);
  },
});

const isAlive = sql<boolean>`
  (passkey_challenges.created_at > now() - ${sql.lit(challengeMinutes)} * interval '1 minute')`;
