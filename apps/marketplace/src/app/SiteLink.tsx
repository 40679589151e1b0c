import type { LinkProps } from '@market/ui';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';

/** The second click of a double one, while the screen that the first has asked for is on its way. */
const isRepeated = ({ detail }: MouseEvent, href: string) =>
  detail > 1 && href === location.pathname + location.search;

/** A link inside the site, as the parts of `@market/ui` render it. */
export function SiteLink({ href, onClick, ...anchorProps }: LinkProps) {
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (isRepeated(event, href)) event.preventDefault();
  };

  return <Link {...anchorProps} to={href} onClick={go} />;
}
