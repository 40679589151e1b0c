import type { ReactNode } from 'react';
import { SiteName } from '../routing/SiteName.ts';
import { texts } from '../routing/texts.ts';
import { useMarketSettings } from '../shared/useMarketSettings.ts';

/** Tells the screens within what the market is called. */
export function NamedSite({ children }: { children: ReactNode }) {
  const { market } = useMarketSettings();

  return <SiteName value={market?.name ?? texts.site}>{children}</SiteName>;
}
