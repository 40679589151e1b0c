import { createTestDatabase } from '../src/testing/createTestDatabase.ts';
import { createTestMarket } from '../src/testing/createTestMarket.ts';
import { letBrowsersDie } from './dyingBrowsers.ts';
import { forgeOrders } from './forgedOrders.ts';
import { killServers } from './killedServers.ts';
import { shuffleWebhooks } from './shuffledWebhooks.ts';
import { tamperPayments } from './tamperedPayments.ts';

/**
 * Puts money to the test in full, prints the figures, and ends with 1 if any of them is not what
 * it must be.
 *
 *     node --conditions=market-source apps/server/assurance/assureMoney.ts [kills, 200 by default]
 *
 * With `TEST_DATABASE_URL` it runs on databases of its own on that PostgreSQL server.
 */
const kills = Number(process.argv[2] ?? 200);

/** Figures that must be 0, whatever else there is. */
const mustBeZero = new Set([
  'wrongIntents',
  'wrongOrders',
  'serverErrors',
  'accepted',
  'falselyAccepted',
  'doubled',
  'missing',
  'unfounded',
  'difference',
  'disagreements',
  'unaccounted',
  'forgotten',
]);
let isAsItMustBe = true;

function report(title: string, figures: object) {
  console.log(`\n${title}`);
  for (const [name, figure] of Object.entries(figures)) {
    const isWrong = mustBeZero.has(name) && figure !== 0;
    if (isWrong) isAsItMustBe = false;
    console.log(`  ${name}: ${figure}${isWrong ? '  ← must be 0' : ''}`);
  }
}

const market = await createTestMarket();
report('Tampered requests', await tamperPayments(market, 100));
report('Forged orders', await forgeOrders(market, 60));
report('Shuffled webhooks', await shuffleWebhooks(market, 500));
report('Dying browsers', await letBrowsersDie(market, 10));
await market.close();

const { url: databaseUrl, close } = await createTestDatabase();
report('Killed servers', await killServers({ kills, databaseUrl }));
await close();

if (databaseUrl) {
  const shared = await createTestDatabase();
  const killing = { kills: Math.ceil(kills / 4), databaseUrl: shared.url, processes: 2 };
  report('One of two servers killed', await killServers(killing));
  await shared.close();
} else console.log('\nTwo servers on one database need TEST_DATABASE_URL and were not tried.');

// What tests share in memory stays open, and would keep this from ending.
process.exit(isAsItMustBe ? 0 : 1);
