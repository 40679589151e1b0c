'use client';

import { Skip } from './PageLayout.styles.ts';

export interface SkipLinkProps {
  /** The id of the element that holds the content, focusable (`tabIndex={-1}`). Defaults to `content`. */
  target?: string | undefined;
}

/** The first stop of Tab: skips the navigation. Invisible until focused. */
export function SkipLink({ target = 'content' }: SkipLinkProps) {
  return <Skip href={`#${target}`}>Skip to the content</Skip>;
}
