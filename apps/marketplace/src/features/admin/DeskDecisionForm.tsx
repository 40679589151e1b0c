import type { DecisionReason, SuspensionKind } from '@market/api';
import { Button, formatDate, RadioGroup, Select, TextArea, TextField, useMarket } from '@market/ui';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { type QueryFailure, toKind } from '../../backend/failure.ts';
import { toDay, toDayStart } from '../../texts/days.ts';
import { showFailure } from '../../shared/showFailure.ts';
import { useFaults } from '../../shared/useFaults.ts';
import { useKeptWords } from '../orders/life/useKeptWords.ts';
import { Deciding, Fields, Preview } from './inspect/Inspect.styles.ts';
import { useDeskAsk } from './inspect/useDeskAsk.tsx';
import { Writing } from './people/People.styles.ts';
import { texts as deskTexts } from './texts.ts';

const { deciding: says } = deskTexts;
const kinds = Object.keys(deskTexts.suspensions) as SuspensionKind[];
const usualReasons = Object.entries(deskTexts.reasons).map(([value, label]) => ({ value, label }));

/** What was decided. */
interface DeskDecision<Action, Reason> {
  action: Action;
  /** `other` where nobody was asked. */
  reason: Reason | 'other';
  words: string;
  /** What rests, and until when; null for no end. Asked for only where something does. */
  kind: SuspensionKind;
  until: string | null;
}

interface DeskDecisionFormProps<Action extends string, Done, Reason extends string> {
  'aria-label'?: string;
  'aria-labelledby'?: string;
  /** What can happen; without it there is one thing alone. */
  choice?: {
    /** What the backend calls it. Defaults to `action`. */
    name?: string;
    label: string;
    options: readonly { value: Action; label: string; hint?: string }[];
    value: Action | undefined;
    onChange: (value: Action) => void;
    /** What is said when nothing is chosen. */
    missing: string;
  };
  /** Whether it is asked what rests, and until when. Defaults to false. */
  isSuspension?: boolean;
  /** Whether a reason is asked for, besides words. Defaults to false. */
  hasReason?: boolean;
  /** Which there are. Defaults to those that are given at the desk for everything. */
  reasons?: readonly { value: Reason; label: string }[];
  words: { label: string; hint?: string | undefined; rows: number };
  confirmLabel: string;
  /** Which of a screen's forms it is, for what is kept of it. Defaults to its only one. */
  draft?: string;
  isMaking: boolean;
  /** Shows beside the form what they will read. Defaults to nothing. */
  preview?: { title?: string | undefined; mayAppeal: boolean };
  onDecide: (decision: DeskDecision<Action, Reason>) => Promise<Done>;
  /** Called when it is decided. */
  onDone: (done: Done) => void;
  /** More to choose, below what happens. */
  children?: ReactNode;
}

/** Decides something, with why, in words that those whom it concerns read. */
export function DeskDecisionForm<
  Action extends string,
  Done extends { error?: QueryFailure | undefined },
  Reason extends string = DecisionReason,
>(props: DeskDecisionFormProps<Action, Done, Reason>) {
  const { choice, isSuspension = false, hasReason = false, words: asked, preview } = props;
  const { confirmLabel, draft, isMaking, onDecide, onDone, children, ...formProps } = props;
  const { reasons = usualReasons } = props;
  const market = useMarket();
  const kept = useKeptWords(draft);
  const previewId = useId();
  const { question, ask } = useDeskAsk();
  const [kind, setKind] = useState<SuspensionKind>();
  const [reason, setReason] = useState('');
  const [day, setDay] = useState('');
  const [today] = useState(() => new Date());
  const name = choice?.name ?? 'action';
  const { faults, form, show, tell } = useFaults([name, 'kind', 'until', 'reason', 'words']);
  const words = (kept.words['words'] ?? '').trim();
  const until = day ? toDayStart(day) : null;
  const isDay = until !== null && !Number.isNaN(until.getTime());

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isMaking) return;
    const missing = {
      ...(choice && !choice.value && { [name]: choice.missing }),
      ...(isSuspension && !kind && { kind: says.noKind }),
      ...(hasReason && !reason && { reason: says.noReason }),
      ...(!words && { words: says.noWords }),
    };
    show(missing);
    if (Object.keys(missing).length > 0) return;
    const decision: DeskDecision<Action, Reason> = {
      // What was not asked for is not read either.
      action: choice?.value as Action,
      kind: kind as SuspensionKind,
      // What is no day is left to the server to refuse.
      until: until && (isDay ? until.toISOString() : day),
      reason: hasReason ? (reason as Reason) : 'other',
      words,
    };
    const done = await ask(() => onDecide(decision));
    if (!done) return;
    if (done.error && toKind(done.error) === 'conflict') return showFailure(done.error);
    if (done.error) return tell(done.error);
    kept.keep({ words: '' });
    setKind(undefined);
    onDone(done);
  };

  const fields = (
    <>
      {choice && (
        <RadioGroup
          label={choice.label}
          name={name}
          required
          options={choice.options}
          value={choice.value ?? ''}
          error={faults[name]}
          onValueChange={(value) => {
            show({});
            choice.onChange(value as Action);
          }}
        />
      )}
      {children}
      {isSuspension && (
        <>
          <RadioGroup
            label={says.kind}
            name="kind"
            required
            options={kinds.map((value) => ({ value, ...deskTexts.suspensions[value] }))}
            value={kind ?? ''}
            error={faults['kind']}
            onValueChange={(value) => {
              show({});
              setKind(value as SuspensionKind);
            }}
          />
          <TextField
            type="date"
            label={says.end}
            hint={says.endHint}
            name="until"
            min={toDay(today, 1)}
            value={day}
            error={faults['until']}
            onChange={({ target }) => {
              show({});
              setDay(target.value);
            }}
          />
        </>
      )}
      {hasReason && (
        <Select
          label={says.reason}
          name="reason"
          required
          options={reasons}
          placeholder={says.chooseReason}
          value={reason}
          error={faults['reason']}
          onChange={({ target }) => {
            show({});
            setReason(target.value);
          }}
        />
      )}
      <TextArea
        label={asked.label}
        hint={asked.hint}
        name="words"
        rows={asked.rows}
        maxLength={2000}
        required
        value={kept.words['words'] ?? ''}
        error={faults['words']}
        onChange={({ target }) => {
          if (faults['words']) show({});
          kept.keep({ words: target.value });
        }}
      />
      <Button variant="primary" type="submit" isLoading={isMaking}>
        {confirmLabel}
      </Button>
    </>
  );
  const lasting =
    isSuspension &&
    kind &&
    says.lasting(
      deskTexts.suspensions[kind].label,
      isDay ? formatDate(until.toISOString(), market) : null,
    );
  const Form = preview ? Deciding : Writing;

  return (
    <>
      <Form
        aria-label={formProps['aria-label']}
        aria-labelledby={formProps['aria-labelledby']}
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        {preview ? <Fields>{fields}</Fields> : fields}
        {preview && (
          <Preview aria-labelledby={previewId}>
            <figcaption id={previewId}>{says.preview}</figcaption>
            {preview.title && <strong>{preview.title}</strong>}
            {lasting && (choice ? <p>{lasting}</p> : <strong>{lasting}</strong>)}
            {reason && <p>{deskTexts.reasons[reason]}</p>}
            <p data-soft={!words || undefined}>{words || says.noWordsYet}</p>
            {preview.mayAppeal && <p data-soft>{says.appeal}</p>}
          </Preview>
        )}
      </Form>
      {question}
    </>
  );
}
