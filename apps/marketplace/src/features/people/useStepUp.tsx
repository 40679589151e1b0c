import type { QueryFailure } from '../../backend/failure.ts';
import { useConfirmStepUpMutation } from '../../backend/market.ts';
import { CodeQuestion } from './CodeQuestion.tsx';
import { PasskeyStepUp } from './passkeys/PasskeyStepUp.tsx';
import { useProofQuestion } from './useProofQuestion.tsx';
import { texts } from './useStepUp.texts.ts';

/** Whether a call succeeds once the code of a second factor has been typed again. */
export const needsStepUp = (failure: QueryFailure | undefined) =>
  failure !== undefined && 'code' in failure && failure.code === 'stepUpWanted';

/** Asks for the code of a second factor again, for what a stolen session must not do. */
export function useStepUp() {
  const [confirmStepUp, { isLoading, reset }] = useConfirmStepUpMutation();

  return useProofQuestion({
    text: texts.text,
    field: 'code',
    isChecking: isLoading,
    async check(code) {
      const { error } = await confirmStepUp({ code });
      reset();
      return error;
    },
    Field: CodeQuestion,
    Other: PasskeyStepUp,
  });
}
