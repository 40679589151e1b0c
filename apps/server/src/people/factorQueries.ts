import { type Insertable, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Database } from '../database/openDatabase.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { TellOwner } from './peopleQueries.ts';
import { hashToken } from './sessionQueries.ts';

/** How long an app that was started may be confirmed, in minutes. */
const startMinutes = 60;

/** A factor as its owner sees it. */
export interface ListedFactor {
  id: string;
  kind: 'totp' | 'passkey';
  name: string;
  created_at: Date;
  last_used_at: Date | null;
  /** Of a passkey: whether the devices of its owner share it. */
  is_synced: boolean | null;
}

/** What a code is compared with. */
export interface StoredFactor {
  id: string;
  /** Encrypted. */
  secret: Buffer;
}

/** A passkey that a device has made, with the recovery codes that count if it is the first factor. */
export interface AddedPasskey extends Insertable<Tables['passkeys']> {
  recoveryCodes: string[];
}

export type FactorQueries = ReturnType<typeof createFactorQueries>;

/** The second factors of people, and their recovery codes. Of those only hashes are stored. */
export const createFactorQueries = (database: Database) => ({
  /** The confirmed ones, the first one first. */
  list: (personId: string): Promise<ListedFactor[]> =>
    database
      .selectFrom('second_factors')
      .select(['id', sql<'totp' | 'passkey'>`'totp'`.as('kind'), 'name', 'created_at'])
      .select(['last_used_at', sql<boolean | null>`null::boolean`.as('is_synced')])
      .where('person_id', '=', personId)
      .where('confirmed_at', 'is not', null)
      .unionAll(
        database
          .selectFrom('passkeys')
          .select(['id', sql<'totp' | 'passkey'>`'passkey'`.as('kind'), 'name', 'created_at'])
          .select(['last_used_at', 'is_synced'])
          .where('person_id', '=', personId),
      )
      .orderBy('id')
      .execute(),

  /** What the codes of a person are compared with. */
  listStored: (personId: string): Promise<StoredFactor[]> =>
    database
      .selectFrom('second_factors')
      .select(['id', 'secret'])
      .where('person_id', '=', personId)
      .where('confirmed_at', 'is not', null)
      .orderBy('id')
      .execute(),

  /** Keeps an app that waits to be confirmed, in the place of one that did before. */
  start: (id: string, personId: string, name: string, secret: Buffer): Promise<void> =>
    inTransaction(database, async (transaction) => {
      await transaction
        .deleteFrom('second_factors')
        .where('person_id', '=', personId)
        .where('confirmed_at', 'is', null)
        .execute();
      await transaction
        .insertInto('second_factors')
        .values({ id, person_id: personId, kind: 'totp', name, secret })
        .execute();
    }),

  /** Finds an app of this person that waits to be confirmed. */
  findStarted: (id: string, personId: string): Promise<StoredFactor | undefined> =>
    database
      .selectFrom('second_factors')
      .select(['id', 'secret'])
      .where('id', '=', id)
      .where('person_id', '=', personId)
      .where('confirmed_at', 'is', null)
      .where('created_at', '>', sql<Date>`now() - ${sql.lit(startMinutes)} * interval '1 minute'`)
      .executeTakeFirst(),

  /**
   * Adds an app whose first code was right. The first one of an account brings its recovery codes.
   * Gives undefined if it has been added already, and else whether these codes count from now on.
   */
  confirm: (
    factor: { id: string; personId: string; name: string; step: number; recoveryCodes: string[] },
    tell: TellOwner,
  ): Promise<{ hasNewCodes: boolean } | undefined> =>
    inTransaction(database, async (transaction) => {
      const { id, personId, name, step, recoveryCodes } = factor;
      const email = await lockPerson(transaction, personId);
      const isFirst = (await countFactors(transaction, personId)) === 0;
      const { numUpdatedRows } = await transaction
        .updateTable('second_factors')
        .set({ name, last_step: step, confirmed_at: sql<Date>`now()` })
        .where('id', '=', id)
        .where('confirmed_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return undefined;
      if (isFirst) await replaceCodes(transaction, personId, recoveryCodes);
      await tell(transaction, email);
      return { hasNewCodes: isFirst };
    }),

  /**
   * Adds a passkey. The first factor of an account brings its recovery codes. Gives undefined if it is
   * somebody's already, and else whether these codes count from now on.
   */
  addPasskey: (
    { recoveryCodes, ...passkey }: AddedPasskey,
    tell: TellOwner,
  ): Promise<{ hasNewCodes: boolean } | undefined> =>
    inTransaction(database, async (transaction) => {
      const { person_id: personId } = passkey;
      const email = await lockPerson(transaction, personId);
      const isFirst = (await countFactors(transaction, personId)) === 0;
      const added = await transaction
        .insertInto('passkeys')
        .values(passkey)
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!added) return undefined;
      if (isFirst) await replaceCodes(transaction, personId, recoveryCodes);
      await tell(transaction, email);
      return { hasNewCodes: isFirst };
    }),

  /** Takes a factor off an account; the recovery codes go with the last one. Tells whether there was one. */
  remove: (id: string, personId: string, tell: TellOwner): Promise<boolean> =>
    inTransaction(database, async (transaction) => {
      const email = await lockPerson(transaction, personId);
      const { numDeletedRows: apps } = await transaction
        .deleteFrom('second_factors')
        .where('id', '=', id)
        .where('person_id', '=', personId)
        .where('confirmed_at', 'is not', null)
        .executeTakeFirst();
      const { numDeletedRows: passkeys } = await transaction
        .deleteFrom('passkeys')
        .where('id', '=', id)
        .where('person_id', '=', personId)
        .executeTakeFirst();
      if (apps + passkeys === 0n) return false;
      if ((await countFactors(transaction, personId)) === 0) {
        await replaceCodes(transaction, personId, []);
      }
      await tell(transaction, email);
      return true;
    }),

  /** Takes all factors and recovery codes off an account. Tells how many factors there were. */
  removeAll: (personId: string, tell: TellOwner): Promise<number> =>
    inTransaction(database, async (transaction) => {
      const email = await lockPerson(transaction, personId);
      const count = await countFactors(transaction, personId);
      await transaction.deleteFrom('second_factors').where('person_id', '=', personId).execute();
      await transaction.deleteFrom('passkeys').where('person_id', '=', personId).execute();
      await replaceCodes(transaction, personId, []);
      if (count > 0) await tell(transaction, email);
      return count;
    }),

  /** Uses up the code of a step of time, and those before it. Tells whether it was still unused. */
  async useStep(id: string, step: number): Promise<boolean> {
    const { numUpdatedRows } = await database
      .updateTable('second_factors')
      .set({ last_step: step, last_used_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where(sql<boolean>`coalesce(last_step, -1) < ${step}`)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Uses a recovery code up. Tells whether it was one. */
  useRecoveryCode: (
    personId: string,
    code: string,
    tell: (transaction: Database, email: string, left: number) => Promise<void>,
  ): Promise<boolean> =>
    inTransaction(database, async (transaction) => {
      const used = await transaction
        .updateTable('recovery_codes')
        .set({ used_at: sql<Date>`now()` })
        .where('hash', '=', hashToken(code))
        .where('person_id', '=', personId)
        .where('used_at', 'is', null)
        .returning('hash')
        .executeTakeFirst();
      if (!used) return false;
      const { email } = await transaction
        .selectFrom('people')
        .select('email')
        .where('id', '=', personId)
        .executeTakeFirstOrThrow();
      await tell(transaction, email, await countCodes(transaction, personId));
      return true;
    }),

  /** How many recovery codes have not been used. */
  countRecoveryCodes: (personId: string): Promise<number> => countCodes(database, personId),

  /** Gives an account other recovery codes, if it has a factor. Tells whether it has. */
  replaceRecoveryCodes: (personId: string, codes: string[], tell: TellOwner): Promise<boolean> =>
    inTransaction(database, async (transaction) => {
      const email = await lockPerson(transaction, personId);
      if ((await countFactors(transaction, personId)) === 0) return false;
      await replaceCodes(transaction, personId, codes);
      await tell(transaction, email);
      return true;
    }),

  /** Forgets apps that were never confirmed. */
  async clean(): Promise<void> {
    await sql`
      delete from second_factors where confirmed_at is null
        and created_at < now() - ${sql.lit(startMinutes)} * interval '1 minute'`.execute(database);
  },
});

/** Lets the factors of a person change one after the other, and gives the person's address. */
async function lockPerson(transaction: Database, id: string): Promise<string> {
  const { email } = await transaction
    .selectFrom('people')
    .select('email')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return email;
}

async function countFactors(transaction: Database, personId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from second_factors
        where person_id = ${personId} and confirmed_at is not null)
      + (select count(*) from passkeys where person_id = ${personId}) as count`.execute(
    transaction,
  );
  return rows[0]?.count ?? 0;
}

async function countCodes(database: Database, personId: string): Promise<number> {
  const { count } = await database
    .selectFrom('recovery_codes')
    .select((builder) => builder.fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

async function replaceCodes(transaction: Database, personId: string, codes: string[]) {
  await transaction.deleteFrom('recovery_codes').where('person_id', '=', personId).execute();
  if (codes.length === 0) return;
  await transaction
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ person_id: personId, hash: hashToken(code) })))
    .execute();
}
