'use client';

import { type ComponentPropsWithRef, forwardRef } from 'react';
import { Skip } from './PageLayout.styles.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { skipLinkTexts } from './SkipLink.texts.ts';

export interface SkipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> {
  /** The id of the element that holds the content, focusable (`tabIndex={-1}`). Defaults to `content`. */
  target?: string | undefined;
}

/** The first stop of Tab: skips the navigation. Invisible until focused. */
export const SkipLink = forwardRef<HTMLAnchorElement, SkipLinkProps>(function SkipLink(props, ref) {
  const texts = useTexts('SkipLink', skipLinkTexts);
  const { target = 'content', children = texts.skip, ...linkProps } = props;

  return (
    <Skip {...linkProps} ref={ref} href={`#${target}`}>
      {children}
    </Skip>
  );
});
