import type { DecisionReason, SuspensionKind } from '@market/api';
import type { PersonRow } from '@market/api/contract';
import { Button, formatDate, RadioGroup, Select, TextArea, TextField, useMarket } from '@market/ui';
import { type FormEvent, useState } from 'react';
import {
  useLiftSuspensionMutation,
  useSuspendPersonMutation,
} from '../../../backend/adminMarket.ts';
import { toKind } from '../../../backend/failure.ts';
import { toDay, toDayStart } from '../../../shared/days.ts';
import { showFailure } from '../../../shared/showFailure.ts';
import { showToast } from '../../../shared/toasts.ts';
import { useFaults } from '../../../shared/useFaults.ts';
import { useKeptWords } from '../../orders/life/useKeptWords.ts';
import { Bar, Deciding, Fields, Part, Preview } from '../inspect/Inspect.styles.ts';
import { useDeskAsk } from '../inspect/useDeskAsk.tsx';
import { texts as deskTexts } from '../texts.ts';
import { texts } from './texts.ts';
import { WhyDialog } from './WhyDialog.tsx';

interface SuspensionPartProps {
  person: PersonRow;
  /** Whether whoever reads decides about people. */
  canDecide: boolean;
}

/** What of an account rests, and how that begins and ends. */
export function SuspensionPart({ person, canDecide }: SuspensionPartProps) {
  const market = useMarket();
  const { _id, role, suspension } = person;
  const [lift, { isLoading }] = useLiftSuspensionMutation();
  const [isLifting, setIsLifting] = useState(false);
  const { suspension: words } = texts;
  const end = suspension?.until ? formatDate(suspension.until, market) : null;

  return (
    <Part aria-labelledby="suspension">
      <h2 id="suspension">{words.title}</h2>
      <Bar>
        {suspension ? words.lasting(deskTexts.suspensions[suspension.kind].label, end) : words.none}
        {suspension && canDecide && (
          <Button size="small" onClick={() => setIsLifting(true)}>
            {words.lift}
          </Button>
        )}
      </Bar>
      {canDecide && role === null && <SuspendForm person={person} />}
      {suspension && (
        <WhyDialog
          title={words.lift}
          text={words.liftText}
          label={words.words}
          confirmLabel={words.lift}
          done={words.lifted}
          isOpen={isLifting}
          isMaking={isLoading}
          onClose={() => setIsLifting(false)}
          onConfirm={(reasons) => lift({ id: _id, words: reasons, seen: suspension.decision })}
        />
      )}
    </Part>
  );
}

const kinds = Object.keys(deskTexts.suspensions) as SuspensionKind[];
const reasons = Object.entries(deskTexts.reasons).map(([value, label]) => ({ value, label }));

function SuspendForm({ person }: { person: PersonRow }) {
  const market = useMarket();
  const kept = useKeptWords();
  const { question, ask } = useDeskAsk();
  const [suspend, { isLoading }] = useSuspendPersonMutation();
  const [kind, setKind] = useState<SuspensionKind>();
  const [reason, setReason] = useState('');
  const [day, setDay] = useState('');
  const [today] = useState(() => new Date());
  const { faults, form, show, tell } = useFaults(['kind', 'until', 'reason', 'words']);
  const { words = '' } = kept.words;
  const until = day ? toDayStart(day) : null;
  const { suspension: says } = texts;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const missing = {
      ...(!kind && { kind: says.noKind }),
      ...(!reason && { reason: says.noReason }),
      ...(!words.trim() && { words: says.noWords }),
    };
    show(missing);
    if (!kind || Object.keys(missing).length > 0) return;
    const result = await ask(() =>
      suspend({
        id: person._id,
        kind,
        // What is no day is left to the server to refuse.
        until: until && (Number.isNaN(until.getTime()) ? day : until.toISOString()),
        reason: reason as DecisionReason,
        words: words.trim(),
        seen: person.suspension?.decision ?? null,
      }),
    );
    if (!result) return;
    if (result.error && toKind(result.error) === 'conflict') return showFailure(result.error);
    if (result.error) return tell(result.error);
    kept.keep({ words: '' });
    setKind(undefined);
    showToast({ kind: 'success', message: says.done });
  };

  return (
    <>
      <Deciding
        ref={form}
        noValidate
        aria-label={person.suspension ? says.change : says.suspend}
        onSubmit={(event) => void submit(event)}
      >
        <Fields>
          <RadioGroup
            label={says.kind}
            name="kind"
            required
            options={kinds.map((value) => ({ value, ...deskTexts.suspensions[value] }))}
            value={kind ?? ''}
            error={faults.kind}
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
            error={faults.until}
            onChange={({ target }) => {
              show({});
              setDay(target.value);
            }}
          />
          <Select
            label={says.reason}
            name="reason"
            required
            options={reasons}
            placeholder={says.chooseReason}
            value={reason}
            error={faults.reason}
            onChange={({ target }) => {
              show({});
              setReason(target.value);
            }}
          />
          <TextArea
            label={says.words}
            hint={says.wordsHint}
            name="words"
            rows={5}
            maxLength={2000}
            required
            value={words}
            error={faults.words}
            onChange={({ target }) => {
              if (faults.words) show({});
              kept.keep({ words: target.value });
            }}
          />
          <Button variant="primary" type="submit" isLoading={isLoading}>
            {person.suspension ? says.change : says.suspend}
          </Button>
        </Fields>
        <Preview aria-labelledby="suspension-preview">
          <figcaption id="suspension-preview">{says.preview}</figcaption>
          {kind && (
            <strong>
              {says.lasting(
                deskTexts.suspensions[kind].label,
                until && !Number.isNaN(until.getTime())
                  ? formatDate(until.toISOString(), market)
                  : null,
              )}
            </strong>
          )}
          {reason && <p>{deskTexts.reasons[reason]}</p>}
          <p data-soft={!words.trim() || undefined}>{words.trim() || says.noWordsYet}</p>
          <p data-soft>{says.appeal}</p>
        </Preview>
      </Deciding>
      {question}
    </>
  );
}
