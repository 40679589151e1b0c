import { createTestMarket } from '../src/testing/createTestMarket.ts';
import { compareScores } from './scoredSellers.ts';

/**
 * Makes up the scores of very many sellers, prints the figures, and ends with 1 if one is not the sum of its rows.
 *
 *     node --conditions=market-source apps/server/assurance/assureScores.ts [sellers, 10,000 by default]
 *
 * With `TEST_DATABASE_URL` it runs on a database of its own on that PostgreSQL server.
 */
const sellers = Number(process.argv[2] ?? 10_000);

const mustBeZero = new Set([
  'differing',
  'wronglyNew',
  'notOfHundred',
  'miscounted',
  'blameless',
  'causeless',
  'costlyLeftOut',
  'missing',
]);

const market = await createTestMarket();
const compared = await compareScores(market, sellers);
await market.close();

let isAsItMustBe = true;
for (const [name, figure] of Object.entries(compared)) {
  const isWrong = mustBeZero.has(name) && figure !== 0;
  if (isWrong) isAsItMustBe = false;
  console.log(`${name}: ${figure}${isWrong ? '  ← must be 0' : ''}`);
}
// What tests share in memory stays open, and would keep this from ending.
process.exit(isAsItMustBe ? 0 : 1);
