'use client';

import { type ComponentPropsWithRef, forwardRef } from 'react';
import { Link } from '../Link/Link.tsx';
import { Trail } from './Breadcrumbs.styles.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { breadcrumbsTexts } from './Breadcrumbs.texts.ts';

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From the top down to this page. What has no address, as this page, is plain text. */
  items: readonly { label: string; href?: string | undefined }[];
}

/** The path from the top to this page. */
export const Breadcrumbs = forwardRef<HTMLElement, BreadcrumbsProps>(function Breadcrumbs(
  { items, ...navProps },
  ref,
) {
  const texts = useTexts('Breadcrumbs', breadcrumbsTexts);

  return (
    <nav aria-label={texts.label} {...navProps} ref={ref}>
      <Trail>
        {items.map(({ label, href }, index) => (
          <li key={label}>
            {href ? (
              <Link href={href}>{label}</Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </Trail>
    </nav>
  );
});
