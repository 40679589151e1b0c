import type { QueryFailure } from '../../../backend/failure.ts';
import { showFailure } from '../../../shared/showFailure.ts';
import { needsPassword, usePasswordQuestion } from '../usePasswordQuestion.tsx';
import { needsStepUp, useStepUp } from '../useStepUp.tsx';

/** What a call has come to. */
interface Result<Answer> {
  data?: Answer | undefined;
  error?: QueryFailure | undefined;
}

/**
 * Makes calls that want the password or a code to have been typed a short while ago, and asks for them.
 *
 * @returns the questions, to be rendered outside of any form, and a function that gives the answer, or
 * undefined after a failure, which has been shown.
 */
export function useAskAgain() {
  const password = usePasswordQuestion();
  const stepUp = useStepUp();

  async function ask<Answer>(call: () => Promise<Result<Answer>>): Promise<Answer | undefined> {
    const { data, error } = await call();
    if (!error) return data;
    if (needsPassword(error)) return (await password.ask()) ? ask(call) : undefined;
    if (needsStepUp(error)) return (await stepUp.ask()) ? ask(call) : undefined;
    showFailure(error);
    return undefined;
  }

  const questions = (
    <>
      {password.question}
      {stepUp.question}
    </>
  );
  return { questions, ask };
}
