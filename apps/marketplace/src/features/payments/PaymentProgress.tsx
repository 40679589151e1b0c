import { Card, Spinner } from '@market/ui';
import type { ReactNode } from 'react';
import { Waiting } from './PaymentScreen.styles.ts';

interface PaymentProgressProps {
  /** What we are waiting for, in a sentence. */
  children: ReactNode;
}

/** Takes the place of the card form while there is nothing to do. */
export function PaymentProgress({ children }: PaymentProgressProps) {
  return (
    <Card>
      <Waiting role="status">
        <Spinner />
        <p>{children}</p>
      </Waiting>
    </Card>
  );
}
