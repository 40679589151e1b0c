import { Button, Card, LinkButton } from '@market/ui';
import { paths } from '../../routing/paths.ts';
import { Choices, Waiting } from './PaymentScreen.styles.ts';
import { texts } from './texts.tsx';

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
        <h2>{texts.orderMissing.title}</h2>
        <p>{texts.orderMissing.text}</p>
        <p>
          <small>
            {problem}{' '}
            <span>{texts.orderMissing.paymentNumber(<bdi translate="no">{paymentId}</bdi>)}</span>
          </small>
        </p>
        <Choices>
          <Button onClick={onRetry}>{texts.orderMissing.retry}</Button>
          <LinkButton href={paths.myOrders} variant="primary">
            {texts.orderMissing.myOrders}
          </LinkButton>
        </Choices>
      </Waiting>
    </Card>
  );
}
