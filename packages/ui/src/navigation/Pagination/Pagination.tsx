'use client';

import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import { PageList } from './Pagination.styles.ts';
import { pagesAround } from './pagesAround.ts';

export interface PaginationProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** The page shown, from 1. */
  page: number;
  /** How many entries a page has. Defaults to 10. */
  pageSize?: number | undefined;
  /** How many entries there are on all pages. */
  total: number;
  /** Where a page is. With it the numbers are links that can be opened and shared. */
  hrefFor?: ((page: number) => string) | undefined;
  /** Called with the page that was asked for. */
  onPageChange?: ((page: number) => void) | undefined;
}

/** First, Prev, up to five pages, Next, Last. Renders nothing when everything fits on one page. */
export function Pagination(props: PaginationProps) {
  const { page, pageSize = 10, total, hrefFor, onPageChange, ...navProps } = props;
  const pageCount = Math.ceil(total / pageSize);
  if (!(pageCount > 1)) return null;

  const current = Math.min(Math.max(1, page), pageCount);
  const goTo = (target: number, label: ReactNode, name?: string) => (
    <PageStep
      isDisabled={target < 1 || target > pageCount || (name === undefined && target === current)}
      isCurrent={name !== undefined && target === current}
      href={hrefFor?.(target)}
      label={name}
      onGo={onPageChange && (() => onPageChange(target))}
    >
      {label}
    </PageStep>
  );

  return (
    <nav aria-label="Pages" {...navProps}>
      <PageList>
        <li>{goTo(1, 'First')}</li>
        <li>{goTo(current - 1, 'Prev')}</li>
        {pagesAround(current, pageCount).map((number) => (
          <li key={number} data-far={isFar(number, current) || undefined}>
            {goTo(number, number, `Page ${number}`)}
          </li>
        ))}
        <li>{goTo(current + 1, 'Next')}</li>
        <li>{goTo(pageCount, 'Last')}</li>
      </PageList>
    </nav>
  );
}

/** Whether a narrow phone has no room for it: the outer ones of the five, from three figures on. */
const isFar = (number: number, current: number) => number > 99 && Math.abs(number - current) > 1;

interface PageStepProps {
  isDisabled: boolean;
  isCurrent: boolean;
  href: string | undefined;
  label: string | undefined;
  onGo: (() => void) | undefined;
  children: ReactNode;
}

function PageStep({ isDisabled, isCurrent, href, label, onGo, children }: PageStepProps) {
  if (isDisabled) {
    return (
      <span aria-disabled role={href === undefined ? 'button' : 'link'}>
        {children}
      </span>
    );
  }
  const stepProps = {
    'aria-label': label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    onClick: onGo,
  };

  return href === undefined ? (
    <button type="button" {...stepProps}>
      {children}
    </button>
  ) : (
    <Link href={href} {...stepProps}>
      {children}
    </Link>
  );
}
