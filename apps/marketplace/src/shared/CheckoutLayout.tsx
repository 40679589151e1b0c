import { CheckoutSteps, PageColumns, PageLayout, VisuallyHidden } from '@market/ui';
import type { ReactNode } from 'react';
import { Stack } from './CheckoutLayout.styles.ts';
import { paths } from './paths.ts';
import { useCheckout } from './useCheckout.ts';

interface CheckoutLayoutProps {
  /** Which of the three steps this is. */
  step: 1 | 2 | 3;
  /** The screen's heading. The steps show it already, so that it is only read out. */
  title: string;
  /** What is filled in or read in this step. */
  children: ReactNode;
  /** What stands beside it, or below it on a phone. */
  summary: ReactNode;
}

/** How every step of the checkout is laid out. Steps that have been reached are links. */
export function CheckoutLayout({ step, title, children, summary }: CheckoutLayoutProps) {
  const { orderInfo, payment } = useCheckout();
  const hrefs = [
    paths.orderInfo,
    step >= 2 || orderInfo ? paths.confirmOrder : undefined,
    step === 3 || payment ? paths.paymentStep : undefined,
  ];

  return (
    <PageLayout width="narrow">
      <Stack>
        <VisuallyHidden as="h1" tabIndex={-1}>
          {title}
        </VisuallyHidden>
        <CheckoutSteps current={step} hrefs={hrefs} />
        <PageColumns side="narrow" aside={summary}>
          {children}
        </PageColumns>
      </Stack>
    </PageLayout>
  );
}
