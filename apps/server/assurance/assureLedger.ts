import { createTestMarket } from '../src/testing/createTestMarket.ts';
import { walkOrders } from './walkedOrders.ts';

/**
 * Lets orders go random ways, prints the figures, and ends with 1 if the books are not right in the end.
 *
 *     node --conditions=market-source apps/server/assurance/assureLedger.ts [orders, 10,000 by default] [seed]
 *
 * With `TEST_DATABASE_URL` it runs on a database of its own on that PostgreSQL server.
 */
const orders = Number(process.argv[2] ?? 10_000);
const seed = Number(process.argv[3] ?? 1);

const market = await createTestMarket();
const { faults, ...figures } = await walkOrders(market, { orders, steps: 20, seed });
await market.close();

for (const [name, figure] of Object.entries(figures)) console.log(`${name}: ${figure}`);
console.log(faults.length === 0 ? 'The books are right.' : faults.join('\n'));
// What tests share in memory stays open, and would keep this from ending.
process.exit(faults.length === 0 ? 0 : 1);
