import { sql } from 'kysely';
import { createPasswords } from './createPasswords.ts';
import type { Database } from '../database/openDatabase.ts';
import { demoAccounts } from './demoAccounts.ts';

/**
 * Gives the demo accounts that this market has. A real person may have the same e-mail address, so
 * only an account that the demo password opens counts. Works with the tables of older versions too.
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
