'use client';

import { type ComponentPropsWithRef, forwardRef, type ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import { PageList } from './Pagination.styles.ts';
import { pagesAround } from './pagesAround.ts';
import { formatFigures } from '../../formatting/formatFigures.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { paginationTexts } from './Pagination.texts.ts';

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
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
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(props, ref) {
  const { page, pageSize = 10, total, hrefFor, onPageChange, ...navProps } = props;
  const { locale } = useMarket();
  const texts = useTexts('Pagination', paginationTexts);
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
    <nav aria-label={texts.label} {...navProps} ref={ref}>
      <PageList>
        <li>{goTo(1, texts.first)}</li>
        <li>{goTo(current - 1, texts.previous)}</li>
        {pagesAround(current, pageCount).map((number) => {
          const written = formatFigures(number, locale, false);
          return (
            <li key={number} data-far={isFar(number, current) || undefined}>
              {goTo(number, written, texts.page(written))}
            </li>
          );
        })}
        <li>{goTo(current + 1, texts.next)}</li>
        <li>{goTo(pageCount, texts.last)}</li>
      </PageList>
    </nav>
  );
});

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
