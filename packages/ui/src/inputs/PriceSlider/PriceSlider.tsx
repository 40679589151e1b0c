'use client';

import {
  type ComponentPropsWithRef,
  forwardRef,
  type KeyboardEvent,
  type PointerEvent,
  useId,
  useRef,
} from 'react';
import { formatPriceBound } from '../../formatting/formatPriceBound.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { TypedPrice } from './TypedPrice.tsx';
import { type End, usePriceRange } from './usePriceRange.ts';
import {
  Ends,
  Head,
  SliderGroup,
  SliderLabel,
  Thumb,
  Track,
  TypedPrices,
} from './PriceSlider.styles.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { priceSliderTexts } from './PriceSlider.texts.ts';

/** Two prices, in whole units of the currency: rupees. */
export interface PriceRange {
  minimum: number;
  maximum: number;
}

export interface PriceSliderProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** What the range is about. Defaults to `Price`. */
  label?: string | undefined;
  /** The least price that can be chosen, in rupees. Defaults to 298. */
  minimum?: number | undefined;
  /** The highest price that can be chosen, in rupees. Defaults to 50000. */
  maximum?: number | undefined;
  /** The chosen range, when the page decides. What lies outside of the ends is shown as the nearest end. */
  value?: PriceRange | undefined;
  /** What is chosen at first. Defaults to everything. */
  defaultValue?: PriceRange | undefined;
  /** Told while a thumb moves. */
  onValueChange?: ((range: PriceRange) => void) | undefined;
  /** Called when a thumb is let go, a key released or a price typed. */
  onCommit?: ((range: PriceRange) => void) | undefined;
  /** Defaults to false. */
  disabled?: boolean | undefined;
}

/** What an arrow key moves a thumb by, and to what the pointer rounds, in rupees. */
const step = 100;

/** How far PageUp and PageDown move a thumb, in rupees. */
const longStep = 1000;

/**
 * A range of prices: two thumbs on one track, and the two prices to type, to the rupee. The thumbs
 * are the browser's own range inputs, so that touch and screen readers work as people know them.
 */
export const PriceSlider = forwardRef<HTMLDivElement, PriceSliderProps>(
  function PriceSlider(props, ref) {
    const texts = useTexts('PriceSlider', priceSliderTexts);
    const { label = texts.label, minimum = 298, maximum = 50_000, ...others } = props;
    const {
      disabled = false,
      value,
      defaultValue,
      onValueChange,
      onCommit,
      ...groupProps
    } = others;
    const market = useMarket();
    const { currency, direction } = market;
    const { low, high, move, commit } = usePriceRange({
      value,
      defaultValue,
      minimum,
      maximum,
      onValueChange,
      onCommit,
    });
    const dragged = useRef<End | null>(null);
    const labelId = useId();

    const share = (price: number) => (price - minimum) / (maximum - minimum || 1);
    const say = (price: number) => formatPriceBound(price, market);
    const type = (end: End, price: number) => {
      move(end, price);
      commit();
    };

    const findPrice = (event: PointerEvent<HTMLElement>) => {
      const { left, width } = event.currentTarget.getBoundingClientRect();
      const way = (event.clientX - left) / width;
      const price = minimum + (direction === 'rtl' ? 1 - way : way) * (maximum - minimum);
      return Math.round(price / step) * step;
    };
    const press = (event: PointerEvent<HTMLElement>) => {
      if (disabled || event.button !== 0) return;
      const price = findPrice(event);
      const end = price - low < high - price ? 'minimum' : 'maximum';
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.querySelectorAll('input')[end === 'minimum' ? 0 : 1]?.focus();
      dragged.current = end;
      move(end, price);
    };
    const drag = (event: PointerEvent<HTMLElement>) => {
      if (dragged.current) move(dragged.current, findPrice(event));
    };
    const release = () => {
      dragged.current = null;
      commit();
    };

    const forward = direction === 'rtl' ? -step : step;
    const steps: Partial<Record<string, number>> = {
      ArrowRight: forward,
      ArrowLeft: -forward,
      ArrowUp: step,
      ArrowDown: -step,
      PageUp: longStep,
      PageDown: -longStep,
    };
    const moveByKey = (event: KeyboardEvent, end: End, price: number) => {
      const distance = steps[event.key];
      if (!distance || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      move(end, price + distance);
    };

    const thumb = (end: End, price: number, name: string) => (
      <Thumb
        type="range"
        min={minimum}
        max={maximum}
        value={price}
        disabled={disabled}
        aria-label={name}
        aria-valuetext={say(price)}
        onChange={(event) => move(end, event.target.valueAsNumber)}
        onKeyDown={(event) => moveByKey(event, end, price)}
        onKeyUp={commit}
        onBlur={commit}
      />
    );

    return (
      <SliderGroup
        role="group"
        aria-labelledby={labelId}
        {...groupProps}
        ref={ref}
        data-disabled={disabled || undefined}
      >
        <Head>
          <SliderLabel id={labelId}>{label}</SliderLabel>
          <TypedPrices>
            <TypedPrice
              label={texts.typedLowest(label, currency)}
              price={low}
              isDisabled={disabled}
              onType={(price) => type('minimum', price)}
            />
            <span aria-hidden>–</span>
            <TypedPrice
              label={texts.typedHighest(label, currency)}
              price={high}
              isDisabled={disabled}
              onType={(price) => type('maximum', price)}
            />
          </TypedPrices>
        </Head>
        <Track
          style={{ '--low': share(low), '--high': share(high) }}
          onPointerDown={press}
          onPointerMove={drag}
          onPointerUp={release}
          onPointerCancel={release}
        >
          {thumb('minimum', low, texts.lowest(label))}
          {thumb('maximum', high, texts.highest(label))}
        </Track>
        <Ends aria-hidden>
          <span>{say(minimum)}</span>
          <span>{say(maximum)}</span>
        </Ends>
      </SliderGroup>
    );
  },
);
