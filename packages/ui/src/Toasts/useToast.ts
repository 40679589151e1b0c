'use client';

import { useSnackbar, type VariantType } from 'notistack';
import { useCallback } from 'react';

/** Whether it went well, failed, or is just worth knowing. */
export type ToastTone = 'positive' | 'negative' | 'info';

const variants = {
  positive: 'success',
  negative: 'error',
  info: 'info',
} as const satisfies Record<ToastTone, VariantType>;

/**
 * Gives a function that tells people in passing how something went. The tone defaults to
 * `positive`. Failures are announced at once, the rest when there is a pause.
 */
export function useToast() {
  const { enqueueSnackbar } = useSnackbar();

  return useCallback(
    (text: string, tone: ToastTone = 'positive') => {
      enqueueSnackbar(text, { variant: variants[tone] });
    },
    [enqueueSnackbar],
  );
}
