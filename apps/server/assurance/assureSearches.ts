import { compareSearches } from '../src/testing/compareSearches.ts';
import { createTestDatabase } from '../src/testing/createTestDatabase.ts';

/**
 * Asks the search in memory and the one with SQL the same random questions, ten thousand on each of
 * several markets, and ends with 1 at the first that they answer differently.
 *
 * With `TEST_DATABASE_URL` on PostgreSQL, else on the embedded database.
 *
 *     node --conditions=market-source apps/server/assurance/assureSearches.ts [questions] [first seed]
 */
const questions = Number(process.argv[2] ?? 10_000);
const firstSeed = Number(process.argv[3] ?? 1);

const markets = Math.ceil(questions / 10_000);
for (let seed = firstSeed; seed < firstSeed + markets; seed += 1) {
  const { database, close } = await createTestDatabase();
  const difference = await compareSearches(database, questions / markets, seed);
  await close();
  if (difference) {
    console.log(`Market ${seed}: ${JSON.stringify(difference, undefined, 2)}`);
    process.exit(1);
  }
}
console.log(`${questions} questions, answered alike.`);
