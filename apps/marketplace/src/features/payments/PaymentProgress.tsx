import { Card, Spinner } from '@market/ui';
import type { ReactNode } from 'react';
import { Waiting } from './PaymentScreen.styles.ts';

interface PaymentProgressProps {
  /** What is being waited for, in a sentence. */
  children: ReactNode;
}

/** Stands where the card form was while nobody needs to do anything. */
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
