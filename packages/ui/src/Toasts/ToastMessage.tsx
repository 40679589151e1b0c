import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import type { CustomContentProps } from 'notistack';
import { forwardRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { ToastFrame, ToastSign } from './Toasts.styles.ts';

const icons = { success: Check, error: CircleAlert, info: Info };

/** One toast, as notistack asks for it. */
export const ToastMessage = forwardRef<HTMLDivElement, CustomContentProps>(function ToastMessage(
  { message, variant, style },
  ref,
) {
  const tone = variant === 'error' || variant === 'info' ? variant : 'success';

  return (
    <ToastFrame ref={ref} style={style} role={tone === 'error' ? 'alert' : undefined}>
      <ToastSign data-tone={tone}>
        <Icon of={icons[tone]} size="small" />
      </ToastSign>
      <span>{message}</span>
    </ToastFrame>
  );
});
