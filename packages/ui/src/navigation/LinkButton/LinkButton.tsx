'use client';

import { forwardRef } from 'react';
import type { ButtonLook } from '../../inputs/Button/buttonLook.ts';
import type { LinkProps } from '../Link/Link.tsx';
import { LinkButtonFrame } from './LinkButton.styles.ts';

export interface LinkButtonProps extends LinkProps, ButtonLook {
  /** Whether it takes the whole width. Defaults to false. */
  isBlock?: boolean | undefined;
}

/** A link that looks like a button, for the main way on from a page. */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(
  function LinkButton(props, ref) {
    const { variant = 'secondary', size = 'medium', isBlock = false, ...linkProps } = props;

    return (
      <LinkButtonFrame
        {...linkProps}
        ref={ref}
        data-variant={variant}
        data-size={size}
        data-block={isBlock || undefined}
      />
    );
  },
);
