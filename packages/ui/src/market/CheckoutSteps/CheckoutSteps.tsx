'use client';

import type { ComponentPropsWithoutRef } from 'react';
import { Link } from '../../navigation/Link/Link.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.ts';
import { StepList } from './CheckoutSteps.styles.ts';

export interface CheckoutStepsProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** The step being done. */
  current: 1 | 2 | 3;
  /** Where each step is; `undefined` for a step that has not been reached, which is then no link. */
  hrefs: readonly (string | undefined)[];
}

const labels = ['Order Info', 'Confirm Order', 'Payment'] as const;

/** The three steps of the checkout: done, current and to come. */
export function CheckoutSteps({ current, hrefs, ...navProps }: CheckoutStepsProps) {
  return (
    <nav aria-label="Checkout" {...navProps}>
      <StepList>
        {labels.map((label, index) => (
          <li key={label}>
            <Step number={index + 1} current={current} label={label} href={hrefs[index]} />
          </li>
        ))}
      </StepList>
    </nav>
  );
}

interface StepProps {
  number: number;
  current: number;
  label: string;
  href: string | undefined;
}

function Step({ number, current, label, href }: StepProps) {
  const isDone = number < current;
  const stepProps = {
    'data-done': isDone || undefined,
    'aria-current': number === current ? ('step' as const) : undefined,
  };
  const content = (
    <>
      <i>
        {isDone ? <Tick /> : number}
        {isDone && <VisuallyHidden>{number}</VisuallyHidden>}
      </i>{' '}
      {label}
      {isDone && <VisuallyHidden>, done</VisuallyHidden>}
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
