'use client';

import type { ComponentPropsWithoutRef } from 'react';
import { Link } from '../Link/Link.tsx';
import { Trail } from './Breadcrumbs.styles.ts';

export interface BreadcrumbsProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** From the top down to this page. What has no address, as this page, is plain text. */
  items: readonly { label: string; href?: string | undefined }[];
}

/** The path from the top to this page. */
export function Breadcrumbs({ items, ...navProps }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumbs" {...navProps}>
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
}
