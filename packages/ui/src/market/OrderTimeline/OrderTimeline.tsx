'use client';

import { type ComponentPropsWithRef, forwardRef } from 'react';
import { formatDate } from '../../formatting/formatDate.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.ts';
import { Timeline } from './OrderTimeline.styles.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { orderTimelineTexts } from './OrderTimeline.texts.ts';

/** Something that happens to an order. */
export interface OrderStep {
  /** Such as `Payment received`. */
  label: string;
  isDone: boolean;
  /** When it happened, ISO 8601 text; nothing when unknown or still to come. */
  date?: string | null | undefined;
}

export interface OrderTimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** From first to last. */
  steps: readonly OrderStep[];
}

/** How far an order has come, and when. Renders nothing without steps. */
export const OrderTimeline = forwardRef<HTMLOListElement, OrderTimelineProps>(
  function OrderTimeline({ steps, ...listProps }, ref) {
    const market = useMarket();
    const texts = useTexts('OrderTimeline', orderTimelineTexts);
    if (steps.length === 0) return null;

    return (
      <Timeline {...listProps} ref={ref}>
        {steps.map(({ label, isDone, date }) => (
          <li key={label} data-done={isDone || undefined}>
            <span>
              {label}
              <VisuallyHidden>{isDone ? texts.done : texts.toCome}</VisuallyHidden>
            </span>
            {date && <time dateTime={date}>{formatDate(date, market)}</time>}
          </li>
        ))}
      </Timeline>
    );
  },
);
