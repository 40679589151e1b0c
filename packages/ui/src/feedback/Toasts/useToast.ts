'use client';

import { useSnackbar, type VariantType } from 'notistack';
import { useCallback } from 'react';

/**
 * Whether it went well, failed, or is just worth knowing. An `echo` is a failure that the page reads
 * out by itself: it is seen, once for all parts of the page that say the same, and not announced.
 */
export type ToastTone = 'positive' | 'negative' | 'echo' | 'info';

const variants = {
  positive: 'success',
  negative: 'error',
  echo: 'echo',
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
      enqueueSnackbar(text, { variant: variants[tone], preventDuplicate: tone === 'echo' });
    },
    [enqueueSnackbar],
  );
}
