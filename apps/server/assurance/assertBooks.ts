import assert from 'node:assert/strict';
import { sql } from 'kysely';
import type { Database } from '../src/database/openDatabase.ts';
import { createBookQueries } from '../src/ledger/index.ts';
import { recountBooks } from '../src/ledger/recountBooks.ts';

/** Throws unless the books add up: in themselves, with the orders, and with the offline card provider. */
export async function assertBooks(database: Database): Promise<void> {
  assert.deepEqual(await recountBooks(database), []);
  const checks = await createBookQueries(database).check();
  for (const { name, expected_paise: expected, found_paise: found } of checks) {
    assert.equal(found, expected, `the check of ${name}`);
  }
  const { rows: unequal } = await sql`
    select payments.id from payments join sandbox_intents on sandbox_intents.id = intent_id
      where refunded_paise <> amount_refunded`.execute(database);
  assert.deepEqual(unequal, [], 'what was given back');
  const { rows: kept } = await sql`
    select transfers.payment_id from transfers join entries on transfer_id = transfers.id
      join accounts on accounts.id = account_id join payments on payments.id = transfers.payment_id
      where accounts.kind in ('seller', 'commission', 'held') and payments.status = 'refunded'
      group by 1, accounts.kind having sum(entries.amount) <> 0`.execute(database);
  assert.deepEqual(kept, [], 'both released and given back');
}
