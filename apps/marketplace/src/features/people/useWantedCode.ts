import { useState } from 'react';
import type { QueryFailure } from '../../backend/failure.ts';
import { readForm } from '../../shared/readForm.ts';

interface Attempt {
  error?: QueryFailure | undefined;
  isLoading: boolean;
  reset: () => void;
}

const isCodeMissing = (failure: QueryFailure | undefined) =>
  failure !== undefined && 'code' in failure && failure.code === 'factorWanted';

/**
 * Lets a form ask for the code of a second factor once the server wants one. Being asked for the first
 * time is no error.
 */
export function useWantedCode({ error, ...attempt }: Attempt) {
  const [isCodeWanted, setCodeWanted] = useState(false);
  const [isCodeSent, setCodeSent] = useState(false);
  if (!isCodeWanted && isCodeMissing(error)) setCodeWanted(true);

  return {
    attempt: { ...attempt, error: isCodeMissing(error) && !isCodeSent ? undefined : error },
    isCodeWanted,

    /** Reads the code from the form, once it asks for one. */
    readCode(form: HTMLFormElement): { code?: string } {
      if (!isCodeWanted) return {};
      setCodeSent(true);
      return readForm(form, ['code']);
    },
  };
}
