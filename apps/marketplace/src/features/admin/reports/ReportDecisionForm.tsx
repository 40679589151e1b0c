import type { DecisionReason, SuspensionKind } from '@market/api';
import type { Report, ReportAction } from '@market/api/contract';
import {
  Button,
  Checkbox,
  formatDate,
  RadioGroup,
  Select,
  TextArea,
  TextField,
  useMarket,
} from '@market/ui';
import { type FormEvent, useState } from 'react';
import { useDecideReportMutation } from '../../../backend/adminMarket.ts';
import { toKind } from '../../../backend/failure.ts';
import { toDay, toDayStart } from '../../../shared/days.ts';
import { showFailure } from '../../../shared/showFailure.ts';
import { showToast } from '../../../shared/toasts.ts';
import { useFaults } from '../../../shared/useFaults.ts';
import { useKeptWords } from '../../orders/life/useKeptWords.ts';
import { Deciding, Fields, Preview } from '../inspect/Inspect.styles.ts';
import { useDeskAsk } from '../inspect/useDeskAsk.tsx';
import { texts as peopleTexts } from '../people/texts.ts';
import { texts as deskTexts } from '../texts.ts';
import { texts } from './texts.ts';

const kinds = Object.keys(deskTexts.suspensions) as SuspensionKind[];
const reasons = Object.entries(deskTexts.reasons).map(([value, label]) => ({ value, label }));

/** What can be done with what was reported. */
const listActions = ({ kind, about }: Report): ReportAction[] => [
  'nothing',
  ...(kind === 'service' ? (['hide'] as const) : []),
  ...(kind === 'message' || kind === 'review' ? (['remove'] as const) : []),
  ...(about ? (['warn', 'suspend'] as const) : []),
];

/** Decides about what was reported, with what those whom it concerns will read beside it. */
export function ReportDecisionForm({ report }: { report: Report }) {
  const market = useMarket();
  const kept = useKeptWords();
  const { question, ask } = useDeskAsk();
  const [decide, { isLoading }] = useDecideReportMutation();
  const [action, setAction] = useState<ReportAction>();
  const [kind, setKind] = useState<SuspensionKind>();
  const [reason, setReason] = useState('');
  const [day, setDay] = useState('');
  const [isReleased, setIsReleased] = useState(false);
  const [today] = useState(() => new Date());
  const { faults, form, show, tell } = useFaults(['action', 'kind', 'until', 'reason', 'words']);
  const { words = '' } = kept.words;
  const until = day ? toDayStart(day) : null;
  const { suspension: says } = peopleTexts;
  const suspends = action === 'suspend';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const missing = {
      ...(!action && { action: texts.decide.noAction }),
      ...(suspends && !kind && { kind: says.noKind }),
      ...(!reason && { reason: says.noReason }),
      ...(!words.trim() && { words: says.noWords }),
    };
    show(missing);
    if (!action || Object.keys(missing).length > 0) return;
    const result = await ask(() =>
      decide({
        id: report._id,
        action,
        reason: reason as DecisionReason,
        words: words.trim(),
        isReleased: action === 'nothing' && isReleased,
        ...(suspends &&
          kind && {
            suspension: {
              kind,
              // What is no day is left to the server to refuse.
              until: until && (Number.isNaN(until.getTime()) ? day : until.toISOString()),
            },
          }),
      }),
    );
    if (!result) return;
    if (result.error && toKind(result.error) === 'conflict') return showFailure(result.error);
    if (result.error) return tell(result.error);
    kept.keep({ words: '' });
    showToast({ kind: 'success', message: texts.decide.done });
  };

  return (
    <>
      <Deciding
        ref={form}
        noValidate
        aria-labelledby="decide"
        onSubmit={(event) => void submit(event)}
      >
        <Fields>
          <RadioGroup
            label={texts.decide.action}
            name="action"
            required
            options={listActions(report).map((value) => ({
              value,
              ...texts.decide.actions[value],
            }))}
            value={action ?? ''}
            error={faults.action}
            onValueChange={(value) => {
              show({});
              setAction(value as ReportAction);
            }}
          />
          {action === 'nothing' && report.isHeld && (
            <Checkbox
              label={texts.decide.release}
              checked={isReleased}
              onChange={({ target }) => setIsReleased(target.checked)}
            />
          )}
          {suspends && (
            <>
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
            </>
          )}
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
            hint={texts.decide.wordsHint}
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
            {texts.decide.confirm}
          </Button>
        </Fields>
        <Preview aria-labelledby="decide-preview">
          <figcaption id="decide-preview">{says.preview}</figcaption>
          {action && <strong>{texts.decide.actions[action].label}</strong>}
          {suspends && kind && (
            <p>
              {says.lasting(
                deskTexts.suspensions[kind].label,
                until && !Number.isNaN(until.getTime())
                  ? formatDate(until.toISOString(), market)
                  : null,
              )}
            </p>
          )}
          {reason && <p>{deskTexts.reasons[reason]}</p>}
          <p data-soft={!words.trim() || undefined}>{words.trim() || says.noWordsYet}</p>
          {action && action !== 'nothing' && <p data-soft>{says.appeal}</p>}
        </Preview>
      </Deciding>
      {question}
    </>
  );
}
