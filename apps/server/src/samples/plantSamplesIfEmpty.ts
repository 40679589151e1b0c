import { rm, writeFile } from 'node:fs/promises';
import { createPasswords } from '../accounts/createPasswords.ts';
import type { Database } from '../database/openDatabase.ts';
import { openMarket } from '../openMarket.ts';
import { createPeopleQueries } from '../queries/peopleQueries.ts';
import type { Settings } from '../settings.ts';
import { createInjectFetch } from '../http/createInjectFetch.ts';
import { demoAccounts } from './demoAccounts.ts';
import { plantSamples } from './plantSamples.ts';
import { toPlantingMark } from './plantingMark.ts';

/** Fills the market with sample data unless somebody has an account already. */
export async function plantSamplesIfEmpty(
  settings: Settings,
  database: Database,
  report: (message: string) => void,
) {
  const somebody = await database.selectFrom('people').select('id').limit(1).executeTakeFirst();
  if (somebody) return;

  const { databaseUrl, dataFolder, publicUrl } = settings;
  const mark = toPlantingMark(dataFolder);
  if (!databaseUrl) await writeFile(mark, '');

  report('Making sample data, because nobody is here yet …');
  // Nobody reads the mails of made-up people.
  const forPlanting = { ...settings, rateLimitScale: 1_000_000, confirmsEmail: false };
  const app = await openMarket(forPlanting, database);
  await plantSamples({
    database,
    host: `${publicUrl}/api`,
    createFetch: (address) => createInjectFetch(app, address),
    report,
  });
  await app.close();
  await rm(mark, { force: true });
}

/**
 * Gives the demo accounts that this market has. Somebody of a real market may have the same
 * e-mail address: it is a demo account only as long as the demo's password opens it.
 */
export async function findDemoAccounts(database: Database) {
  const { buyer, seller } = demoAccounts;
  const accounts = [
    { ...buyer, does: 'buys' },
    { ...seller, does: 'sells' },
  ];
  const people = createPeopleQueries(database);
  const passwords = createPasswords();
  const found = [];
  for (const account of accounts) {
    const login = await people.findLogin(account.email);
    if (login && (await passwords.isRight(account.password, login.passwordHash))) {
      found.push(account);
    }
  }
  return found;
}
