import type { LinkProps } from '@market/ui';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation } from './router.ts';
import { paths } from './paths.ts';

/** From one of these to the next it is kept why somebody is to log in, and where they go on. */
const accountScreens: string[] = [paths.logIn, paths.signUp, paths.forgotPassword];

/** The second click of a double one, while the screen that the first has asked for is on its way. */
const isRepeated = ({ detail }: MouseEvent, href: string) =>
  detail > 1 && href === location.pathname + location.search;

/**
 * A link inside the site, for the parts of `@market/ui` and for screens. The router's own link can
 * fetch ahead for frameworks, too, which every visitor would have to load.
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
