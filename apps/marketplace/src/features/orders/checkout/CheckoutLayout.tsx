import { CheckoutSteps, PageColumns, PageLayout, VisuallyHidden } from '@market/ui';
import { type ReactNode, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { Stack } from './CheckoutLayout.styles.ts';
import { stepReached } from './checkoutSlice.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { paths } from '../../../routing/paths.ts';
import { useCheckout } from './useCheckout.ts';

interface CheckoutLayoutProps {
  /** Which of the three steps this is. */
  step: 1 | 2 | 3;
  /** The page's title and heading. The steps show it, so the heading is only read out. */
  title: string;
  /** The content of this step. */
  children: ReactNode;
  /** Shown beside the content, or below it on a phone. */
  summary: ReactNode;
}

const stepPaths = [paths.orderInfo, paths.confirmOrder, paths.paymentStep];

/** The layout of every step of the checkout. Steps that have been reached stay links. */
export function CheckoutLayout({ step, title, children, summary }: CheckoutLayoutProps) {
  const { reachedStep } = useCheckout();
  const dispatch = useDispatch();
  const furthest = Math.max(reachedStep, step);
  const hrefs = stepPaths.map((path, index) => (index < furthest ? path : undefined));

  useEffect(() => {
    dispatch(stepReached(step));
  }, [dispatch, step]);

  return (
    <PageLayout width="narrow">
      <PageTitle>{title}</PageTitle>
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
