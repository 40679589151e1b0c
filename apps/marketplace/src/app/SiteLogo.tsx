import type { Image } from '@market/api';
import { Logo } from '@market/ui';
import { paths } from '../routing/paths.ts';
import { useMarketSettings } from '../shared/useMarketSettings.ts';

/** The sign and the name of the market: its owner's, where they have set them. */
export function SiteLogo() {
  const { name, logo } = useMarketSettings().market ?? {};

  return (
    <Logo
      href={paths.welcome}
      {...(name && { name })}
      {...(logo && { mark: <OwnMark {...logo} /> })}
    />
  );
}

/** A picture whose size is not known is taken for a square, so that nothing moves when it comes. */
const OwnMark = ({ url, srcSet, width = 1, height = 1 }: Image) => (
  <img src={url} srcSet={srcSet} sizes="52px" width={width} height={height} alt="" />
);
