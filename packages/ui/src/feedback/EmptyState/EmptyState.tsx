'use client';

import { type ComponentPropsWithRef, forwardRef, type ReactNode } from 'react';
import { tokens } from '../../theme/tokens.ts';
import { State } from './EmptyState.styles.ts';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** What there is none of, such as `No services found.` */
  title: string;
  /** Why, and what would help. */
  text?: ReactNode;
  /** The way on: one button or link. */
  action?: ReactNode;
  /** An SVG instead of the looking glass. */
  icon?: ReactNode;
  /** The level of its title as a heading: 3 below a heading of level 2. Defaults to 2. */
  level?: 2 | 3 | undefined;
}

/** Takes the place of a list without entries. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { title, text, action, icon, level = 2, ...divProps },
  ref,
) {
  const Heading = `h${level}` as const;
  return (
    <State {...divProps} ref={ref}>
      {icon ?? <LookingGlass />}
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {action}
    </State>
  );
});

function LookingGlass() {
  return (
    <svg viewBox="0 0 96 80" aria-hidden>
      <rect x="8" y="14" width="80" height="52" rx="10" fill={tokens.color.sunken} />
      <circle cx="40" cy="38" r="12" fill={tokens.color.surface} />
      <path d="m49 47 12 11" />
    </svg>
  );
}
