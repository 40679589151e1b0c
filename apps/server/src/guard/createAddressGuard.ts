import { refusals } from '@market/api/contract';
import { sql } from 'kysely';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/tables.ts';
import type { MarketBook } from '../marketBook/createMarketBook.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { AddressGuard } from '../people/index.ts';
import { endHolding, holdBack } from './heldQueries.ts';
import { isDisposable } from './isDisposable.ts';

/** Ends that an account is held. */
export async function releaseAccount(transaction: Database, personId: string): Promise<void> {
  await transaction
    .updateTable('people')
    .set({ held_at: null })
    .where('id', '=', personId)
    .where('held_at', 'is not', null)
    .execute();
}

/** Makes what looks at mail addresses that last a short while, as the owner has set. */
export const createAddressGuard = (database: Database, book: MarketBook): AddressGuard => ({
  async check(email) {
    const { settings } = await book.read();
    if (settings['accounts.disposable'] === 'refuse' && isDisposable(email)) {
      throw new CallRefusal(refusals.disposableAddress, { field: 'email' });
    }
  },

  async settle(personId, email) {
    const { settings } = await book.read();
    const isHeld = settings['accounts.disposable'] === 'hold' && isDisposable(email);
    await inTransaction(database, async (transaction) => {
      if (!isHeld) {
        await releaseAccount(transaction, personId);
        await endHolding(transaction, 'account', personId, 'withdrawn');
        return;
      }
      await transaction
        .updateTable('people')
        .set({ held_at: sql<Date>`now()` })
        .where('id', '=', personId)
        .execute();
      const reason = 'address';
      await holdBack(transaction, {
        kind: 'account',
        subject: personId,
        personId,
        reason,
        text: email,
      });
    });
  },
});
