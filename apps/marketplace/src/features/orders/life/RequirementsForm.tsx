import type { OrderQuestion } from '@market/api';
import { Button, FormActions, FormLayout, RadioGroup, TextArea, TextField } from '@market/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type QueryFailure, toKind, toMessage } from '../../../backend/failure.ts';
import { useAnswerRequirementsMutation } from '../../../backend/market.ts';
import { showToast } from '../../../shared/toasts.ts';
import { type Faults, useFaults } from '../../../shared/useFaults.ts';
import type { KeptWords } from './useKeptWords.ts';
import { texts } from './texts.ts';

interface RequirementsFormProps {
  /** Of the order. */
  id: string;
  questions: readonly OrderQuestion[];
  kept: KeptWords;
  /** Called when the order has moved on meanwhile, with what the backend says about it. */
  onRefused: (message: string) => void;
  /** Further buttons, behind that which sends the answers. */
  children: ReactNode;
}

/** What answers are kept by, beside the words of other forms of the page. */
const toName = ({ _id }: OrderQuestion) => `answers.${_id}`;

/** The backend names a question by its place in the request. */
function readFaults(failure: QueryFailure, questions: readonly OrderQuestion[]) {
  const fields = 'kind' in failure && failure.kind !== 'malformedAnswer' ? failure.fields : {};
  const faults: Faults<string> = {};
  for (const question of questions) {
    const fault = fields?.[toName(question)];
    if (fault) faults[toName(question)] = fault;
  }
  return faults;
}

/** Lets the buyer answer what the seller asked. With the answers the work begins. */
export function RequirementsForm(props: RequirementsFormProps) {
  const { id, questions, kept, onRefused, children } = props;
  const [answerRequirements] = useAnswerRequirementsMutation();
  const [isSending, setSending] = useState(false);
  const { faults, form, show, tell } = useFaults<string>([]);
  const answerOf = (question: OrderQuestion) => (kept.words[toName(question)] ?? '').trim();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const missing = questions.filter((one) => one.isRequired && !answerOf(one));
    if (missing.length > 0) {
      return show(
        Object.fromEntries(missing.map((one) => [toName(one), texts.requirements.missing])),
      );
    }
    const answers = questions
      .filter((one) => answerOf(one))
      .map((one) => [one._id, answerOf(one)] as const);
    setSending(true);
    const { error } = await answerRequirements({ id, answers: Object.fromEntries(answers) });
    setSending(false);
    if (error && toKind(error) === 'conflict') return onRefused(toMessage(error));
    if (error) {
      const found = readFaults(error, questions);
      return Object.keys(found).length > 0 ? show(found) : tell(error);
    }
    kept.keep(Object.fromEntries(questions.map((one) => [toName(one), ''])));
    showToast({ kind: 'success', message: texts.requirements.sent });
  };

  return (
    <FormLayout
      ref={form}
      aria-label={texts.requirements.title.buyer}
      onSubmit={(event) => void submit(event)}
    >
      {questions.map((question) => (
        <QuestionField
          key={question._id}
          question={question}
          value={kept.words[toName(question)] ?? ''}
          error={faults[toName(question)]}
          onValueChange={(value) => {
            if (Object.keys(faults).length > 0) show({});
            kept.keep({ [toName(question)]: value });
          }}
        />
      ))}
      <FormActions>
        <Button type="submit" variant="primary" isLoading={isSending}>
          {questions.length > 0 ? texts.requirements.send : texts.requirements.begin}
        </Button>
        {children}
      </FormActions>
    </FormLayout>
  );
}

interface QuestionFieldProps {
  question: OrderQuestion;
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
}

/** The field in which one question is answered. */
function QuestionField({ question, value, error, onValueChange }: QuestionFieldProps) {
  const { text, kind, options, isRequired } = question;
  const field = {
    name: toName(question),
    label: isRequired ? text : texts.requirements.optional(text),
    required: isRequired,
    error,
  };

  switch (kind) {
    case 'choice':
      return (
        <RadioGroup
          {...field}
          options={options.map((option) => ({ value: option, label: option }))}
          value={value}
          onValueChange={onValueChange}
        />
      );
    case 'longText':
      return (
        <TextArea
          {...field}
          rows={4}
          maxLength={5000}
          value={value}
          onChange={({ target }) => onValueChange(target.value)}
        />
      );
    case 'text':
      return (
        <TextField
          {...field}
          maxLength={5000}
          value={value}
          onChange={({ target }) => onValueChange(target.value)}
        />
      );
  }
}
