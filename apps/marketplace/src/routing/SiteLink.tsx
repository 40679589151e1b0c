import type { LinkProps } from '@market/ui';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation } from './router.ts';
import { paths } from './paths.ts';

/** Between these screens, the reason to log in and where to go afterwards are kept. */
const accountScreens: string[] = [paths.logIn, paths.signUp, paths.forgotPassword];

/** The second click of a double click, while the screen is already loading. */
const isRepeated = ({ detail }: MouseEvent, href: string) =>
  detail > 1 && href === location.pathname + location.search;

/**
 * A link inside the site, for the parts of `@market/ui` and for screens. The router's own link
 * includes prefetching for frameworks, which every visitor would have to load.
 */
export function SiteLink({ href, onClick, children, ...anchorProps }: LinkProps) {
  const { target = '_self' } = anchorProps;
  const address = useHref(href);
  const { state: reached } = useLocation();
  const state: unknown = accountScreens.includes(href) ? reached : undefined;
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { target, state });

  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (isRepeated(event, href)) event.preventDefault();
    if (!event.defaultPrevented) follow(event);
  };

  return (
    <a {...anchorProps} href={address} onClick={go}>
      {children}
    </a>
  );
}
