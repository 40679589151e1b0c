'use client';

import { type ComponentPropsWithRef, forwardRef } from 'react';
import { Link } from '../../navigation/Link/Link.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.ts';
import { StepList } from './CheckoutSteps.styles.ts';
import { formatFigures } from '../../formatting/formatFigures.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { checkoutStepsTexts } from './CheckoutSteps.texts.ts';

export interface CheckoutStepsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The step being done, from 1. */
  current: number;
  /** What the steps are called. Defaults to `Order Info`, `Confirm Order` and `Payment`. */
  labels?: readonly string[] | undefined;
  /** Which steps are complete. Defaults to those before the current one. */
  done?: readonly boolean[] | undefined;
  /** Where each step is; nothing for a step that has not been reached, which is then no link. */
  hrefs?: readonly (string | undefined)[] | undefined;
}

/** The steps of a checkout: done, current and to come. */
export const CheckoutSteps = forwardRef<HTMLElement, CheckoutStepsProps>(
  function CheckoutSteps(props, ref) {
    const texts = useTexts('CheckoutSteps', checkoutStepsTexts);
    const { current, labels = texts.steps, done, hrefs, ...navProps } = props;

    return (
      <nav aria-label={texts.label} {...navProps} ref={ref}>
        <StepList data-many={labels.length > 4 || undefined}>
          {labels.map((label, index) => (
            <li key={label}>
              <Step
                number={index + 1}
                current={current}
                isDone={done?.[index] ?? index + 1 < current}
                label={label}
                href={hrefs?.[index]}
              />
            </li>
          ))}
        </StepList>
      </nav>
    );
  },
);

interface StepProps {
  number: number;
  current: number;
  isDone: boolean;
  label: string;
  href: string | undefined;
}

function Step({ number, current, isDone, label, href }: StepProps) {
  const { locale } = useMarket();
  const { done } = useTexts('CheckoutSteps', checkoutStepsTexts);
  const written = formatFigures(number, locale);
  const stepProps = {
    'data-done': isDone || undefined,
    'aria-current': number === current ? ('step' as const) : undefined,
  };
  const content = (
    <>
      <i>
        {isDone ? <Tick /> : written}
        {isDone && <VisuallyHidden>{written}</VisuallyHidden>}
      </i>{' '}
      <span>{label}</span>
      {isDone && <VisuallyHidden>{done}</VisuallyHidden>}
    </>
  );

  return href ? (
    <Link href={href} {...stepProps}>
      {content}
    </Link>
  ) : (
    <span {...stepProps}>{content}</span>
  );
}

function Tick() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden>
      <path d="m3 8.5 3.5 3.5L13 4.5" />
    </svg>
  );
}
