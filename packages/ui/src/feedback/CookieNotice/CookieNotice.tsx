'use client';

import { type ComponentPropsWithRef, forwardRef, type ReactNode } from 'react';
import { Button } from '../../inputs/Button/Button.tsx';
import { useTexts } from '../../texts/useTexts.ts';
import { CookieActions, CookieFrame, CookieWords } from './CookieNotice.styles.ts';
import { cookieNoticeTexts } from './CookieNotice.texts.ts';

export interface CookieNoticeProps extends ComponentPropsWithRef<'section'> {
  /** What is kept, what for, and where to read more. */
  children: ReactNode;
  onAccept?: (() => void) | undefined;
  /** Refuses whatever the site works without. */
  onDecline?: (() => void) | undefined;
  /** Takes the place of both buttons, such as a form that works without scripts. */
  actions?: ReactNode;
}

/**
 * Asks before anything is kept that the site works without. Both answers look alike, as laws want it.
 * The page decides when it is there, and remembers the answer.
 */
export const CookieNotice = forwardRef<HTMLElement, CookieNoticeProps>(
  function CookieNotice(props, ref) {
    const { children, onAccept, onDecline, actions, ...frameProps } = props;
    const texts = useTexts('CookieNotice', cookieNoticeTexts);

    return (
      <CookieFrame aria-label={texts.label} {...frameProps} ref={ref}>
        <CookieWords>{children}</CookieWords>
        <CookieActions>
          {actions ?? (
            <>
              <Button onClick={onDecline}>{texts.decline}</Button>
              <Button onClick={onAccept}>{texts.accept}</Button>
            </>
          )}
        </CookieActions>
      </CookieFrame>
    );
  },
);
