'use client';

import { type ComponentPropsWithRef, forwardRef, type ReactNode } from 'react';
import { Button } from '../../inputs/Button/Button.tsx';
import { State } from '../EmptyState/EmptyState.styles.ts';
import { tokens } from '../../theme/tokens.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { errorStateTexts } from './ErrorState.texts.ts';

export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** What did not work, such as `The services could not be loaded.` */
  title: string;
  /** Why, and what is still safe. */
  text?: ReactNode;
  /** Called to try again; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** While true the button waits. Defaults to false. */
  isRetrying?: boolean | undefined;
}

/** Takes the place of something that could not be loaded, and is announced. */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState(
  { title, text, onRetry, isRetrying, ...divProps },
  ref,
) {
  const texts = useTexts('ErrorState', errorStateTexts);

  return (
    <State role="alert" {...divProps} ref={ref} data-tone="negative">
      <svg viewBox="0 0 96 80" aria-hidden>
        <path d="M48 12 86 68H10z" fill={tokens.color.negativeSoft} />
        <path d="M48 32v16M48 56v1" />
      </svg>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {onRetry && (
        <Button variant="primary" isLoading={isRetrying} onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </State>
  );
});
