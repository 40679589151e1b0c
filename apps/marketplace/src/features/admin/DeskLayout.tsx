import type { Role } from '@market/api/contract';
import { PageColumns, PageHeader, PageLayout, Sidebar } from '@market/ui';
import { type ReactNode, use } from 'react';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { adminPaths } from './adminPaths.ts';
import { isFor } from './isFor.ts';
import { OwnRole } from './OwnRole.ts';
import { texts } from './texts.ts';

const tabs: readonly { label: string; href: string; role?: Role | readonly Role[] }[] = [
  { label: texts.overview, href: adminPaths.overview },
  { label: texts.disputes, href: adminPaths.disputes, role: 'support' },
  { label: texts.orders, href: adminPaths.orders, role: 'support' },
  { label: texts.reports, href: adminPaths.reports, role: 'moderator' },
  { label: texts.held, href: adminPaths.held, role: 'moderator' },
  { label: texts.identity, href: adminPaths.identity, role: 'moderator' },
  { label: texts.services, href: adminPaths.services, role: 'moderator' },
  { label: texts.people, href: adminPaths.people, role: ['support', 'moderator'] },
  { label: texts.appeals, href: adminPaths.appeals, role: 'moderator' },
  { label: texts.books, href: adminPaths.books, role: 'finance' },
  { label: texts.audit, href: adminPaths.audit },
  { label: texts.categories, href: adminPaths.categories, role: 'owner' },
  { label: texts.settings, href: adminPaths.settings, role: 'owner' },
  { label: texts.operators, href: adminPaths.operators, role: 'owner' },
];

interface DeskLayoutProps {
  /** The address of the area that this screen belongs to. */
  area: string;
  /** The page's title and heading; without it the content brings its own. */
  title?: string;
  /** Below the heading. Defaults to nothing. */
  text?: string;
  children: ReactNode;
}

/** The layout of every screen of those who run the market. */
export function DeskLayout({ area, title, text, children }: DeskLayoutProps) {
  const own = use(OwnRole);
  const shown = tabs.filter(({ role }) => isFor(own, role));

  return (
    <PageLayout>
      <PageColumns
        side="start"
        aside={<Sidebar aria-label={texts.navigation} tabs={shown} current={area} />}
      >
        {title && (
          <>
            <PageTitle>{title}</PageTitle>
            <PageHeader title={title} text={text} />
          </>
        )}
        {children}
      </PageColumns>
    </PageLayout>
  );
}
