'use client';

import { useId, useState } from 'react';
import { FieldError } from '../Field/FieldError.tsx';
import { ratingLabels, starPath } from '../../data/RatingStars/starShape.ts';
import {
  RatingGroup,
  RatingLegend,
  Star,
  StarInput,
  Stars,
  StarWord,
} from './RatingInput.styles.ts';

export interface RatingInputProps {
  /** What is being rated. */
  label: string;
  /** 1 to 5; 0 while there is none. */
  value: number;
  onChange: (rating: number) => void;
  /** What is wrong with it. */
  error?: string | undefined;
  /** Defaults to false. */
  isDisabled?: boolean | undefined;
  /** The name in a form. */
  name?: string | undefined;
}

/** Five stars to choose from, as a group of radio buttons: Very Bad, Poor, Ok, Good, Excellent. */
export function RatingInput(props: RatingInputProps) {
  const { label, value, onChange, error, isDisabled = false } = props;
  const ownName = useId();
  const [hovered, setHovered] = useState(0);
  const shown = hovered || value;
  const errorId = `${ownName}-error`;

  return (
    <RatingGroup
      // A group of radio buttons can be wrong, any other cannot.
      role="radiogroup"
      disabled={isDisabled}
      aria-describedby={error ? errorId : undefined}
      aria-invalid={error ? true : undefined}
    >
      <RatingLegend>{label}</RatingLegend>
      <Stars onPointerLeave={() => setHovered(0)}>
        {ratingLabels.map((word, index) => {
          const rating = index + 1;
          return (
            <Star
              key={word}
              data-filled={rating <= shown || undefined}
              onPointerEnter={() => setHovered(isDisabled ? 0 : rating)}
            >
              <StarInput
                type="radio"
                name={props.name ?? ownName}
                value={rating}
                checked={rating === value}
                aria-label={word}
                onChange={() => onChange(rating)}
              />
              <svg viewBox="0 0 20 20" aria-hidden>
                <path d={starPath} />
              </svg>
            </Star>
          );
        })}
        <StarWord aria-hidden>{ratingLabels[shown - 1]}</StarWord>
      </Stars>
      <FieldError id={errorId}>{error}</FieldError>
    </RatingGroup>
  );
}
