import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startPostgres } from '../../../../tooling/startPostgres.ts';
import { startServer } from '../../../../tooling/startServer.ts';
import { createPasswords } from '../people/createPasswords.ts';
import { checkMode } from './checkMode.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { createPeopleQueries } from '../people/peopleQueries.ts';
import { demoAccounts } from '../people/demoAccounts.ts';
import { readSettings } from '../settings/settings.ts';
import { liveSettings, runProgram } from '../testing/runProgram.ts';

// The one of the other tests does not sync: it would only take longer.
const postgres = await startPostgres({ syncs: true });
if (!postgres) throw new Error('A live market needs a PostgreSQL, and none is installed.');
const database = await openDatabase({ url: postgres.url });
const folder = await mkdtemp(join(tmpdir(), 'market-live-'));
const settings = { ...liveSettings, DATABASE_URL: postgres.url, DATA_DIR: folder };
afterAll(async () => {
  await database.destroy();
  postgres.stop();
  await rm(folder, { recursive: true });
});

test('a live market opens once its sample accounts are gone, without anything for trying out', async () => {
  const { fullname, email, password } = demoAccounts.seller;
  const passwordHash = await createPasswords().hash(password);
  await createPeopleQueries(database).add({ fullname, email, passwordHash });

  const { code, said } = await runProgram('main.ts', settings);
  expect(code).toBe(1);
  expect(said.match(/^- .*/gm)).toEqual([
    `- The database has sample accounts, whose passwords are public: ${email}. Set DATABASE_URL to a new database, or forget each of them with npm run market -- delete-person.`,
  ]);

  const forgotten = await runProgram('market.ts', settings, 'delete-person', email, '--yes');
  expect(forgotten).toEqual({ code: 0, said: '' });
  const market = await startServer(settings);
  try {
    expect(market.readOutput()).toContain('Market is open at https://market.example');
    const mails = await fetch(`${market.url}/demo/mails`);
    expect(await mails.text()).not.toContain('Mails');
    const page = await fetch(`${market.url}/`);
    expect(await page.text()).not.toContain('name="trial"');
    const payment = await fetch(`${market.url}/api/sandbox/payment_intents/confirm`, {
      method: 'POST',
      headers: { origin: settings.PUBLIC_URL },
    });
    expect(payment.status).toBe(404);
  } finally {
    await market.stop();
  }
}, 120_000);

const check = (databaseUrl: string) =>
  checkMode(readSettings({ ...settings, DATABASE_URL: databaseUrl }));

test('a database that acknowledges what it has not written is not enough', async () => {
  const { url } = postgres;
  const sentence = 'Set DATABASE_URL to a PostgreSQL with fsync and synchronous_commit on.';
  const forgetful = await startPostgres();

  await expect(check(url)).resolves.toBeUndefined();
  await expect(check(`${url}?options=-c%20synchronous_commit%3Doff`)).rejects.toThrow(sentence);
  await expect(check(forgetful?.url ?? '')).rejects.toThrow(sentence);
  forgetful?.stop();
});
