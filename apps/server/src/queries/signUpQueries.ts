import type { Person } from '@market/api/contract';
import { uuidv7 } from 'uuidv7';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import { createPeopleQueries, sameEmail } from './peopleQueries.ts';
import { createToken, hashToken } from './sessionQueries.ts';

/** How long a link that confirms an address works, in hours. */
export const confirmationHours = 24;

/** Whom a sign-up is answered to. */
export interface SignUpRecipient {
  email: string;
  /** What confirms the address; undefined if it has an account already. */
  token: string | undefined;
}

/** A sign-up whose link was followed, with what the password is compared with. */
export interface FoundSignUp {
  id: string;
  email: string;
  passwordHash: string;
}

export type SignUpQueries = ReturnType<typeof createSignUpQueries>;

/** Accounts that wait for their address to be confirmed. Several may wait for the same one. */
export const createSignUpQueries = (database: Database) => ({
  /** Notes that an account is wanted. The same work whether or not the address has one. */
  async request(account: { fullname: string; email: string; passwordHash: string }): Promise<void> {
    const { fullname, email, passwordHash } = account;
    await database
      .insertInto('sign_ups')
      .values({
        id: uuidv7(),
        fullname,
        email,
        password_hash: passwordHash,
        expires_at: new Date(Date.now() + confirmationHours * 60 * 60_000),
      })
      .execute();
  },

  /**
   * Answers one noted sign-up; one whose address has an account is forgotten. Tells false when
   * nothing was noted. The caller writes the mail in `mail`, as part of the same transaction.
   */
  takeRequest: (
    mail: (transaction: Database, recipient: SignUpRecipient) => Promise<void>,
  ): Promise<boolean> =>
    inTransaction(database, async (transaction) => {
      const request = await transaction
        .selectFrom('sign_ups')
        .select(['id', 'email'])
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
        .executeTakeFirst();
      if (person) {
        await transaction.deleteFrom('sign_ups').where('id', '=', request.id).execute();
        await mail(transaction, { email: person.email, token: undefined });
        return true;
      }

      // Short enough for the link to stay on one line of a mail.
      const token = createToken(192);
      await transaction
        .updateTable('sign_ups')
        .set({ token_hash: hashToken(token) })
        .where('id', '=', request.id)
        .execute();
      await mail(transaction, { email: request.email, token });
      return true;
    }),

  /** Finds what a mailed token confirms; undefined if it does not work (any more). */
  async find(token: string): Promise<FoundSignUp | undefined> {
    const row = await database
      .selectFrom('sign_ups')
      .select(['id', 'email', 'password_hash'])
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', new Date())
      .executeTakeFirst();
    return row && { id: row.id, email: row.email, passwordHash: row.password_hash };
  },

  /**
   * Opens the account of a sign-up, once, and forgets the others of its address. Gives undefined
   * when it is gone, or the address has got an account meanwhile.
   */
  confirm: ({ id, email }: FoundSignUp): Promise<Person | undefined> =>
    inTransaction(database, async (transaction) => {
      // In one order: of two that are confirmed at once, one waits and then finds nothing.
      const taken = await transaction
        .deleteFrom('sign_ups')
        .where('id', 'in', (ofAddress) =>
          ofAddress
            .selectFrom('sign_ups')
            .select('id')
            .where(sameEmail(email))
            .orderBy('id')
            .forUpdate(),
        )
        .returning(['id', 'fullname', 'password_hash'])
        .execute();
      const signUp = taken.find((row) => row.id === id);
      if (!signUp) return undefined;
      const { fullname, password_hash: passwordHash } = signUp;
      return createPeopleQueries(transaction).add({ fullname, email, passwordHash });
    }),

  /** Forgets what nobody can confirm any more. */
  async clean(): Promise<void> {
    await database.deleteFrom('sign_ups').where('expires_at', '<', new Date()).execute();
  },
});
