import { backUpLive } from './liveBackup.ts';
import { migrateUnderLoad } from './migrationsUnderLoad.ts';

/**
 * Copies live servers and changes tables that are in use, and prints the figures; ends with 1 if
 * one of those that must be 0 is not.
 *
 *     node --conditions=market-source apps/server/assurance/assureOperations.ts [services, 100,000 by default]
 *
 * PostgreSQL is tried with `TEST_DATABASE_URL`.
 */
const services = Number(process.argv[2] ?? 100_000);

const mustBeZero = new Set(['lostOrders', 'difference', 'wrongPictures', 'failed']);

function report(title: string, figures: object) {
  console.log(`\n${title}`);
  for (const [name, figure] of Object.entries(figures)) {
    const isWrong = mustBeZero.has(name) && figure !== 0;
    if (isWrong) process.exitCode = 1;
    console.log(`  ${name}: ${figure}${isWrong ? '  ← must be 0' : ''}`);
  }
}

report('A live copy of the embedded database', await backUpLive(false));
if (process.env['TEST_DATABASE_URL']) {
  report('A live copy of PostgreSQL', await backUpLive(true));
  report('Tables changed under load', await migrateUnderLoad(services));
} else console.log('\nPostgreSQL needs TEST_DATABASE_URL and was not tried.');
