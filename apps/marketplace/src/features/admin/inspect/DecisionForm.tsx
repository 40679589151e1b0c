import type { Order, OrderTerms } from '@market/api';
import {
  Button,
  formatDate,
  formatPrice,
  NumberField,
  RadioGroup,
  TextArea,
  toCurrencySign,
  useMarket,
} from '@market/ui';
import { type FormEvent, useState } from 'react';
import { toKind, toMessage } from '../../../backend/failure.ts';
import { useDecideDisputeMutation } from '../../../backend/adminMarket.ts';
import { showToast } from '../../../shared/toasts.ts';
import { useFaults } from '../../../shared/useFaults.ts';
import { leftOf } from '../../orders/life/orderFigures.ts';
import { useKeptWords } from '../../orders/life/useKeptWords.ts';
import { Deciding, Fields, Part, Preview } from './Inspect.styles.ts';
import { type Outcome, texts } from './texts.ts';
import { useDeskAsk } from './useDeskAsk.tsx';

interface DecisionFormProps {
  order: Order;
  terms: OrderTerms;
  /** Whether nobody may ask for another decision afterwards. */
  isFinal: boolean;
  /** Called when the order has moved on meanwhile, with what the backend says about it. */
  onRefused: (message: string) => void;
}

const headingId = 'decision';
const previewId = 'decision-preview';
const outcomes: readonly Outcome[] = ['refund', 'part', 'release', 'work'];
const dayMs = 86_400_000;

/** Decides a dispute, with what both sides will read beside it. */
export function DecisionForm({ order, terms, isFinal, onRefused }: DecisionFormProps) {
  const market = useMarket();
  const kept = useKeptWords();
  const { question, ask } = useDeskAsk();
  const [decideDispute, { isLoading }] = useDecideDisputeMutation();
  const [outcome, setOutcome] = useState<Outcome>();
  const [amount, setAmount] = useState<number | null>(null);
  const { faults, form, show, tell } = useFaults(['outcome', 'amount', 'reasons']);
  const { reasons = '' } = kept.words;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const missing = findMissing(outcome, amount, reasons);
    show(missing);
    if (!outcome || Object.keys(missing).length > 0) return;
    const result = await ask(() =>
      decideDispute({
        id: order._id,
        outcome,
        reasons: reasons.trim(),
        ...(outcome === 'part' && amount !== null && { amount }),
      }),
    );
    if (!result) return;
    if (result.error) {
      if (toKind(result.error) !== 'conflict') return tell(result.error);
      return onRefused(toMessage(result.error));
    }
    kept.keep({ reasons: '' });
    showToast({ kind: 'success', message: texts.decide.done });
  };

  return (
    <Part aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.decide.title}</h2>
      <Deciding ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <Fields>
          <RadioGroup
            label={texts.decide.outcome}
            name="outcome"
            required
            options={outcomes.map((value) => ({ value, ...texts.decide.outcomes[value] }))}
            value={outcome ?? ''}
            error={faults.outcome}
            onValueChange={(value) => {
              show({});
              setOutcome(value as Outcome);
            }}
          />
          {outcome === 'part' && (
            <NumberField
              label={texts.decide.amount}
              hint={texts.decide.amountHint(formatPrice(leftOf(order), market))}
              name="amount"
              prefix={toCurrencySign(market)}
              min={1}
              step="any"
              required
              error={faults.amount}
              value={amount ?? ''}
              onValueChange={(value) => {
                show({});
                setAmount(value);
              }}
            />
          )}
          <TextArea
            label={texts.decide.reasons}
            hint={texts.decide.reasonsHint}
            name="reasons"
            rows={6}
            maxLength={5000}
            required
            value={reasons}
            error={faults.reasons}
            onChange={({ target }) => {
              if (faults.reasons) show({});
              kept.keep({ reasons: target.value });
            }}
          />
          <Button variant="primary" type="submit" isLoading={isLoading}>
            {texts.decide.confirm}
          </Button>
        </Fields>
        <Preview aria-labelledby={previewId}>
          <figcaption id={previewId}>{texts.decide.preview}</figcaption>
          {outcome && <strong>{writeOutcome(outcome, formatPrice(amount, market))}</strong>}
          <p data-soft={!reasons.trim() || undefined}>{reasons.trim() || texts.decide.noReasons}</p>
          {outcome && (
            <p data-soft>
              {writeEffect(outcome, isFinal, formatDate(inDays(terms.appealDays), market))}
            </p>
          )}
        </Preview>
      </Deciding>
      {question}
    </Part>
  );
}

function findMissing(outcome: Outcome | undefined, amount: number | null, reasons: string) {
  return {
    ...(!outcome && { outcome: texts.decide.noOutcome }),
    ...(outcome === 'part' && amount === null && { amount: texts.decide.missingAmount }),
    ...(!reasons.trim() && { reasons: texts.decide.missingReasons }),
  };
}

const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

const writeOutcome = (outcome: Outcome, amount: string) =>
  outcome === 'part' ? texts.decide.saysPart(amount) : texts.decide.says[outcome];

function writeEffect(outcome: Outcome, isFinal: boolean, date: string) {
  if (outcome === 'work') return texts.decide.effectOfWork;
  return isFinal ? texts.decide.final : texts.decide.effect(date);
}
