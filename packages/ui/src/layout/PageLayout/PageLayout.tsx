'use client';

import { type ComponentPropsWithRef, forwardRef, type ReactNode, useEffect, useRef } from 'react';
import { Columns, Content } from './PageLayout.styles.ts';

export interface PageLayoutProps extends ComponentPropsWithRef<'div'> {
  /** At most 1240, 900 or 480 px of content. Defaults to `wide`. */
  width?: 'wide' | 'narrow' | 'form' | undefined;
}

/** The width of a page's content and its gutters: 24 px, 16 px under 640 px. */
export const PageLayout = forwardRef<HTMLDivElement, PageLayoutProps>(function PageLayout(
  { width = 'wide', ...divProps },
  ref,
) {
  return <Content {...divProps} ref={ref} data-width={width} />;
});

export interface PageColumnsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The wide column. */
  children: ReactNode;
  /** The narrow column; it follows below on a phone. */
  aside: ReactNode;
  /**
   * `end`: 380 px that stay in view, for what to do about the page. `narrow`: the same with 340 px.
   * `start`: 232 px before the content, for a `Sidebar`. Defaults to `end`.
   */
  side?: 'end' | 'narrow' | 'start' | undefined;
  /** Goes on in the wide column; on a phone the narrow one comes before it. */
  below?: ReactNode;
}

/** A page's content with a narrow column beside it; one below the other under 960 px. */
export const PageColumns = forwardRef<HTMLDivElement, PageColumnsProps>(function PageColumns(
  { children, aside, side = 'end', below, ...divProps },
  ref,
) {
  const column = useRef<HTMLElement>(null);
  useEffect(() => keepInView(column.current), [side]);
  const narrow = <aside ref={column}>{aside}</aside>;

  return (
    <Columns {...divProps} ref={ref} data-side={side} data-below={Boolean(below) || undefined}>
      {side === 'start' && narrow}
      <div>{children}</div>
      {side !== 'start' && narrow}
      {below && <div>{below}</div>}
    </Columns>
  );
});

/** A column that is higher than the window stays in view with its end. Returns a function that stops. */
function keepInView(column: HTMLElement | null) {
  if (!column) return undefined;
  const observer = new ResizeObserver(([entry]) => {
    // Not the `offsetHeight`: to measure anew while sizes are being told makes WebKit report an error.
    const [box] = entry?.borderBoxSize ?? [];
    if (box) column.style.setProperty('--height', `${box.blockSize}px`);
  });
  observer.observe(column);
  const showFocus = ({ target }: FocusEvent) => showAbove(column, target as Element);
  column.addEventListener('focusin', showFocus);
  return () => {
    observer.disconnect();
    column.removeEventListener('focusin', showFocus);
  };
}

/** Shows what has the focus in the part of such a column that is above the window: there browsers scroll too little. */
function showAbove(column: HTMLElement, focused: Element) {
  const { position } = getComputedStyle(column);
  const columns = column.parentElement;
  if (position !== 'sticky' || !columns) return;
  const edge = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const { top } = focused.getBoundingClientRect();
  if (top >= edge) return;
  const withinColumn = top - column.getBoundingClientRect().top;
  const target = columns.getBoundingClientRect().top + withinColumn - edge;
  window.scrollBy({ top: target, behavior: 'instant' });
}
