import { Pager } from '@market/ui';
import { focusHeading } from './focusHeading.ts';
import { type Cursors, useCursor } from './useCursor.ts';

interface ListPagerProps {
  /** The answer with the page that is shown. */
  page: Cursors;
  /** The field of the address that says which page it is. Defaults to `cursor`. */
  name?: string;
  /** Where reading begins on another page, as a selector. Defaults to the screen's heading. */
  start?: string;
  /** Tells it from others on the screen. Defaults to `Pages`. */
  label?: string | undefined;
}

/** Leads to the pages around the one that is shown, and back to where reading begins. */
export function ListPager({ page, name, start = 'main h1', label }: ListPagerProps) {
  const { toWays } = useCursor(name);

  const goToStart = (event: { target: unknown; defaultPrevented: boolean }) => {
    const isWay = event.target instanceof Element && event.target.closest('a[href]');
    const heading = document.querySelector<HTMLElement>(start);
    if (!isWay || !heading) return;
    heading.scrollIntoView({ block: 'nearest' });
    focusHeading(heading);
  };

  return <Pager {...toWays(page)} {...(label && { 'aria-label': label })} onClick={goToStart} />;
}
