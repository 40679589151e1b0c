import { Button, Dialog } from '@market/ui';
import { type ComponentType, type SubmitEvent, useId, useRef, useState } from 'react';
import type { QueryFailure } from '../../backend/failure.ts';
import { readForm } from '../../shared/readForm.ts';
import { useFaults } from '../../shared/useFaults.ts';
import { FormText } from './AccountForm.styles.ts';
import { texts } from './useProofQuestion.texts.ts';

/** How somebody who is signed in shows once more that it is them. */
export interface Proof {
  /** Why it is asked. */
  text: string;
  /** What the field is called in the form and by the server. */
  field: 'password' | 'code';
  /** Has the server check what was typed. Resolves with what is wrong with it. */
  check: (typed: string) => Promise<QueryFailure | undefined>;
  isChecking: boolean;
  Field: ComponentType<{ error: string | undefined }>;
  /** Another way to prove it, which says when it has. Defaults to none. */
  Other?: ComponentType<{ onProved: () => void }>;
}

/**
 * Asks for a proof again, for calls that need a recent one.
 *
 * @returns the question, to be rendered outside of any form, whether it is being asked, and a function
 * that asks and then tells whether to make the call again.
 */
export function useProofQuestion(proof: Proof) {
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<(isProved: boolean) => void>(undefined);

  const ask = () =>
    new Promise<boolean>((resolve) => {
      answer.current = resolve;
      setAsking(true);
    });
  const close = (isProved: boolean) => {
    setAsking(false);
    answer.current?.(isProved);
  };

  const question = <ProofQuestion proof={proof} isOpen={isAsking} onClose={close} />;
  return { question, isAsking, ask };
}

interface ProofQuestionProps {
  proof: Proof;
  isOpen: boolean;
  /** Told whether the server has found it right. */
  onClose: (isProved: boolean) => void;
}

function ProofQuestion({ proof, isOpen, onClose }: ProofQuestionProps) {
  const { text, field, check, isChecking, Field, Other } = proof;
  const formId = useId();
  const { faults, form, show, tell } = useFaults([field]);

  const close = (isProved: boolean) => {
    show({});
    onClose(isProved);
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isChecking) return;
    const failure = await check(readForm(event.currentTarget, [field])[field]);
    if (failure) tell(failure);
    else close(true);
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => close(false)}
      title={texts.title}
      size="small"
      actions={
        <>
          <Button variant="quiet" onClick={() => close(false)}>
            {texts.cancel}
          </Button>
          <Button variant="primary" type="submit" form={formId} isLoading={isChecking}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <FormText>{text}</FormText>
      <form ref={form} id={formId} noValidate onSubmit={(event) => void submit(event)}>
        {isOpen && <Field error={faults[field]} />}
      </form>
      {isOpen && Other && <Other onProved={() => close(true)} />}
    </Dialog>
  );
}
