import type { LinkProps } from '@market/ui';
import { Link } from 'react-router-dom';

/** A link inside the site, as the parts of `@market/ui` render it. */
export function SiteLink({ href, ...anchorProps }: LinkProps) {
  return <Link {...anchorProps} to={href} />;
}
