'use client';

import { type ComponentPropsWithRef, forwardRef, useId } from 'react';
import { formatFigures } from '../../formatting/formatFigures.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { Link } from '../../navigation/Link/Link.tsx';
import { Count, FacetFrame, Option } from './FacetGroup.styles.ts';

/** One value to narrow a list down to. */
export interface FacetOption {
  value: string;
  /** What people read. */
  label: string;
  /** How many would be found; unknown if left out. */
  count?: number | undefined;
}

export interface FacetGroupProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** What the list is narrowed by, such as `Rating`. */
  label: string;
  options: readonly FacetOption[];
  /** The value that is chosen; undefined for none. */
  chosen?: string | undefined;
  /** Where a value is chosen; for the chosen one, where it is taken back. */
  hrefFor: (value: string, isChosen: boolean) => string;
}

/**
 * Values to narrow a list down to, with how many would be found: links, so that each is an address that
 * works without scripts. One is chosen at a time.
 */
export const FacetGroup = forwardRef<HTMLElement, FacetGroupProps>(function FacetGroup(props, ref) {
  const { label, options, chosen, hrefFor, ...frameProps } = props;
  const { locale } = useMarket();
  const heading = useId();

  return (
    <FacetFrame aria-labelledby={heading} {...frameProps} ref={ref}>
      <h3 id={heading}>{label}</h3>
      <ul>
        {options.map((option) => {
          const isChosen = option.value === chosen;
          const content = (
            <>
              <span>
                <bdi>{option.label}</bdi>
              </span>
              {option.count !== undefined && <Count>{formatFigures(option.count, locale)}</Count>}
            </>
          );
          return (
            <Option key={option.value}>
              {/* One that finds nothing can only be taken back. */}
              {option.count === 0 && !isChosen ? (
                <span>{content}</span>
              ) : (
                <Link
                  href={hrefFor(option.value, isChosen)}
                  aria-current={isChosen ? 'true' : undefined}
                >
                  {content}
                </Link>
              )}
            </Option>
          );
        })}
      </ul>
    </FacetFrame>
  );
});
