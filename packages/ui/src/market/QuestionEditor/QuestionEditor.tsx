'use client';

import { type ComponentPropsWithRef, forwardRef, useState } from 'react';
import type { ServiceQuestion } from '../../entities.ts';
import { formatFigures } from '../../formatting/formatFigures.ts';
import { Checkbox } from '../../inputs/Checkbox/Checkbox.tsx';
import { findFreeId } from '../../inputs/ListEditor/findFreeId.ts';
import { ListEditor } from '../../inputs/ListEditor/ListEditor.tsx';
import { Select } from '../../inputs/Select/Select.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { AnswerRow } from './QuestionEditor.styles.ts';
import { questionEditorTexts } from './QuestionEditor.texts.ts';

export interface QuestionEditorProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** Defaults to `Questions to the buyer`. */
  label?: string | undefined;
  /** A sentence that helps to fill it in. */
  hint?: string | undefined;
  /** What is wrong with the questions as a whole. */
  error?: string | undefined;
  /** What is wrong with one field, by its path: `0.text`, `2.options`, `2.options.1`. */
  faults?: Readonly<Record<string, string>> | undefined;
  /** In their order. Leave them out to let the editor remember them. */
  value?: readonly ServiceQuestion[] | undefined;
  /** The questions in the beginning, while the editor remembers them. Defaults to none. */
  defaultValue?: readonly ServiceQuestion[] | undefined;
  /** Called with all questions on every change. The `_id` of a new one begins with `new-`. */
  onValueChange?: ((questions: ServiceQuestion[]) => void) | undefined;
  /** How many there may be. Defaults to 15. */
  most?: number | undefined;
  /** Fields are called after it: `questions.0.text`. Without a name they are not part of a form. */
  name?: string | undefined;
}

/** In letters. */
const longestText = 200;
const longestOption = 100;
const leastOptions = 2;
const mostOptions = 10;

const kinds = ['text', 'longText', 'choice'] as const;

/** What a seller asks buyers who have ordered: in order, each with the kind of its answer. */
export const QuestionEditor = forwardRef<HTMLFieldSetElement, QuestionEditorProps>(
  function QuestionEditor(props, ref) {
    const { label, faults = {}, value, defaultValue, onValueChange, most = 15, ...others } = props;
    const { name, ...listProps } = others;
    const { locale } = useMarket();
    const texts = useTexts('QuestionEditor', questionEditorTexts);

    return (
      <ListEditor
        {...listProps}
        ref={ref}
        label={label ?? texts.label}
        entries={value}
        defaultEntries={defaultValue}
        onEntriesChange={onValueChange}
        createEntry={createQuestion}
        keyOf={({ _id }) => _id}
        nameOf={(_, index) => texts.question(formatFigures(index + 1, locale))}
        most={most}
        addLabel={texts.add}
        renderEntry={(question, change, { index }) => (
          <QuestionFields
            question={question}
            onQuestionChange={change}
            name={name && `${name}.${index}`}
            faultOf={(path) => faults[`${index}.${path}`]}
          />
        )}
      />
    );
  },
);

const createQuestion = (questions: readonly ServiceQuestion[]): ServiceQuestion => ({
  _id: findFreeId(questions.map(({ _id }) => _id)),
  text: '',
  kind: 'text',
  options: [],
  isRequired: true,
});

interface QuestionFieldsProps {
  question: ServiceQuestion;
  onQuestionChange: (question: ServiceQuestion) => void;
  name: string | undefined;
  /** What is wrong with one of its fields. */
  faultOf: (path: string) => string | undefined;
}

function QuestionFields({ question, onQuestionChange, name, faultOf }: QuestionFieldsProps) {
  const { text, kind, options, isRequired } = question;
  const { locale } = useMarket();
  const texts = useTexts('QuestionEditor', questionEditorTexts);
  // A seller who tries the other kinds finds them again.
  const [keptOptions, setKeptOptions] = useState(Array.from({ length: leastOptions }, () => ''));

  const nameField = (path: string) => name && `${name}.${path}`;
  const change = (changes: Partial<ServiceQuestion>) =>
    onQuestionChange({ ...question, ...changes });
  const changeKind = (next: ServiceQuestion['kind']) => {
    if (kind === 'choice') setKeptOptions(options);
    change({ kind: next, options: next === 'choice' ? keptOptions : [] });
  };

  return (
    <>
      <TextField
        label={texts.text}
        name={nameField('text')}
        value={text}
        required
        maxLength={longestText}
        error={faultOf('text')}
        onChange={({ target }) => change({ text: target.value })}
      />
      <AnswerRow>
        <Select
          label={texts.kind}
          name={nameField('kind')}
          value={kind}
          options={kinds.map((each, index) => ({ value: each, label: texts.kinds[index] ?? '' }))}
          error={faultOf('kind')}
          onChange={({ target }) => changeKind(target.value as ServiceQuestion['kind'])}
        />
        <Checkbox
          label={texts.required}
          name={nameField('isRequired')}
          checked={isRequired}
          onValueChange={(isChecked) => change({ isRequired: isChecked })}
        />
      </AnswerRow>
      {kind === 'choice' && (
        <ListEditor
          label={texts.options}
          layout="rows"
          entries={options}
          onEntriesChange={(next) => change({ options: next })}
          createEntry={() => ''}
          keyOf={(_, index) => String(index)}
          nameOf={(_, index) => texts.option(formatFigures(index + 1, locale))}
          most={mostOptions}
          addLabel={texts.addOption}
          error={faultOf('options')}
          renderEntry={(option, changeOption, { index }) => (
            <TextField
              label={texts.option(formatFigures(index + 1, locale))}
              isLabelHidden
              name={nameField(`options.${index}`)}
              value={option}
              required
              maxLength={longestOption}
              error={faultOf(`options.${index}`)}
              onChange={({ target }) => changeOption(target.value)}
            />
          )}
        />
      )}
    </>
  );
}
