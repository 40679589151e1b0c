import { Button, Card, LinkButton } from '@market/ui';
import { paths } from '../../routing/paths.ts';
import { Choices, Waiting } from './PaymentScreen.styles.ts';

interface OrderMissingProps {
  /** The payment's number at the card provider. */
  paymentId: string;
  /** Why there is no order yet. */
  problem: string;
  onRetry: () => void;
}

/** Calms buyers who have paid while their order is still on its way. */
export function OrderMissing({ paymentId, problem, onRetry }: OrderMissingProps) {
  return (
    <Card>
      <Waiting role="alert">
        <h2>Your payment has arrived.</h2>
        <p>
          Your order is on its way and will appear under My Orders by itself. You will not be
          charged again.
        </p>
        <p>
          <small>
            {problem} Your payment’s number: <span translate="no">{paymentId}</span>
          </small>
        </p>
        <Choices>
          <Button onClick={onRetry}>Try again</Button>
          <LinkButton href={paths.myOrders} variant="primary">
            My Orders
          </LinkButton>
        </Choices>
      </Waiting>
    </Card>
  );
}
