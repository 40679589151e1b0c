'use client';

import type { ComponentPropsWithoutRef } from 'react';
import { formatDate } from '../../formatting/formatDate.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.ts';
import { Timeline } from './OrderTimeline.styles.ts';

/** Something that happens to an order. */
export interface OrderStep {
  /** Such as `Payment received`. */
  label: string;
  isDone: boolean;
  /** When it happened, ISO 8601 text; nothing when unknown or still to come. */
  date?: string | null | undefined;
}

export interface OrderTimelineProps extends Omit<ComponentPropsWithoutRef<'ol'>, 'children'> {
  /** From first to last. */
  steps: readonly OrderStep[];
}

/** How far an order has come, and when. Renders nothing without steps. */
export function OrderTimeline({ steps, ...listProps }: OrderTimelineProps) {
  if (steps.length === 0) return null;

  return (
    <Timeline {...listProps}>
      {steps.map(({ label, isDone, date }) => (
        <li key={label} data-done={isDone || undefined}>
          <span>
            {label}
            <VisuallyHidden>{isDone ? ', done' : ', to come'}</VisuallyHidden>
          </span>
          {date && <time dateTime={date}>{formatDate(date)}</time>}
        </li>
      ))}
    </Timeline>
  );
}
