import { useRef, useState } from 'react';
import type { QueryFailure } from '../../backend/failure.ts';
import { StepUpDialog } from './StepUpDialog.tsx';

/** Whether a call succeeds once the code of a second factor has been typed again. */
export const needsStepUp = (failure: QueryFailure | undefined) =>
  failure !== undefined && 'code' in failure && failure.code === 'stepUpWanted';

/**
 * Asks for the code of a second factor again, for calls that need a recent one.
 *
 * @returns the question, to be rendered outside of any form, and a function that asks and then tells
 * whether to make the call again.
 */
export function useStepUp() {
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<(isConfirmed: boolean) => void>(undefined);

  const askForCode = () =>
    new Promise<boolean>((resolve) => {
      answer.current = resolve;
      setAsking(true);
    });
  const close = (isConfirmed: boolean) => {
    setAsking(false);
    answer.current?.(isConfirmed);
  };

  const question = (
    <StepUpDialog isOpen={isAsking} onConfirmed={() => close(true)} onClose={() => close(false)} />
  );
  return { question, askForCode };
}
