import { ErrorState, PageHeader, PageLayout } from '@market/ui';
import type { Order } from '@market/api/contract';
import { Elements } from '@stripe/react-stripe-js';
import { useState } from 'react';
import { Navigate, useNavigate } from '../../routing/router.ts';
import { isTestKey } from './cardProvider/loadCardProvider.ts';
import { useCardProvider } from './cardProvider/useCardProvider.ts';
import { CheckoutLayout } from '../orders/checkout/CheckoutLayout.tsx';
import { CheckoutSummary } from '../orders/checkout/CheckoutSummary.tsx';
import { useGetCardProviderKeyQuery } from '../../backend/market.ts';
import { NoCheckout } from '../orders/checkout/NoCheckout.tsx';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { paths } from '../../routing/paths.ts';
import { QueryView } from '../../shared/QueryView.tsx';
import { useSignedInPerson } from '../people/session.ts';
import { useCheckout } from '../orders/checkout/useCheckout.ts';
import { CardFormSkeleton } from './CardFormSkeleton.tsx';
import { PaymentDesk } from './PaymentDesk.tsx';
import { PaymentProgress } from './PaymentProgress.tsx';
import { texts } from './texts.tsx';

/** The last step of the checkout: the card is charged, and the order made. There is none without the provider's key. */
export function PaymentScreen() {
  const navigate = useNavigate();
  const { cartItem, orderInfo, coupon, quote, payment } = useCheckout();
  const buyer = useSignedInPerson();
  const providerKey = useGetCardProviderKeyQuery();
  const publicKey = providerKey.data?.stripeApiKey;
  const provider = useCardProvider(publicKey);
  const [isOrdered, setOrdered] = useState(false);

  if (isOrdered) {
    return (
      <>
        <PageTitle>{texts.title}</PageTitle>
        <PaymentProgress>{texts.placed}</PaymentProgress>
      </>
    );
  }
  if (providerKey.error) {
    return (
      <PageLayout width="narrow">
        <PageTitle>{texts.title}</PageTitle>
        <PageHeader title={texts.title} />
        <QueryView query={providerKey} loading={<CardFormSkeleton />} failure={texts.impossible}>
          {() => null}
        </QueryView>
      </PageLayout>
    );
  }
  if (!cartItem) return <NoCheckout title={texts.title} />;
  if (!orderInfo) return <Navigate to={paths.orderInfo} replace />;

  const finish = ({ _id, progress }: Order) => {
    setOrdered(true);
    // Work begins with the buyer's answers: a buyer who is asked is led to the questions.
    const isAsked = progress?.stage === 'requirements';
    void navigate(isAsked ? paths.order(_id) : paths.myOrders, { replace: true });
  };

  return (
    <CheckoutLayout step={3} title={texts.title} summary={<CheckoutSummary />}>
      {provider.status === 'failed' && (
        <ErrorState
          title={texts.formMissing.title}
          text={texts.formMissing.text}
          onRetry={provider.retry}
        />
      )}
      {(provider.status === 'loading' || !buyer) && <CardFormSkeleton />}
      {provider.status === 'ready' && buyer && publicKey && (
        <Elements stripe={provider.cardProvider}>
          <PaymentDesk
            cardProvider={provider.cardProvider}
            checkout={{ cartItem, orderInfo, coupon, quote, payment }}
            buyer={buyer}
            isTest={isTestKey(publicKey)}
            onOrdered={finish}
          />
        </Elements>
      )}
    </CheckoutLayout>
  );
}
