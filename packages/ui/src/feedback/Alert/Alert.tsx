'use client';

import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { type ComponentPropsWithRef, forwardRef } from 'react';
import { Icon } from '../../data/Icon/Icon.tsx';
import { AlertFrame, AlertText, DismissButton } from './Alert.styles.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { alertTexts } from './Alert.texts.ts';

export interface AlertProps extends ComponentPropsWithRef<'div'> {
  tone: 'negative' | 'positive' | 'warning' | 'info';
  /** Without it, the alert stays. */
  onDismiss?: (() => void) | undefined;
  /** Whether it lies over the page, at the top and in the middle. Defaults to false. */
  isFloating?: boolean | undefined;
}

const icons = { negative: CircleAlert, positive: CircleCheck, warning: TriangleAlert, info: Info };

/**
 * Tells what has just happened, where it happened. Problems are announced at once; the rest is when it
 * stands in a live region, which must have been there before.
 */
export const Alert = forwardRef<HTMLDivElement, AlertProps>(function Alert(props, ref) {
  const { tone, children, onDismiss, isFloating = false, ...divProps } = props;
  const texts = useTexts('Alert', alertTexts);
  const isUrgent = tone === 'negative' || tone === 'warning';

  return (
    <AlertFrame
      role={isUrgent ? 'alert' : undefined}
      {...divProps}
      ref={ref}
      data-tone={tone}
      data-floating={isFloating || undefined}
    >
      <Icon of={icons[tone]} />
      <AlertText>{children}</AlertText>
      {onDismiss && (
        <DismissButton type="button" aria-label={texts.dismiss} onClick={onDismiss}>
          <Icon of={X} />
        </DismissButton>
      )}
    </AlertFrame>
  );
});
