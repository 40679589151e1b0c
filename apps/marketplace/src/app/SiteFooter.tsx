import { Button, Footer } from '@market/ui';
import { type ReactNode, useId } from 'react';
import { paths } from '../routing/paths.ts';
import { useMarketSettings } from '../shared/useMarketSettings.ts';
import { SiteLogo } from './SiteLogo.tsx';
import { texts } from './texts.ts';

const social = texts.footer.networks.map((network) => ({ network, href: paths.welcome }));

/** The end of every page of the site. */
export function SiteFooter({ settings }: { settings: ReactNode }) {
  const { market } = useMarketSettings();

  return (
    <Footer
      logo={<SiteLogo />}
      social={social}
      legal={texts.footer.legal(market?.name)}
      settings={settings}
    >
      <Newsletter />
    </Footer>
  );
}

/** Only for show: what is entered stays where it is. */
function Newsletter() {
  const boxId = useId();

  return (
    <form aria-label={texts.footer.newsletter} onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={boxId}>{texts.footer.newsletter}</label>
      <input id={boxId} type="email" placeholder={texts.footer.email} autoComplete="email" />
      <Button type="submit">{texts.footer.subscribe}</Button>
    </form>
  );
}
