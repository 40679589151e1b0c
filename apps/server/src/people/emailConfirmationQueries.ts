import type { Person } from '@market/api/contract';
import { uuidv7 } from 'uuidv7';
import { inTransaction } from '../database/inTransaction.ts';
import { isDuplicate } from '../database/isDuplicate.ts';
import type { Database } from '../database/openDatabase.ts';
import { hasFactor } from './hasFactor.ts';
import { createPeopleQueries, endResets, sameEmail } from './peopleQueries.ts';
import { createToken, hashToken } from './sessionQueries.ts';

/** How long a link that confirms an address works, in hours. */
export const confirmationHours = 24;

/** The account that wants the address: a new one or an existing one. */
export type AccountOfAddress = { fullname: string; passwordHash: string } | { personId: string };

/** Who gets the answer to a request for an address. */
export interface ConfirmationRecipient {
  email: string;
  /** What confirms the address; undefined if it has an account already. */
  token: string | undefined;
}

/** A confirmation whose link was followed, with what the account's password is compared with. */
export interface FoundConfirmation {
  id: string;
  email: string;
  passwordHash: string;
  /** Whose account it is; null for one that is to begin. */
  personId: string | null;
  /** Whether the account has a second factor. */
  hasFactor: boolean;
}

/** Whose address has been confirmed. */
export interface ConfirmedAccount {
  person: Person;
  /** Whether the account begins with it, or had another one before. */
  isNew: boolean;
}

/** Tells the address that an account had before, as part of the transaction that changes it. */
type TellBefore = (transaction: Database, emailBefore: string) => Promise<void>;

export type EmailConfirmationQueries = ReturnType<typeof createEmailConfirmationQueries>;

/** Addresses that wait to be confirmed. Several accounts may wait for the same one. */
export const createEmailConfirmationQueries = (database: Database) => ({
  /** Notes that an address is wanted. The same work whether or not it has an account. */
  async request(email: string, account: AccountOfAddress): Promise<void> {
    await database
      .insertInto('email_confirmations')
      .values({
        id: uuidv7(),
        email,
        ...('personId' in account
          ? { person_id: account.personId }
          : { fullname: account.fullname, password_hash: account.passwordHash }),
        expires_at: new Date(Date.now() + confirmationHours * 60 * 60_000),
      })
      .execute();
  },

  /**
   * Answers one stored request; a request for an address that has an account is deleted. Returns
   * false if none is stored. The caller writes the mail in `mail`, in the same transaction.
   */
  takeRequest: (
    mail: (transaction: Database, recipient: ConfirmationRecipient) => Promise<void>,
  ): Promise<boolean> =>
    inTransaction(database, async (transaction) => {
      const request = await transaction
        .selectFrom('email_confirmations')
        .select(['id', 'email', 'person_id'])
        .where('token_hash', 'is', null)
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!request) return false;

      const person = await transaction
        .selectFrom('people')
        .select('email')
        .where(sameEmail(request.email))
        // People may change how their own address is written, such as its capitals.
        .where('id', 'is distinct from', request.person_id)
        .executeTakeFirst();
      if (person) {
        await transaction.deleteFrom('email_confirmations').where('id', '=', request.id).execute();
        await mail(transaction, { email: person.email, token: undefined });
        return true;
      }

      // Short enough for the link to stay on one line of a mail.
      const token = createToken(192);
      await transaction
        .updateTable('email_confirmations')
        .set({ token_hash: hashToken(token) })
        .where('id', '=', request.id)
        .execute();
      await mail(transaction, { email: request.email, token });
      return true;
    }),

  /** Finds what a mailed token confirms; undefined if it does not work (any more). */
  async find(token: string): Promise<FoundConfirmation | undefined> {
    const row = await database
      .selectFrom('email_confirmations')
      .leftJoin('people', 'people.id', 'person_id')
      .select(['email_confirmations.id', 'email_confirmations.email'])
      .select(['email_confirmations.person_id as personId', hasFactor.as('hasFactor')])
      .select(({ fn }) =>
        fn
          .coalesce('people.password_hash', 'email_confirmations.password_hash')
          .$castTo<string>()
          .as('passwordHash'),
      )
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', new Date())
      .executeTakeFirst();
    return row;
  },

  /**
   * Gives an address to the account that wanted it, once, and deletes the requests of all others.
   * Gives undefined, and uses nothing up, if the request is gone or the address has an account by
   * now.
   */
  async confirm(
    confirmation: FoundConfirmation,
    tellBefore: TellBefore,
  ): Promise<ConfirmedAccount | undefined> {
    try {
      return await inTransaction(database, (transaction) =>
        settle(transaction, confirmation, tellBefore),
      );
    } catch (error) {
      if (error instanceof TakenAddress || isDuplicate(error, 'people_email')) return undefined;
      throw error;
    }
  },

  /** Forgets what nobody can confirm any more. */
  async clean(): Promise<void> {
    await database.deleteFrom('email_confirmations').where('expires_at', '<', new Date()).execute();
  },
});

/** Rolls the confirmation back: another account has the address by now. */
class TakenAddress extends Error {}

/** Does what has been confirmed; throws when another account has the address by now. */
async function settle(
  transaction: Database,
  { id, email }: FoundConfirmation,
  tellBefore: TellBefore,
): Promise<ConfirmedAccount | undefined> {
  // In a fixed order: of two confirmations at once, one waits and then finds nothing.
  const waiting = await transaction
    .deleteFrom('email_confirmations')
    .where('id', 'in', (ofAddress) =>
      ofAddress
        .selectFrom('email_confirmations')
        .select('id')
        .where(sameEmail(email))
        .orderBy('id')
        .forUpdate(),
    )
    .returning(['id', 'person_id', 'fullname', 'password_hash'])
    .execute();
  const own = waiting.find((row) => row.id === id);
  if (!own) return undefined;

  const people = createPeopleQueries(transaction);
  const { person_id: personId, fullname, password_hash: passwordHash } = own;
  if (personId === null) {
    if (fullname === null || passwordHash === null) throw new Error('An account lacks its parts.');
    const person = await people.add({ fullname, email, passwordHash });
    if (!person) throw new TakenAddress();
    return { person, isNew: true };
  }
  const before = await people.find(personId);
  if (!before) return undefined;
  await endResets(transaction, personId);
  await transaction.updateTable('people').set({ email }).where('id', '=', personId).execute();
  await tellBefore(transaction, before.email);
  return { person: { ...before, email }, isNew: false };
}
