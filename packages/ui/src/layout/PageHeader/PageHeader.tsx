'use client';

import { type ComponentPropsWithRef, forwardRef, type ReactNode } from 'react';
import { HeaderActions, HeaderFrame } from './PageHeader.styles.ts';

export interface PageHeaderProps extends Omit<
  ComponentPropsWithRef<'header'>,
  'children' | 'title'
> {
  /** The one `h1` of the page. */
  title: ReactNode;
  text?: ReactNode;
  /** What can be done with all of the page. */
  actions?: ReactNode;
  /** The way here, as `Breadcrumbs`. */
  breadcrumbs?: ReactNode;
}

/** What a page is, and what can be done with all of it. */
export const PageHeader = forwardRef<HTMLElement, PageHeaderProps>(function PageHeader(
  { title, text, actions, breadcrumbs, ...headerProps },
  ref,
) {
  return (
    <HeaderFrame {...headerProps} ref={ref}>
      {breadcrumbs}
      <div>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {text && <p>{text}</p>}
        </div>
        {actions && <HeaderActions>{actions}</HeaderActions>}
      </div>
    </HeaderFrame>
  );
});
