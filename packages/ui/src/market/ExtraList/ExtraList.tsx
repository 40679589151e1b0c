'use client';

import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type ComponentPropsWithRef, forwardRef, Fragment, useId } from 'react';
import { Icon, type IconShape } from '../../data/Icon/Icon.tsx';
import type { ServiceExtra } from '../../entities.ts';
import { formatFigures } from '../../formatting/formatFigures.ts';
import { formatPrice } from '../../formatting/formatPrice.ts';
import { Checkbox } from '../../inputs/Checkbox/Checkbox.tsx';
import { type Market, useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import type { Texts } from '../../texts/Texts.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { ExtraFrame, ExtraWords, Quantity, Stepper } from './ExtraList.styles.ts';
import { extraListTexts } from './ExtraList.texts.ts';

/** How many of each extra are chosen, by its id; what is left out is not chosen. */
export type ExtraChoice = Readonly<Record<string, number>>;

export interface ExtraListProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'children' | 'defaultValue'
> {
  extras: readonly ServiceExtra[];
  /** What is chosen. */
  value: ExtraChoice;
  /** Called with what is chosen from now on. */
  onValueChange: (choice: ExtraChoice) => void;
  /** The ids of extras that are no longer offered: they are struck through and cannot be chosen. */
  goneIds?: readonly string[] | undefined;
}

/**
 * What can be ordered with a package, with what it costs and does to the delivery; of some, several.
 * Renders nothing without extras.
 */
export const ExtraList = forwardRef<HTMLFieldSetElement, ExtraListProps>(
  function ExtraList(props, ref) {
    const { extras, value, onValueChange, goneIds = [], ...fieldsetProps } = props;
    const { label } = useTexts('ExtraList', extraListTexts);
    if (extras.length === 0) return null;

    return (
      <ExtraFrame {...fieldsetProps} ref={ref}>
        <legend>{label}</legend>
        <ul>
          {extras.map((extra) => (
            <ExtraEntry
              key={extra._id}
              extra={extra}
              isGone={goneIds.includes(extra._id)}
              quantity={value[extra._id] ?? 0}
              onValueChange={(quantity) => onValueChange(choose(value, extra._id, quantity))}
            />
          ))}
        </ul>
      </ExtraFrame>
    );
  },
);

/** What is not chosen any more leaves the choice. */
function choose(choice: ExtraChoice, id: string, quantity: number): ExtraChoice {
  const { [id]: _earlier, ...others } = choice;
  return quantity > 0 ? { ...others, [id]: quantity } : others;
}

interface ExtraEntryProps {
  extra: ServiceExtra;
  isGone: boolean;
  /** 0 while it is not chosen. */
  quantity: number;
  onValueChange: (quantity: number) => void;
}

function ExtraEntry({ extra, isGone, quantity, onValueChange }: ExtraEntryProps) {
  const { title, price, most } = extra;
  const market = useMarket();
  const texts = useTexts('ExtraList', extraListTexts);
  const titleId = useId();
  const isChosen = quantity > 0 && !isGone;
  const written = formatPrice(price, market);
  const effects = listEffects(extra, texts, market);
  const Words = isGone ? 's' : 'span';

  return (
    <li>
      <Checkbox
        checked={isChosen}
        disabled={isGone}
        hint={isGone ? texts.gone : effects.length > 0 ? writeEffects(effects) : undefined}
        label={
          <ExtraWords>
            <Words id={titleId}>{title}</Words>{' '}
            <Words>{most > 1 ? texts.each(written) : written}</Words>
          </ExtraWords>
        }
        onValueChange={(isOn) => onValueChange(isOn ? 1 : 0)}
      />
      {isChosen && most > 1 && (
        <QuantityStepper
          titleId={titleId}
          most={most}
          quantity={quantity}
          onValueChange={onValueChange}
        />
      )}
    </li>
  );
}

interface QuantityStepperProps {
  /** The element that names what there are several of. */
  titleId: string;
  most: number;
  /** 1 at the least: the checkbox takes the last one away. */
  quantity: number;
  onValueChange: (quantity: number) => void;
}

function QuantityStepper({ titleId, most, quantity, onValueChange }: QuantityStepperProps) {
  const { locale } = useMarket();
  const texts = useTexts('ExtraList', extraListTexts);
  const labelId = useId();
  const button = (label: string, shape: IconShape, next: number) => {
    const isPossible = next >= 1 && next <= most;
    return (
      <button
        type="button"
        aria-label={label}
        // Not `disabled`, which would lose the focus.
        aria-disabled={!isPossible || undefined}
        onClick={() => isPossible && onValueChange(next)}
      >
        <Icon of={shape} size="small" />
      </button>
    );
  };

  return (
    <Quantity role="group" aria-labelledby={`${labelId} ${titleId}`}>
      <span id={labelId}>{texts.quantity}</span>
      <Stepper>
        {button(texts.less, Minus, quantity - 1)}
        <output>{formatFigures(quantity, locale)}</output>
        {button(texts.more, Plus, quantity + 1)}
      </Stepper>
    </Quantity>
  );
}

/** What an extra does to the order besides its price, such as `+ 2 days` and `+ 1 revision`. */
function listEffects(
  { days, revisions }: ServiceExtra,
  texts: Texts['ExtraList'],
  { locale }: Market,
): string[] {
  const write = (count: number) => formatFigures(count, locale);
  const effects = [
    days > 0 && texts.later(days, write(days)),
    days < 0 && texts.faster(-days, write(-days)),
    revisions > 0 && texts.revisions(revisions, write(revisions)),
  ];
  return effects.filter((effect) => effect !== false);
}

/** Several side by side, each an element of its own: they are no sentence. */
const writeEffects = (effects: readonly string[]) =>
  effects.map((effect, index) => (
    <Fragment key={effect}>
      {index > 0 && ' · '}
      <span>{effect}</span>
    </Fragment>
  ));
