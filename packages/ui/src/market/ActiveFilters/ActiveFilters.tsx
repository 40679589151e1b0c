'use client';

import X from 'lucide-react/icons/x';
import { type ComponentPropsWithRef, forwardRef } from 'react';
import { Icon } from '../../data/Icon/Icon.tsx';
import { Link } from '../../navigation/Link/Link.tsx';
import { useTexts } from '../../texts/useTexts.ts';
import { ChosenList } from './ActiveFilters.styles.ts';
import { activeFiltersTexts } from './ActiveFilters.texts.ts';

/** A filter that is chosen. */
export interface ActiveFilter {
  /** What people read. */
  label: string;
  /** The list without it. */
  href: string;
}

export interface ActiveFiltersProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  filters: readonly ActiveFilter[];
  /** The list without any of them. */
  clearHref: string;
}

/** What a list is narrowed down to, each a link that takes it back. Nothing when nothing is chosen. */
export const ActiveFilters = forwardRef<HTMLUListElement, ActiveFiltersProps>(
  function ActiveFilters({ filters, clearHref, ...listProps }, ref) {
    const texts = useTexts('ActiveFilters', activeFiltersTexts);
    if (filters.length === 0) return null;

    return (
      <ChosenList aria-label={texts.label} {...listProps} ref={ref}>
        {filters.map(({ label, href }) => (
          <li key={label}>
            <Link href={href} data-chip aria-label={texts.remove(label)}>
              <span>
                <bdi>{label}</bdi>
              </span>
              <Icon of={X} size="small" />
            </Link>
          </li>
        ))}
        {filters.length > 1 && (
          <li>
            <Link href={clearHref}>{texts.clear}</Link>
          </li>
        )}
      </ChosenList>
    );
  },
);
