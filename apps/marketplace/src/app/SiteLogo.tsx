import { Logo } from '@market/ui';
import { paths } from '../routing/paths.ts';
import { useMarketSettings } from '../shared/useMarketSettings.ts';

/** In CSS pixels. */
const size = 26;

/** The sign and the name of the market: its owner's, where they have set them. */
export function SiteLogo() {
  const { name, logo } = useMarketSettings().market ?? {};

  return (
    <Logo
      href={paths.welcome}
      {...(name && { name })}
      {...(logo && {
        mark: <img src={logo.url} srcSet={logo.srcSet} sizes={`${size}px`} alt="" height={size} />,
      })}
    />
  );
}
