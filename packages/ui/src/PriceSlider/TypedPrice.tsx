import { PriceBox, PriceInput } from './PriceSlider.styles.ts';

interface TypedPriceProps {
  label: string;
  /** In rupees. */
  price: number;
  isDisabled: boolean;
  /** Told when the field is left or Enter is pressed, if the price is another one. */
  onType: (price: number) => void;
}

/** One end of the range as a number to type. */
export function TypedPrice({ label, price, isDisabled, onType }: TypedPriceProps) {
  const finish = (input: HTMLInputElement) => {
    const typed = input.valueAsNumber;
    if (typed !== price && Number.isFinite(typed)) onType(typed);
    input.value = String(price);
  };

  return (
    <PriceBox>
      <span aria-hidden>Rs.</span>
      <PriceInput
        key={price}
        type="number"
        inputMode="numeric"
        aria-label={label}
        defaultValue={price}
        disabled={isDisabled}
        style={{ inlineSize: `${String(price).length + 0.5}ch` }}
        onBlur={(event) => finish(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') finish(event.currentTarget);
        }}
      />
    </PriceBox>
  );
}
