import { useRef, useState } from 'react';
import type { PriceRange, PriceSliderProps } from './PriceSlider.tsx';

/** One of the two prices of a range. */
export type End = keyof PriceRange;

type RangeProps = Pick<PriceSliderProps, 'value' | 'defaultValue' | 'onValueChange' | 'onCommit'> &
  PriceRange;

/**
 * Keeps a range of prices in order: whole rupees, between the ends, the lower one never above the
 * other. What has been moved is told at once, and committed once.
 */
export function usePriceRange(props: RangeProps) {
  const { defaultValue, minimum, maximum, onValueChange, onCommit } = props;
  const [chosen, setChosen] = useState(defaultValue);
  const value = props.value ?? chosen ?? { minimum, maximum };
  const uncommitted = useRef<PriceRange | null>(null);

  const clamp = (price: number, fallback: number) =>
    Number.isFinite(price) ? Math.min(Math.max(Math.round(price), minimum), maximum) : fallback;
  const low = clamp(value.minimum, minimum);
  const high = Math.max(clamp(value.maximum, maximum), low);

  const move = (end: End, price: number) => {
    const range =
      end === 'minimum'
        ? { minimum: Math.min(clamp(price, low), high), maximum: high }
        : { minimum: low, maximum: Math.max(clamp(price, high), low) };
    if (range.minimum === low && range.maximum === high) return;
    uncommitted.current = range;
    setChosen(range);
    onValueChange?.(range);
  };
  const commit = () => {
    if (uncommitted.current) onCommit?.(uncommitted.current);
    uncommitted.current = null;
  };

  return { low, high, move, commit };
}
