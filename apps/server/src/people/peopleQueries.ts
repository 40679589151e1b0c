import type { Away, Image, Person, Role, Suspension } from '@market/api/contract';
import { type RawBuilder, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import { isDuplicate } from '../database/isDuplicate.ts';
import { ringNewsBell } from '../news/newsBell.ts';
import { selectImage, type StoredImage, toImage, toInitialPicture } from '../pictures/index.ts';
import { hasFactor } from './hasFactor.ts';
import { createToken, hashToken, toSuspension } from './sessionQueries.ts';

/** How long a link for a new password works, in minutes. */
export const resetMinutes = 30;

/** What may be changed about a person. Fields that are left out stay. */
export interface PersonChanges {
  fullname?: string;
  email?: string;
  bio?: string | null;
  origin?: string | null;
  /** Null takes the picture away. */
  avatarId?: string | null;
}

/** The row that a `Person` is made from. */
export interface PersonRow {
  id: string;
  fullname: string;
  email: string;
  bio: string | null;
  origin: string | null;
  avatar: StoredImage | null;
  created_at: Date | string;
}

/** Who logs in. */
export interface FoundLogin {
  person: Person;
  /** Of an operator; null for everybody else. */
  role: Role | null;
  /** Whether logging in takes a code beside the password. */
  hasFactor: boolean;
  passwordHash: string;
  /** What of the account rests; undefined for nothing. */
  suspension: Suspension | undefined;
}

/** Tells the owner of an account what becomes of it, as part of the transaction that does it. */
export type TellOwner = (transaction: Database, email: string) => Promise<void>;

/** Writes a person's picture, or its stand-in. */
export const toAvatar = (avatar: StoredImage | null, fullname: string): Image =>
  avatar ? toImage(avatar) : toInitialPicture(fullname);

/** Writes a person as the wire has it. A moment inside JSON is text already. */
export const toPerson = (row: PersonRow): Person => ({
  _id: row.id,
  fullname: row.fullname,
  email: row.email,
  bio: row.bio ?? '',
  from: row.origin ?? '',
  avatar: toAvatar(row.avatar, row.fullname),
  createdAt: new Date(row.created_at).toISOString(),
});

const personColumns = ['id', 'fullname', 'email', 'bio', 'origin', 'created_at'] as const;

/** Whether the row at hand has this address. */
export const sameEmail = (email: string) => sql<boolean>`lower(email) = lower(${email})`;

async function findLogin(
  database: Database,
  isWanted: RawBuilder<boolean>,
): Promise<FoundLogin | undefined> {
  const row = await database
    .selectFrom('people')
    .leftJoin('operators', 'operators.person_id', 'people.id')
    .select(personColumns.map((column) => `people.${column}` as const))
    .leftJoin('suspensions', (join) =>
      join
        .onRef('suspensions.person_id', '=', 'people.id')
        .on(sql<boolean>`(suspensions.until is null or suspensions.until > now())`),
    )
    .select(['suspensions.kind as suspension', 'suspensions.until', 'suspensions.decision_id'])
    .select(['password_hash', 'role', hasFactor.as('hasFactor')])
    .select((builder) => selectImage(builder.ref('avatar_id')).as('avatar'))
    .where(isWanted)
    .executeTakeFirst();
  if (!row) return undefined;
  const { role, hasFactor: isProtected, password_hash: passwordHash } = row;
  const suspension = toSuspension(row);
  return { person: toPerson(row), role, hasFactor: isProtected, passwordHash, suspension };
}

export type PeopleQueries = ReturnType<typeof createPeopleQueries>;

/** Who has an account. E-mail addresses differ in more than their case. */
export const createPeopleQueries = (database: Database) => ({
  async find(id: string): Promise<Person | undefined> {
    const row = await database
      .selectFrom('people')
      .select(personColumns)
      .select((builder) => selectImage(builder.ref('avatar_id')).as('avatar'))
      .where('id', '=', id)
      .executeTakeFirst();
    return row && toPerson(row);
  },

  /** How long a person takes no orders; null while they do. */
  async findAway(id: string): Promise<Away | null> {
    const row = await database
      .selectFrom('people')
      .select(['away_until', 'away_note'])
      .where('id', '=', id)
      .where('away_until', '>', sql<Date>`now()`)
      .executeTakeFirst();
    return row?.away_until ? { until: row.away_until.toISOString(), note: row.away_note } : null;
  },

  /** Since when the market knows who a person is; null while it does not. */
  async findVerifiedAt(id: string): Promise<string | null> {
    const row = await database
      .selectFrom('people')
      .select('verified_at')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.verified_at?.toISOString() ?? null;
  },

  /** Says until when a person takes no orders; null for not at all. */
  async setAway(id: string, until: Date | null, note: string): Promise<void> {
    await database
      .updateTable('people')
      .set({ away_until: until, away_note: until ? note : '' })
      .where('id', '=', id)
      .execute();
  },

  /** Finds who has this address, with what their password is compared with. */
  findLogin: (email: string) => findLogin(database, sameEmail(email)),

  /** Finds the same of the person with this id. */
  findLoginOf: (id: string) => findLogin(database, sql<boolean>`people.id = ${id}`),

  async findPasswordHash(id: string): Promise<string | undefined> {
    const row = await database
      .selectFrom('people')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.password_hash;
  },

  /** Opens an account; undefined if the address has one already. */
  async add(person: {
    fullname: string;
    email: string;
    passwordHash: string;
    /** Whether the owner knows the password. Defaults to yes. */
    hasPassword?: boolean;
  }): Promise<Person | undefined> {
    const { fullname, email, passwordHash, hasPassword = true } = person;
    const row = await database
      .insertInto('people')
      .values({
        id: uuidv7(),
        fullname,
        email,
        password_hash: passwordHash,
        has_password: hasPassword,
      })
      .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
      .returning(personColumns)
      .executeTakeFirst();
    return row && toPerson({ ...row, avatar: null });
  },

  /**
   * Returns false, and changes nothing, if somebody else has the new address. Password links to the
   * previous address stop working.
   *
   * @param tell Tells the previous address.
   */
  async update(id: string, changes: PersonChanges, tell: TellOwner): Promise<boolean> {
    const { avatarId, ...columns } = changes;
    const values = { ...columns, ...(avatarId !== undefined && { avatar_id: avatarId }) };
    if (Object.keys(values).length === 0) return true;
    try {
      await inTransaction(database, async (transaction) => {
        const { email: emailBefore } = await transaction
          .selectFrom('people')
          .select('email')
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirstOrThrow();
        if (changes.email !== undefined) await endResets(transaction, id);
        await transaction.updateTable('people').set(values).where('id', '=', id).execute();
        if (changes.email !== undefined) await tell(transaction, emailBefore);
      });
      return true;
    } catch (error) {
      if (isDuplicate(error, 'people_email')) return false;
      throw error;
    }
  },

  /** Sets a new password and ends all sessions and password links of the person. */
  updatePassword: (id: string, passwordHash: string, tell: TellOwner): Promise<void> =>
    inTransaction(database, (transaction) => setPassword(transaction, id, passwordHash, tell)),

  /** Finds whose password a mailed token sets; undefined if it does not work (any more). */
  findReset: (token: string) =>
    selectReset(database, token)
      .innerJoin('people', 'people.id', 'password_resets.person_id')
      .select(['people.id', 'people.fullname', 'people.email'])
      .executeTakeFirst(),

  /**
   * Sets the password for which a token was mailed, and uses the token up. Gives whose it was;
   * undefined if it does not work (any more).
   */
  resetPassword: (
    token: string,
    passwordHash: string,
    tell: TellOwner,
  ): Promise<string | undefined> =>
    inTransaction(database, async (transaction) => {
      const reset = selectReset(transaction, token).select('person_id');
      const found = await reset.executeTakeFirst();
      if (!found) return undefined;
      await endWishes(transaction, found.person_id);
      // Of two calls with the same token, the second finds it used up.
      if (!(await reset.executeTakeFirst())) return undefined;
      await setPassword(transaction, found.person_id, passwordHash, tell);
      return found.person_id;
    }),

  /** Stores that a link is wanted. The same work whether or not somebody has this address. */
  async requestReset(email: string): Promise<void> {
    await database.insertInto('password_reset_requests').values({ id: uuidv7(), email }).execute();
  },

  /**
   * Turns one stored request into a token for the owner of the address; an older token of theirs
   * ends. Returns false if none is stored. The caller mails the token in `mail`, in the same
   * transaction.
   */
  takeResetRequest: (
    mail: (transaction: Database, recipient: { email: string; token: string }) => Promise<void>,
  ): Promise<boolean> =>
    inTransaction(database, async (transaction) => {
      const request = await transaction
        .deleteFrom('password_reset_requests')
        .where('id', '=', (oldest) =>
          oldest
            .selectFrom('password_reset_requests')
            .select('id')
            .orderBy('id')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returning('email')
        .executeTakeFirst();
      if (!request) return false;

      const person = await transaction
        .selectFrom('people')
        .select(['id', 'email'])
        .where(sameEmail(request.email))
        // An address cannot change between the look at it and the mail.
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!person) return true;

      const token = await startReset(transaction, person.id);
      await mail(transaction, { email: person.email, token });
      return true;
    }),

  /** Gives a token with which this person chooses a new password; an older one ends. */
  startReset: (id: string): Promise<string> => startReset(database, id),
});

const selectReset = (database: Database, token: string) =>
  database
    .selectFrom('password_resets')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', new Date());

/**
 * Deletes unanswered requests for a link and lets none be answered meanwhile. Locks the request
 * before the person, as answering does, so that the two cannot deadlock.
 */
async function endWishes(transaction: Database, personId: string): Promise<void> {
  await transaction
    .deleteFrom('password_reset_requests')
    .using('people')
    .where('people.id', '=', personId)
    .where(sql<boolean>`lower(password_reset_requests.email) = lower(people.email)`)
    .execute();
  await transaction
    .selectFrom('people')
    .select('id')
    .where('id', '=', personId)
    .forNoKeyUpdate()
    .execute();
}

/**
 * Ends this person's password link and unanswered requests for one. Call it before the change it
 * belongs to.
 */
export async function endResets(transaction: Database, personId: string): Promise<void> {
  await endWishes(transaction, personId);
  await transaction.deleteFrom('password_resets').where('person_id', '=', personId).execute();
}

async function setPassword(
  transaction: Database,
  id: string,
  passwordHash: string,
  tell: TellOwner,
): Promise<void> {
  await endResets(transaction, id);
  const { email } = await transaction
    .updateTable('people')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirstOrThrow();
  await transaction.deleteFrom('sessions').where('person_id', '=', id).execute();
  ringNewsBell(transaction);
  await tell(transaction, email);
}

async function startReset(database: Database, personId: string): Promise<string> {
  // Short enough for the link to stay on one line of a mail.
  const token = createToken(192);
  const reset = {
    token_hash: hashToken(token),
    expires_at: new Date(Date.now() + resetMinutes * 60_000),
  };
  await database
    .insertInto('password_resets')
    .values({ person_id: personId, ...reset })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(reset))
    .execute();
  return token;
}
