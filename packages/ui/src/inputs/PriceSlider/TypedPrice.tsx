import { formatFigures } from '../../formatting/formatFigures.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { PriceBox, PriceInput } from './PriceSlider.styles.ts';

interface TypedPriceProps {
  label: string;
  /** In rupees. */
  price: number;
  isDisabled: boolean;
  /** Called when the field is left or Enter is pressed, if the price is another one. */
  onType: (price: number) => void;
}

/** One end of the range to type, written as everywhere; commas and paise may be typed or not. */
export function TypedPrice({ label, price, isDisabled, onType }: TypedPriceProps) {
  const { locale } = useMarket();
  const written = formatFigures(price, locale);

  const finish = (input: HTMLInputElement) => {
    const typed = input.value === written ? price : readRupees(input.value);
    if (typed !== undefined && typed !== price) onType(typed);
    input.value = written;
  };

  return (
    <PriceBox>
      <span aria-hidden>Rs.</span>
      <PriceInput
        key={written}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        defaultValue={written}
        disabled={isDisabled}
        style={{ inlineSize: `${written.length + 0.5}ch` }}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={(event) => finish(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') finish(event.currentTarget);
        }}
      />
    </PriceBox>
  );
}

/** Whole rupees: a last group of one or two figures is paise. Nothing when there is no number. */
function readRupees(text: string): number | undefined {
  const figures = text.replace(/[.,]\d{0,2}\s*$/, '').replace(/\D/g, '');
  return figures ? Number(figures) : undefined;
}
