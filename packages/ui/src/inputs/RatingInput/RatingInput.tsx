'use client';

import { type ComponentPropsWithoutRef, forwardRef, useId, useState } from 'react';
import { FieldError } from '../Field/FieldError.tsx';
import { joinIds } from '../Field/joinIds.ts';
import { starPath } from '../../data/RatingStars/starShape.ts';
import {
  RatingGroup,
  RatingLegend,
  Star,
  StarInput,
  Stars,
  StarWord,
} from './RatingInput.styles.ts';
import { ratingTexts } from '../../data/RatingStars/RatingStars.texts.ts';
import { useTexts } from '../../texts/useTexts.ts';

export interface RatingInputProps extends Omit<
  ComponentPropsWithoutRef<'fieldset'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** What is being rated. */
  label: string;
  /** 1 to 5, or 0 while there is none, when the page decides. */
  value?: number | undefined;
  /** What is chosen at first. Defaults to 0, none. */
  defaultValue?: number | undefined;
  onValueChange?: ((rating: number) => void) | undefined;
  /** What is wrong with it. */
  error?: string | undefined;
  /** The name in a form. */
  name?: string | undefined;
}

/** Five stars to choose from, as a group of radio buttons: Very Bad, Poor, Ok, Good, Excellent. */
export const RatingInput = forwardRef<HTMLInputElement, RatingInputProps>(
  function RatingInput(props, ref) {
    const { label, value: givenValue, defaultValue = 0, onValueChange, error, ...others } = props;
    const { disabled = false, name, ...groupProps } = others;
    const { labels } = useTexts('Rating', ratingTexts);
    const [chosen, setChosen] = useState(defaultValue);
    const value = givenValue ?? chosen;
    const ownName = useId();
    const [hovered, setHovered] = useState(0);
    const shown = hovered || value;
    const errorId = `${ownName}-error`;

    const choose = (rating: number) => {
      setChosen(rating);
      onValueChange?.(rating);
    };

    return (
      <RatingGroup
        {...groupProps}
        // A group of radio buttons can be wrong, any other cannot.
        role="radiogroup"
        disabled={disabled}
        aria-describedby={joinIds(groupProps['aria-describedby'], error && errorId)}
        aria-invalid={error ? true : undefined}
      >
        <RatingLegend>{label}</RatingLegend>
        <Stars onPointerLeave={() => setHovered(0)}>
          {labels.map((word, index) => {
            const rating = index + 1;
            return (
              <Star
                key={word}
                data-filled={rating <= shown || undefined}
                onPointerEnter={() => setHovered(disabled ? 0 : rating)}
              >
                <StarInput
                  ref={rating === (value || 1) ? ref : undefined}
                  type="radio"
                  name={name ?? ownName}
                  value={rating}
                  checked={rating === value}
                  aria-label={word}
                  onChange={() => choose(rating)}
                />
                <svg viewBox="0 0 20 20" aria-hidden>
                  <path d={starPath} />
                </svg>
              </Star>
            );
          })}
          <StarWord aria-hidden>{labels[shown - 1]}</StarWord>
        </Stars>
        <FieldError id={errorId}>{error}</FieldError>
      </RatingGroup>
    );
  },
);
