import type { RefundCause } from '@market/api/contract';
import type { TransferKind } from '../database/ledgerTables.ts';
import type { Database } from '../database/tables.ts';
import { post } from './post.ts';

/** Posts that a payment stands differently at the card provider: it was paid, or a bank asks it back. */
export const postStatus = (
  transaction: Database,
  paymentId: string,
  { before, after }: { before: string; after: string },
): Promise<void> =>
  post(transaction, { kind: kindOfStatus(before, after), paymentIds: [paymentId] });

function kindOfStatus(before: string, after: string): TransferKind {
  if (after === 'disputed') return 'disputed';
  if (after !== 'succeeded') return 'carriedOver';
  return before === 'disputed' ? 'won' : 'paid';
}

/** Posts that orders are completed: what is kept of their money belongs to the sellers and the market. */
export const postReleased = (transaction: Database, paymentIds: readonly string[]): Promise<void> =>
  post(transaction, { kind: 'released', paymentIds });

/** A refund, as far as the ledger knows it. */
interface PostedRefund {
  id: string;
  payment_id: string;
  cause: RefundCause;
}

/** Posts that money went back to a buyer, by us or by their bank. */
export const postRefunded = (
  transaction: Database,
  { id: refundId, payment_id: paymentId, cause }: PostedRefund,
): Promise<void> =>
  post(transaction, {
    kind: cause === 'chargeback' ? 'lost' : 'refunded',
    paymentIds: [paymentId],
    refundId,
  });

/** Posts that money came back to us that was to go to a buyer. */
export const postRefundFailed = (
  transaction: Database,
  { id: refundId, payment_id: paymentId }: PostedRefund,
): Promise<void> => post(transaction, { kind: 'refundFailed', paymentIds: [paymentId], refundId });
