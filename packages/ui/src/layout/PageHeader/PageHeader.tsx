'use client';

import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { HeaderActions, HeaderFrame } from './PageHeader.styles.ts';

export interface PageHeaderProps extends Omit<
  ComponentPropsWithoutRef<'header'>,
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
export function PageHeader({ title, text, actions, breadcrumbs, ...headerProps }: PageHeaderProps) {
  return (
    <HeaderFrame {...headerProps}>
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
}
