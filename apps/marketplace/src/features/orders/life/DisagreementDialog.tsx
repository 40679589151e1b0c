import type { Order, OrderProgress } from '@market/api';
import { formatPrice, NumberField, TextArea, toCurrencySign, useMarket } from '@market/ui';
import { useState } from 'react';
import { toKind, toMessage } from '../../../backend/failure.ts';
import { showToast } from '../../../shared/toasts.ts';
import { type Faults, useFaults } from '../../../shared/useFaults.ts';
import type { DisagreementStep, OrderSide } from './actions.ts';
import { formatMoment } from './deadlines.ts';
import { disagreementTexts } from './disagreements.texts.ts';
import { Hint } from './Disagreements.styles.ts';
import { OrderDialog } from './OrderDialog.tsx';
import { dueWith, leftOf, without, writeFigures } from './orderFigures.ts';
import type { MakeDisagreementStep } from './useDisagreementCalls.ts';
import type { KeptWords } from './useKeptWords.ts';

interface DisagreementDialogProps {
  step: DisagreementStep;
  isOpen: boolean;
  order: Order;
  progress: OrderProgress;
  side: OrderSide;
  kept: KeptWords;
  make: MakeDisagreementStep;
  /** Called when the order has moved on meanwhile, with what the backend says about it. */
  onRefused: (message: string) => void;
  onClose: () => void;
}

/** What cannot be undone. */
const dangerous = new Set<DisagreementStep>(['acceptCancellation']);
/** How many characters it takes at least to ask the market to decide. */
const least: Partial<Record<DisagreementStep, number>> = { openDispute: 30, appeal: 30 };
const mostDays = 90;

/** The fields, as the backend names them: the number is one of three. */
const fieldNames = ['text', 'days', 'amount', 'wanted'] as const;
type FieldName = (typeof fieldNames)[number];
const figureNames: Partial<Record<DisagreementStep, Exclude<FieldName, 'text'>>> = {
  proposeExtension: 'days',
  proposeRefund: 'amount',
  openDispute: 'wanted',
};

/** Asks before the sides of an order propose, agree or disagree, and for what goes with it. */
export function DisagreementDialog(props: DisagreementDialogProps) {
  const { step, isOpen, order, progress, side, kept, make, onRefused, onClose } = props;
  const market = useMarket();
  const [isMaking, setMaking] = useState(false);
  const { faults, form, show, tell } = useFaults<FieldName>(fieldNames);
  const stepTexts = disagreementTexts.steps[step][side];
  const { title, text, words, figure, confirm, done } = stepTexts;
  const figureName = figureNames[step];
  const names = { text: step, figure: `${step}.figure` };
  const said = kept.words[names.text] ?? '';
  const number = readNumber(kept.words[names.figure]);

  const close = () => {
    show({});
    onClose();
  };
  const write = (name: string, value: string) => {
    if (Object.keys(faults).length > 0) show({});
    kept.keep({ [name]: value });
  };
  const submit = async () => {
    const wrong = findFaults(step, { text: said.trim(), number }, leftOf(order));
    if (words && Object.keys(wrong).length > 0) return show(wrong);
    setMaking(true);
    const { error } = await make({ text: said.trim(), figure: number });
    setMaking(false);
    if (error && toKind(error) !== 'conflict') return tell(error);
    close();
    if (error) return onRefused(toMessage(error));
    kept.keep({ [names.text]: '', [names.figure]: '' });
    showToast({ kind: 'success', message: done });
  };

  return (
    <OrderDialog
      isOpen={isOpen}
      onClose={close}
      title={title}
      size={words ? 'medium' : 'small'}
      text={text(writeFigures(order, progress, market))}
      confirmLabel={confirm}
      isDangerous={dangerous.has(step)}
      isMaking={isMaking}
      form={form}
      onConfirm={submit}
    >
      {figure && figureName && (
        <FigureField
          name={figureName}
          label={figure.label}
          isRequired={figure.isRequired}
          value={kept.words[names.figure] ?? ''}
          error={faults[figureName]}
          order={order}
          progress={progress}
          side={side}
          onValueChange={(value) => write(names.figure, value)}
        />
      )}
      {words && (
        <WordsField
          {...words}
          least={least[step]}
          value={said}
          error={faults.text}
          onValueChange={(value) => write(names.text, value)}
        />
      )}
    </OrderDialog>
  );
}

