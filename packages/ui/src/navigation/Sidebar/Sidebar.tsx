'use client';

import { type ComponentPropsWithRef, forwardRef } from 'react';
import { Link } from '../Link/Link.tsx';
import { TabList } from './Sidebar.styles.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { sidebarTexts } from './Sidebar.texts.ts';

/** One entry of a {@link Sidebar}. */
export interface SidebarTab {
  label: string;
  href: string;
  /** Whether it belongs to the entry above it. Defaults to false. */
  isSub?: boolean | undefined;
}

export interface SidebarProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  tabs: readonly SidebarTab[];
  /** The `href` of the entry being shown. */
  current?: string | undefined;
}

/** The areas of a dashboard. Under 960 px a strip that scrolls sideways to the current one. */
export const Sidebar = forwardRef<HTMLElement, SidebarProps>(function Sidebar(
  { tabs, current, ...navProps },
  ref,
) {
  const texts = useTexts('Sidebar', sidebarTexts);

  return (
    <nav aria-label={texts.label} {...navProps} ref={ref}>
      <TabList>
        {tabs.map(({ label, href, isSub }) => (
          <li key={href}>
            <Link
              ref={href === current ? bringIntoView : undefined}
              href={href}
              data-sub={isSub || undefined}
              aria-current={href === current ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </TabList>
    </nav>
  );
});

/** Scrolls the strip, never the page, until a tab is in its middle. */
function bringIntoView(tab: HTMLElement | null) {
  const strip = tab?.closest('ul');
  if (!tab || !strip) return;
  const distance = tab.getBoundingClientRect().left - strip.getBoundingClientRect().left;
  strip.scrollLeft += distance - (strip.clientWidth - tab.clientWidth) / 2;
}
