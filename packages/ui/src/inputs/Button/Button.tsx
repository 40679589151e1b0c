'use client';

import { type ComponentPropsWithRef, forwardRef, useImperativeHandle, useRef } from 'react';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { ButtonFrame, ButtonLabel, ButtonProgress } from './Button.styles.ts';
import type { ButtonLook } from './buttonLook.ts';
import { useKeptFocus } from './useKeptFocus.ts';

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** While true it waits: disabled, as wide as before, a spinner over its label. Defaults to false. */
  isLoading?: boolean | undefined;
  /** Whether it takes the whole width. Defaults to false. */
  isBlock?: boolean | undefined;
}

/**
 * Does something on this page; to lead to another page, use a `LinkButton`. Carries `data-loading`
 * while it waits, and has the focus again afterwards. Its `type` defaults to `button`: say `submit`
 * in a form.
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  const {
    variant = 'secondary',
    size = 'medium',
    isLoading = false,
    isBlock = false,
    children,
    ...buttonProps
  } = props;
  const button = useRef<HTMLButtonElement>(null);
  const isDisabled = Boolean(buttonProps.disabled) || isLoading;
  useImperativeHandle(ref, () => button.current as HTMLButtonElement);
  useKeptFocus(button, isDisabled);

  return (
    <ButtonFrame
      type="button"
      {...buttonProps}
      ref={button}
      disabled={isDisabled}
      aria-busy={isLoading || undefined}
      data-variant={variant}
      data-size={size}
      data-block={isBlock || undefined}
      data-loading={isLoading || undefined}
    >
      <ButtonLabel>{children}</ButtonLabel>
      {isLoading && (
        <ButtonProgress>
          <Spinner size="small" />
        </ButtonProgress>
      )}
    </ButtonFrame>
  );
});
