'use client';

import type { ComponentPropsWithoutRef } from 'react';
import { Link } from '../Link/Link.tsx';
import { Chips } from './CategoryChips.styles.ts';

export interface CategoryChipsProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** Where each category is, `All` included if it is wanted. */
  categories: readonly { label: string; href: string }[];
  /** The label of the one being shown. */
  current?: string | undefined;
}

/** The categories as a row of links; it scrolls sideways on a phone. */
export function CategoryChips({ categories, current, ...navProps }: CategoryChipsProps) {
  return (
    <nav aria-label="Categories" {...navProps}>
      <Chips>
        {categories.map(({ label, href }) => (
          <li key={label}>
            <Link href={href} aria-current={label === current ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </Chips>
    </nav>
  );
}
