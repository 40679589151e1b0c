import { createHash, randomBytes } from 'node:crypto';
import type { Role, Suspension, SuspensionKind } from '@market/api/contract';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Language } from '../database/Letter.ts';
import type { Database } from '../database/openDatabase.ts';
import { planOnce } from '../database/planOnce.ts';
import { takeTurns } from '../database/takeTurns.ts';
import { keepAccount } from './keepAccount.ts';
import { ringNewsBell } from '../news/newsBell.ts';
import { hasFactor } from './hasFactor.ts';

/** How long a session lasts without a visit, in days. */
const idleDays = 7;

/** How long a session lasts at the most, in days. Its cookie lasts as long. */
export const sessionDays = 30;

/** How often it is noted that a session is in use, in minutes. */
export const noteMinutes = 2;

/** How long the code of a second factor counts as just typed, in minutes. */
const stepUpMinutes = 15;

/** How many sessions somebody has at the most: as many as a list shows. */
const sessionLimit = 50;

/** A secret that nobody can guess, of so many random bits. */
export const createToken = (bits: 192 | 256): string => randomBytes(bits / 8).toString('base64url');

/** What is stored of a token: enough to recognise it, not to recreate it. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** A session with its person. */
interface FoundSession {
  id: string;
  token_hash: string;
  person_id: string;
  fullname: string;
  email: string;
  /** Whether it is time to note that it is in use. */
  isUnnoted: boolean;
  /** Whether the password was typed a short while ago. */
  isFresh: boolean;
  /** When the code of a second factor was typed. */
  confirmed_at: Date | null;
  /** Whether that was a short while ago. */
  isSteppedUp: boolean;
  role: Role | null;
  /** Whether an operator has a second factor. */
  isProtected: boolean;
  /** What of the account rests; null for nothing. */
  suspension: SuspensionKind | null;
  until: Date | null;
  decision_id: string | null;
  /** Whether somebody of the market is to look at the account first. */
  isHeld: boolean;
}

/** Says what of an account rests; undefined for nothing. */
export const toSuspension = ({
  suspension: kind,
  until,
  decision_id: decision,
}: Pick<FoundSession, 'suspension' | 'until' | 'decision_id'>): Suspension | undefined =>
  kind && decision ? { kind, until: until?.toISOString() ?? null, decision } : undefined;

export type SessionQueries = ReturnType<typeof createSessionQueries>;

/**
 * Who is signed in where. Only hashes of the tokens are stored. A session begins with a password, and its
 * age tells when that was typed, unless an issuer has begun it.
 *
 * @param freshMinutes How long a session counts as fresh.
 */
export const createSessionQueries = (database: Database, freshMinutes: number) => {
  const isAlive = sql<boolean>`
    last_seen_at > now() - ${sql.lit(idleDays)} * interval '1 day'
    and sessions.created_at > now() - ${sql.lit(sessionDays)} * interval '1 day'`;

  /** Looks up the sessions of all who ask at the same time at once. */
  const findAll = takeTurns(async (tokenHashes: string[]) => {
    const { rows: sessions } = await sql<FoundSession>`
      ${planOnce('sessions')}
      select sessions.id, token_hash, sessions.person_id, fullname, email,
        last_seen_at < now() - ${sql.lit(noteMinutes)} * interval '1 minute' as "isUnnoted",
        not begun_elsewhere
          and sessions.created_at > now() - ${sql.lit(freshMinutes)} * interval '1 minute' as "isFresh",
        confirmed_at,
        coalesce(confirmed_at > now() - ${sql.lit(stepUpMinutes)} * interval '1 minute', false)
          as "isSteppedUp",
        role,
        role is not null and ${hasFactor} as "isProtected",
        suspensions.kind as suspension, suspensions.until, suspensions.decision_id,
        people.held_at is not null as "isHeld"
      from sessions join people on people.id = sessions.person_id
        left join operators on operators.person_id = people.id
        left join suspensions on suspensions.person_id = people.id
          and (suspensions.until is null or suspensions.until > now())
      where token_hash = any((select ${tokenHashes}::text[])::text[]) and ${isAlive}`.execute(
      database,
    );
    return new Map(sessions.map((session) => [session.token_hash, session]));
  });

  return {
    /** Finds who holds this token, and notes now and then that the session is in use. */
    async find(token: string) {
      const tokenHash = hashToken(token);
      const session = (await findAll(tokenHash)).get(tokenHash);
      if (!session) return undefined;

      const { id, person_id, fullname, email, isUnnoted, isFresh } = session;
      const { confirmed_at: confirmedAt, isSteppedUp, role, isProtected } = session;
      if (isUnnoted) {
        // What fails now, as on a replica, is noted with a later visit.
        await database
          .updateTable('sessions')
          .set({ last_seen_at: new Date() })
          .where('id', '=', id)
          .execute()
          .catch(() => undefined);
      }
      const suspension = toSuspension(session);
      const person = {
        _id: person_id,
        fullname,
        email,
        ...(role && { role, isProtected }),
        ...(suspension && { suspension }),
        ...(session.isHeld && { isHeld: true }),
      };
      return { id, isFresh, confirmedAt, isSteppedUp, person };
    },

    /**
     * Begins a session and gives its token.
     *
     * @param confirmedAt When the code of a second factor was typed. Defaults to null.
     * @param begunElsewhere Whether an issuer has begun it, and does not say that it has just seen the owner.
     *   Defaults to no.
     */
    async start(
      personId: string,
      userAgent: string,
      confirmedAt: Date | null = null,
      begunElsewhere = false,
    ): Promise<string> {
      const token = createToken(256);
      await keepAccount(database, personId);
      await database
        .insertInto('sessions')
        .values({
          id: uuidv7(),
          person_id: personId,
          token_hash: hashToken(token),
          user_agent: userAgent.slice(0, 255),
          confirmed_at: confirmedAt,
          begun_elsewhere: begunElsewhere,
        })
        .execute();
      // Anyone who signs in more often has forgotten the first of them.
      await sql`
        delete from sessions where id in (
          select id from sessions where person_id = ${personId}
            order by last_seen_at desc, id desc offset ${sessionLimit})`.execute(database);
      return token;
    },

    /** Remembers in which language somebody reads. */
    async noteLanguage(personId: string, language: Language): Promise<void> {
      await database
        .updateTable('people')
        .set({ language })
        .where('id', '=', personId)
        .where('language', 'is distinct from', language)
        .execute();
    },

    /** The sessions of a person, the last used first. */
    list: (personId: string) =>
      database
        .selectFrom('sessions')
        .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
        .where('person_id', '=', personId)
        .where(isAlive)
        .orderBy('last_seen_at', 'desc')
        .orderBy('id', 'desc')
        .limit(sessionLimit)
        .execute(),

    /** Notes that the code of a second factor has just been typed. */
    async stepUp(id: string): Promise<void> {
      await sql`update sessions set confirmed_at = now() where id = ${id}`.execute(database);
    },

    async end(id: string): Promise<void> {
      await database.deleteFrom('sessions').where('id', '=', id).execute();
      ringNewsBell(database);
    },

    /** Ends a session if it is this person's. Tells whether there was one. */
    async endOf(personId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await database
        .deleteFrom('sessions')
        .where('id', '=', id)
        .where('person_id', '=', personId)
        .executeTakeFirst();
      ringNewsBell(database);
      return numDeletedRows > 0n;
    },

    /** Forgets the sessions that are over. */
    async clean(): Promise<void> {
      await database
        .deleteFrom('sessions')
        .where((builder) => builder.not(isAlive))
        .execute();
    },
  };
};
