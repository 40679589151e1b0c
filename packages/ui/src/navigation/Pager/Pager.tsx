'use client';

import { type ComponentPropsWithRef, forwardRef, type ReactNode } from 'react';
import { useTexts } from '../../texts/useTexts.ts';
import { Link } from '../Link/Link.tsx';
import { PageList } from '../Pagination/Pagination.styles.ts';
import { paginationTexts } from '../Pagination/Pagination.texts.ts';

export interface PagerProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Where the list begins. Without it there is no way there. */
  firstHref?: string | undefined;
  /** Where the page before this one is; without it this is the first. */
  previousHref?: string | undefined;
  /** Where the page behind this one is; without it this is the last. */
  nextHref?: string | undefined;
  /** What the ways say instead of First, Prev and Next, such as `Newer` and `Older`. */
  labels?: { first?: string; previous?: string; next?: string } | undefined;
}

/**
 * First, Prev, Next: for lists whose pages follow each other without numbers, because nobody counts
 * what comes before. Renders nothing when there is no other page.
 */
export const Pager = forwardRef<HTMLElement, PagerProps>(function Pager(props, ref) {
  const { firstHref, previousHref, nextHref, labels, ...navProps } = props;
  const texts = useTexts('Pagination', paginationTexts);
  if (previousHref === undefined && nextHref === undefined) return null;

  return (
    <nav aria-label={texts.label} {...navProps} ref={ref}>
      <PageList>
        {firstHref !== undefined && (
          <Step href={previousHref && firstHref}>{labels?.first ?? texts.first}</Step>
        )}
        <Step href={previousHref}>{labels?.previous ?? texts.previous}</Step>
        <Step href={nextHref}>{labels?.next ?? texts.next}</Step>
      </PageList>
    </nav>
  );
});

function Step({ href, children }: { href: string | undefined; children: ReactNode }) {
  return (
    <li>
      {href === undefined ? (
        <span role="link" aria-disabled>
          {children}
        </span>
      ) : (
        <Link href={href}>{children}</Link>
      )}
    </li>
  );
}
