import type { Feature } from '@market/api';
import { PageColumns, PageHeader, PageLayout, Sidebar } from '@market/ui';
import type { ReactNode } from 'react';
import { PageTitle } from '../routing/PageTitle.tsx';
import { paths } from '../routing/paths.ts';
import { useMarketSettings } from './useMarketSettings.ts';
import { texts } from './texts.ts';

const specifiedTabs = [
  { label: texts.dashboard.home, href: paths.dashboard },
  { label: texts.dashboard.services, href: paths.myServices },
  { label: texts.dashboard.newService, href: paths.newService, isSub: true },
  { label: texts.dashboard.orders, href: paths.sales },
  { label: texts.dashboard.customers, href: paths.customers },
];

/** Where the tabs of a feature lead; a backend that lacks it shows none. */
const featureTabs: readonly { feature: Feature; label: string; href: string }[] = [
  { feature: 'analytics', label: texts.dashboard.analytics, href: paths.analytics },
  { feature: 'score', label: texts.dashboard.score, href: paths.score },
  { feature: 'offers', label: texts.dashboard.offers, href: paths.offers },
  { feature: 'coupons', label: texts.dashboard.coupons, href: paths.coupons },
  { feature: 'away', label: texts.dashboard.away, href: paths.away },
];

interface DashboardLayoutProps {
  /** The area that this screen belongs to. */
  area: string;
  /** The page's title and heading; without it the content brings its own. */
  title?: string;
  /** What can be done with all of it. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The layout of every screen of the dashboard. */
export function DashboardLayout({ area, title, actions, children }: DashboardLayoutProps) {
  const { hasFeature } = useMarketSettings();
  const tabs = [...specifiedTabs, ...featureTabs.filter(({ feature }) => hasFeature(feature))];

  return (
    <PageLayout>
      <PageColumns side="start" aside={<Sidebar tabs={tabs} current={area} />}>
        {title && (
          <>
            <PageTitle>{title}</PageTitle>
            <PageHeader title={title} actions={actions} />
          </>
        )}
        {children}
      </PageColumns>
    </PageLayout>
  );
}
