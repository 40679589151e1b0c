import type { QueryFailure } from '../../../backend/failure.ts';
import { needsStepUp, useStepUp } from '../../people/useStepUp.tsx';

/** What a call has come to. */
interface Result {
  error?: QueryFailure | undefined;
}

/**
 * Makes calls that want the code of a second factor to have been typed a short while ago, and asks for it.
 *
 * @returns the question, to be rendered outside of any form, and a function that makes a call; it gives
 * undefined when the code was not typed, so that nothing was done.
 */
export function useDeskAsk() {
  const { question, ask: askForCode } = useStepUp();

  async function ask<Done extends Result>(call: () => Promise<Done>): Promise<Done | undefined> {
    const result = await call();
    if (!needsStepUp(result.error)) return result;
    return (await askForCode()) ? ask(call) : undefined;
  }

  return { question, ask };
}
