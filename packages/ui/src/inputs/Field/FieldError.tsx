'use client';

import { useContext } from 'react';
import { FormProblemsContext } from '../FormLayout/FormProblemsContext.ts';
import { ErrorText } from './Field.styles.ts';

interface FieldErrorProps {
  id?: string;
  /** What is wrong with the field; nothing takes no room. */
  children: string | null | undefined;
}

/**
 * The error of a field. Screen readers announce it when it appears, unless the summary of its form
 * says the same.
 */
export function FieldError({ id, children }: FieldErrorProps) {
  const problems = useContext(FormProblemsContext);
  const isSummedUp = problems.some(({ message }) => message === children);

  return (
    <ErrorText id={id} role={isSummedUp ? undefined : 'alert'}>
      {children}
    </ErrorText>
  );
}
