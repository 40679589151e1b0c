import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import type { CustomContentProps, VariantType } from 'notistack';
import { forwardRef } from 'react';
import { Icon } from '../../data/Icon/Icon.tsx';
import { ToastFrame, ToastSign } from './Toasts.styles.ts';

declare module 'notistack' {
  interface VariantOverrides {
    echo: true;
  }
}

const icons = { success: Check, error: CircleAlert, info: Info };

const tones = {
  default: 'success',
  success: 'success',
  warning: 'info',
  info: 'info',
  error: 'error',
  echo: 'error',
} as const satisfies Record<VariantType, keyof typeof icons>;

/** One toast, as notistack asks for it. */
export const ToastMessage = forwardRef<HTMLDivElement, CustomContentProps>(function ToastMessage(
  { message, variant, style },
  ref,
) {
  const tone = tones[variant];

  return (
    // No region of its own: the place of toasts says what comes, and would say it twice.
    <ToastFrame ref={ref} style={style} aria-hidden={variant === 'echo' || undefined}>
      <ToastSign data-tone={tone}>
        <Icon of={icons[tone]} size="small" />
      </ToastSign>
      <span>{message}</span>
    </ToastFrame>
  );
});
