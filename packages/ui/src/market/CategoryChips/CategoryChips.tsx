'use client';

import { type ComponentPropsWithRef, forwardRef, useEffect, useRef } from 'react';
import { Link } from '../../navigation/Link/Link.tsx';
import { Chips } from './CategoryChips.styles.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { categoryChipsTexts } from './CategoryChips.texts.ts';

export interface CategoryChipsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Where each category is, `All` included if it is wanted. */
  categories: readonly { label: string; href: string }[];
  /** The label of the one being shown. */
  current?: string | undefined;
}

/**
 * The categories as a row of links. It scrolls sideways on a phone, to the one being shown first
 * of all.
 */
export const CategoryChips = forwardRef<HTMLElement, CategoryChipsProps>(function CategoryChips(
  { categories, current, ...navProps },
  ref,
) {
  const texts = useTexts('CategoryChips', categoryChipsTexts);
  const row = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (current === undefined) return;
    const chip = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (chip) showInMiddle(chip);
  }, [current]);

  return (
    <nav aria-label={texts.label} {...navProps} ref={ref}>
      <Chips ref={row}>
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
});

/** Moves the row and nothing else: `scrollIntoView` would move the page, too. */
function showInMiddle(chip: HTMLElement) {
  const row = chip.closest('ul');
  if (!row) return;
  const [inner, outer] = [chip.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
