'use client';

import {
  type ComponentPropsWithRef,
  forwardRef,
  type ReactNode,
  useImperativeHandle,
  useRef,
} from 'react';
import type { ButtonLook } from '../Button/buttonLook.ts';
import { useKeptFocus } from '../Button/useKeptFocus.ts';
import { IconButtonFrame } from './IconButton.styles.ts';

export interface IconButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'>, ButtonLook {
  /** What it shows, usually an `Icon`. */
  icon: ReactNode;
  /** What it does, for those who cannot see the sign. */
  label: string;
  /** Whether it is a circle. Defaults to false. */
  isRound?: boolean | undefined;
}

/** A button with an icon instead of words. Use it only for icons that everybody knows. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(
  function IconButton(props, ref) {
    const {
      icon,
      label,
      variant = 'secondary',
      size = 'medium',
      isRound = false,
      ...buttonProps
    } = props;
    const button = useRef<HTMLButtonElement>(null);
    useImperativeHandle(ref, () => button.current as HTMLButtonElement);
    useKeptFocus(button, Boolean(buttonProps.disabled));

    return (
      <IconButtonFrame
        type="button"
        title={label}
        {...buttonProps}
        ref={button}
        aria-label={label}
        data-variant={variant}
        data-size={size}
        data-round={isRound || undefined}
      >
        {icon}
      </IconButtonFrame>
    );
  },
);
