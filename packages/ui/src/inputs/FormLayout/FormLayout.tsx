'use client';

import { type ComponentPropsWithRef, forwardRef, useRef } from 'react';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import { ErrorLink, ErrorList, FormFrame } from './FormLayout.styles.ts';
import { type FormProblem, FormProblemsContext } from './FormProblemsContext.ts';

export interface FormLayoutProps extends ComponentPropsWithRef<'form'> {
  /** What is wrong, field by field: listed on top, each leading to its field. Defaults to nothing. */
  problems?: readonly FormProblem[] | undefined;
  /** What went wrong with the whole, such as a server's refusal. */
  error?: string | undefined;
}

const noProblems: readonly FormProblem[] = [];

/**
 * A form: fields below each other, with problems summed up on top. Put fields side by side with
 * `FormRow`, and the buttons at its end into `FormActions`.
 */
export const FormLayout = forwardRef<HTMLFormElement, FormLayoutProps>(
  function FormLayout(props, ref) {
    const { problems = noProblems, error, children, ...formProps } = props;
    const summary = useRef<HTMLDivElement>(null);

    const focusField = (name: string) => {
      const field = summary.current?.closest('form')?.elements.namedItem(name);
      if (field instanceof HTMLElement) field.focus();
      else if (field instanceof RadioNodeList && field[0] instanceof HTMLElement) field[0].focus();
    };

    return (
      <FormFrame noValidate {...formProps} ref={ref}>
        <div ref={summary} hidden={!error && problems.length === 0}>
          {error && <Alert tone="negative">{error}</Alert>}
          {problems.length > 0 && (
            <Alert tone="negative">
              <ErrorList>
                {problems.map(({ name, message }) => (
                  <li key={name}>
                    <ErrorLink type="button" onClick={() => focusField(name)}>
                      {message}
                    </ErrorLink>
                  </li>
                ))}
              </ErrorList>
            </Alert>
          )}
        </div>
        <FormProblemsContext.Provider value={problems}>{children}</FormProblemsContext.Provider>
      </FormFrame>
    );
  },
);
