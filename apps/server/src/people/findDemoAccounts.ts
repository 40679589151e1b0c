import { sql } from 'kysely';
import { createPasswords } from './createPasswords.ts';
import type { Database } from '../database/openDatabase.ts';
import { demoAccounts } from './demoAccounts.ts';

/**
 * Gives the demo accounts that this market has. Somebody of a real market may have the same
 * e-mail address: it is a demo account only as long as the demo's password opens it. Asks for
 * nothing that a market of an older version lacks.
 */
export async function findDemoAccounts(database: Database) {
  const { buyer, seller } = demoAccounts;
  const accounts = [
    { ...buyer, does: 'buys' },
    { ...seller, does: 'sells' },
  ];
  const passwords = createPasswords();
  const found = [];
  for (const account of accounts) {
    const person = await database
      .selectFrom('people')
      .select('password_hash')
      .where(sql`lower(email)`, '=', account.email)
      .executeTakeFirst();
    if (person && (await passwords.isRight(account.password, person.password_hash))) {
      found.push(account);
    }
  }
  return found;
}
