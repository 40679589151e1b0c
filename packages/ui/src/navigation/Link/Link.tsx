'use client';

import { type ComponentPropsWithRef, forwardRef } from 'react';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** A path of this site (`/order/1`), or an address with a scheme (`mailto:`, `https:`). */
  href: string;
}

const hasScheme = /^([a-z][a-z\d+.-]*:|\/\/)/i;

/** A link. Inside the site it is the provider's link component, elsewhere a plain `<a>`. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  const { link } = useMarket();
  const Anchor = hasScheme.test(props.href) ? 'a' : link;

  return <Anchor {...props} ref={ref} />;
});
