import { Notice } from '@market/ui';

interface PaymentNoticeProps {
  /** The payment's status, as the card provider says it. */
  status: string;
}

/** Says what has become of a payment that is neither waiting nor simply there. */
export function PaymentNotice({ status }: PaymentNoticeProps) {
  switch (status) {
    case 'refunded':
      return <Notice title="Refunded">The money for this order has been given back.</Notice>;
    case 'disputed':
      return (
        <Notice tone="warning" title="Disputed">
          The card’s holder disputes this payment. The card provider decides about it.
        </Notice>
      );
    case 'failed':
    case 'canceled':
      return (
        <Notice tone="warning" title="No payment">
          The payment of this order did not go through. Nothing has been charged.
        </Notice>
      );
    default:
      return null;
  }
}
