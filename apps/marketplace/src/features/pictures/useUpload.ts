import { useEffect, useRef, useState } from 'react';
import type { QueryFailure } from '../../backend/failure.ts';
import { showToast } from '../../shared/toasts.ts';
import type { UploadStep } from './UploadProgress.tsx';
import { texts } from './texts.ts';

/** A mutation that has been started. */
export type Sending<Answer> = Promise<{
  data?: Answer | undefined;
  error?: QueryFailure | undefined;
}> & { abort: () => void };

/** The outcome of a form: sent, failed, or not sent. */
export type UploadResult<Answer> =
  'notSent' | { answer: Answer | undefined; failure: QueryFailure | undefined };

/** How a form is sent. */
interface UploadWork<Prepared, Answer> {
  /**
   * Prepares the form and reports progress, from 0 to 1. Null means that it cannot be sent as it
   * is.
   */
  prepare: (tell: (share: number) => void) => Promise<Prepared | null>;
  send: (prepared: Prepared) => Sending<Answer>;
}

/**
 * Sends a form with pictures, one form at a time, with progress and a way to cancel. Leaving the
 * screen cancels it, too.
 */
export function useUpload() {
  const [step, setStep] = useState<UploadStep>();
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  return {
    /** How far it is; undefined while nothing is being sent. */
    step,

    cancel() {
      running.current?.abort();
      showToast({ kind: 'info', message: texts.cancelled });
    },

    /**
     * Starts the work. Does nothing while earlier work is running, so that a double click counts
     * once.
     */
    async upload<Prepared, Answer>(
      work: UploadWork<Prepared, Answer>,
    ): Promise<UploadResult<Answer>> {
      if (running.current) return 'notSent';
      const { signal } = (running.current = new AbortController());
      try {
        const prepared = await work.prepare((share) => setStep({ name: 'preparing', share }));
        if (prepared === null || signal.aborted) return 'notSent';
        setStep({ name: 'sending' });
        const sending = work.send(prepared);
        signal.addEventListener('abort', () => sending.abort());
        const { data, error } = await sending;
        return signal.aborted ? 'notSent' : { answer: data, failure: error };
      } finally {
        running.current = undefined;
        setStep(undefined);
      }
    },
  };
}
