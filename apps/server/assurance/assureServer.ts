import { createEmptyDatabase } from '../src/testing/createTestDatabase.ts';
import { compareAccounts } from './compareAccounts.ts';
import { stopDatabase } from './databaseAway.ts';
import { measureLogins } from './logins.ts';
import { takeMailServerDown } from './mailsAway.ts';
import { overload } from './overload.ts';
import { attackWithPictures } from './pictureAttacks.ts';
import { sendRandomRequests } from './randomRequests.ts';
import { restartUnderLoad } from './restarts.ts';
import { measureSlowSenders } from './slowSenders.ts';

/**
 * Puts the server itself to the test and prints the figures; ends with 1 if one of those that
 * must be 0 is not.
 *
 *     node --conditions=market-source apps/server/assurance/assureServer.ts [requests] [only one part] [seed]
 *
 * Random requests default to 10,000; 1,000,000 is the full number. Another seed (1 by default) makes
 * others. Restarting needs PostgreSQL: `TEST_DATABASE_URL`; logins are then measured on it, too, and
 * two servers share the mails.
 * Taking the database away needs two shell commands besides: `STOP_DATABASE` and `START_DATABASE`.
 * The parts are `random`, `accounts`, `logins`, `senders`, `pictures`, `overload`, `mails`, `restarts`
 * and `away`.
 */
const requests = Number(process.argv[2] ?? 10_000);
const only = process.argv[3];
const seed = Number(process.argv[4] ?? 1);

const mustBeZero = new Set([
  'serverErrors',
  'outsideContract',
  'overTwoSeconds',
  'exits',
  'secretsInAnswers',
  'personalFieldsLeaked',
  'tellingAnswers',
  'secretsInLog',
  'turnedAwayWithoutRetryAfter',
  'failed',
  'broken',
  'lostWrites',
  'doubledWrites',
  'sentMeanwhile',
  'lostMails',
  'doubledMails',
  'tooMuchMemory',
  'ordinaryRefused',
]);
let isAsItMustBe = true;

async function report(part: string, title: string, work: () => Promise<object>) {
  if (only && only !== part) return;
  console.log(`\n${title}`);
  for (const [name, figure] of Object.entries(await work())) {
    const isWrong = mustBeZero.has(name) && figure !== 0;
    if (isWrong) isAsItMustBe = false;
    console.log(`  ${name}: ${figure}${isWrong ? '  ← must be 0' : ''}`);
  }
}

await report('random', 'Random requests', () => sendRandomRequests(requests, seed));
await report('accounts', 'Known and unknown accounts', () => compareAccounts(1600));
await report('logins', 'Browsing under logins', () => measureLogins(8, 8));
if (process.env['TEST_DATABASE_URL']) {
  await report('logins', 'The same on PostgreSQL', async () => {
    const { url, drop } = await createEmptyDatabase();
    const figures = await measureLogins(8, 8, url);
    await drop();
    return figures;
  });
}
await report('senders', '500 slow senders', () => measureSlowSenders(500, 15));
await report('pictures', 'Hostile pictures', attackWithPictures);
await report('overload', 'Four times the capacity', () => overload(60));

const { url, drop } = await createEmptyDatabase();
await report('mails', 'The mail server is down', () => takeMailServerDown(600, url));
if (url) await report('restarts', 'Restarts', () => restartUnderLoad(50, url));
else console.log('\nRestarts need TEST_DATABASE_URL and were not tried.');

const { STOP_DATABASE: stop, START_DATABASE: start } = process.env;
if (url && stop && start) {
  await report('away', 'The database is away', () => stopDatabase(url, 30, stop, start));
} else {
  console.log('\nTaking the database away needs STOP_DATABASE and START_DATABASE: not tried.');
}
await drop();

process.exitCode = isAsItMustBe ? 0 : 1;
