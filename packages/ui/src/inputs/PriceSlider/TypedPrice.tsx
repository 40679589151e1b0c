import { formatFigures } from '../../formatting/formatFigures.ts';
import { formatPriceBound } from '../../formatting/formatPriceBound.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { PriceBox, PriceInput } from './PriceSlider.styles.ts';

interface TypedPriceProps {
  label: string;
  /** In whole units of the currency: rupees. */
  price: number;
  isDisabled: boolean;
  /** Called when the field is left or Enter is pressed, if the price is another one. */
  onType: (price: number) => void;
}

/** One end of the range to type, written as everywhere; commas and paise may be typed or not. */
export function TypedPrice({ label, price, isDisabled, onType }: TypedPriceProps) {
  const market = useMarket();
  const written = formatFigures(price, market.locale);
  const [before, after] = formatPriceBound(price, market).split(written);

  const finish = (input: HTMLInputElement) => {
    const typed = input.value === written ? price : readAmount(input.value, market.locale);
    if (typed !== undefined && typed !== price) onType(typed);
    input.value = written;
  };

  return (
    <PriceBox>
      {before && <span aria-hidden>{before}</span>}
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
      {after && <span aria-hidden>{after}</span>}
    </PriceBox>
  );
}

/**
 * Whole units of the currency, in the digits of the locale or in Latin ones: a last group of one or
 * two figures is paise. Nothing when there is no number.
 */
function readAmount(text: string, locale: string): number | undefined {
  const digits = Array.from({ length: 10 }, (_, digit) => formatFigures(digit, locale));
  const latin = text.replace(/\p{Nd}/gu, (digit) => {
    const value = digits.indexOf(digit);
    return value < 0 ? digit : String(value);
  });
  const figures = latin.replace(/[.,٫]\d{0,2}\s*$/, '').replace(/\D/g, '');
  return figures ? Number(figures) : undefined;
}