/** The number that was typed; undefined for none. */
function readNumber(written = ''): number | undefined {
  const number = Number(written);
  return written.trim() === '' || Number.isNaN(number) ? undefined : number;
}

interface Written {
  text: string;
  number: number | undefined;
}

/** What the backend would refuse. */
function findFaults(step: DisagreementStep, { text, number }: Written, left: number) {
  const faults: Faults<FieldName> = {};
  const say = disagreementTexts.faults;
  const fewest = least[step];
  if (fewest !== undefined && text.length < fewest) faults.text = say.shortText(fewest);
  else if (text === '') faults.text = say.text;
  if (step === 'proposeExtension') {
    if (number === undefined || number < 1 || !Number.isInteger(number)) faults.days = say.days;
    else if (number > mostDays) faults.days = say.manyDays(mostDays);
  }
  if (step === 'proposeRefund') {
    if (number === undefined || number <= 0) faults.amount = say.amount;
    else if (number >= left) faults.amount = say.largeAmount;
  }
  if (step === 'openDispute' && number !== undefined) {
    if (number < 0) faults.wanted = say.amount;
    else if (number > left) faults.wanted = say.tooLargeWish;
  }
  return faults;
}

interface FigureFieldProps {
  name: Exclude<FieldName, 'text'>;
  label: string;
  isRequired: boolean;
  value: string;
  error: string | undefined;
  order: Order;
  progress: OrderProgress;
  side: OrderSide;
  onValueChange: (value: string) => void;
}

/** Asks for days or for money, and says what would follow. */
function FigureField(props: FigureFieldProps) {
  const { name, label, isRequired, value, error, order, progress, side, onValueChange } = props;
  const market = useMarket();
  const number = readNumber(value);
  const left = leftOf(order);
  const field = { name, label, required: isRequired, error, value };

  if (name === 'days') {
    const due = number && dueWith(progress, number);
    return (
      <div>
        <NumberField
          {...field}
          min={1}
          max={mostDays}
          step={1}
          inputMode="numeric"
          onChange={({ target }) => onValueChange(target.value)}
        />
        <Hint role="status">{due && disagreementTexts.dueThen(formatMoment(due, market))}</Hint>
      </div>
    );
  }
  const isPart = number !== undefined && number > 0 && number < left;
  return (
    <div>
      <NumberField
        {...field}
        prefix={toCurrencySign(market)}
        hint={disagreementTexts.leftOf(
          formatPrice(left, market),
          formatPrice(order.totalPrice, market),
        )}
        min={0}
        max={left}
        step="any"
        onChange={({ target }) => onValueChange(target.value)}
      />
      <Hint role="status">
        {name === 'amount' &&
          isPart &&
          disagreementTexts.kept[side](formatPrice(without(left, number), market))}
      </Hint>
    </div>
  );
}

interface WordsFieldProps {
  label: string;
  hint?: string;
  /** How many characters there have to be at least. */
  least: number | undefined;
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
}

/** Asks for words, and counts them where there have to be some. */
function WordsField({ label, hint, least: fewest, value, error, onValueChange }: WordsFieldProps) {
  return (
    <div>
      <TextArea
        label={label}
        hint={hint}
        name="text"
        rows={5}
        maxLength={5000}
        required
        value={value}
        error={error}
        onChange={({ target }) => onValueChange(target.value)}
      />
      {fewest !== undefined && <Hint>{disagreementTexts.count(value.trim().length, fewest)}</Hint>}
    </div>
  );
}
