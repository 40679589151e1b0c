import { Card, CardFields, Skeleton } from '@market/ui';
import { CardFormStack } from './PaymentScreen.styles.ts';
import { texts } from './texts.tsx';

const field = () => <Skeleton height="1.25rem" />;

/** The shape of the card form while the card provider is loading. */
export function CardFormSkeleton() {
  return (
    <Card aria-busy="true" aria-label={texts.loadingForm} role="group">
      <CardFormStack>
        <CardFields cardNumber={field} expiry={field} cvc={field} />
        <Skeleton height="3.25rem" />
      </CardFormStack>
    </Card>
  );
}
