'use client';

import { type ComponentPropsWithRef, forwardRef } from 'react';
import { ratingTexts } from '../../data/RatingStars/RatingStars.texts.ts';
import { Button } from '../../inputs/Button/Button.tsx';
import { Checkbox } from '../../inputs/Checkbox/Checkbox.tsx';
import { Select } from '../../inputs/Select/Select.tsx';
import { useTexts } from '../../texts/useTexts.ts';
import { Filters } from './ReviewFilters.styles.ts';
import { reviewFiltersTexts } from './ReviewFilters.texts.ts';

const sorts = ['newest', 'helpful', 'highest', 'lowest'] as const;

/** In which order reviews are shown. */
export type ReviewOrder = (typeof sorts)[number];

/** Which reviews are shown, and in which order. */
export interface ReviewChoice {
  sort: ReviewOrder;
  /** 1 to 5; null for all. */
  stars: number | null;
  isVerified: boolean;
}

export interface ReviewFiltersProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue'
> {
  value: ReviewChoice;
  /** Called with all of what is chosen then. */
  onValueChange: (value: ReviewChoice) => void;
}

/** Chooses which reviews are shown, and in which order. Ratings are chosen in a `RatingHistogram`. */
export const ReviewFilters = forwardRef<HTMLDivElement, ReviewFiltersProps>(
  function ReviewFilters(props, ref) {
    const { value, onValueChange, ...divProps } = props;
    const texts = useTexts('ReviewFilters', reviewFiltersTexts);
    const { labels } = useTexts('Rating', ratingTexts);
    const change = (part: Partial<ReviewChoice>) => onValueChange({ ...value, ...part });

    return (
      <Filters role="group" aria-label={texts.label} {...divProps} ref={ref}>
        <Select
          label={texts.sort}
          isLabelHidden
          value={value.sort}
          options={sorts.map((sort) => ({ value: sort, label: texts.sorts[sort] }))}
          onChange={({ target }) =>
            change({ sort: sorts.find((sort) => sort === target.value) ?? 'newest' })
          }
        />
        <Checkbox
          label={texts.verified}
          checked={value.isVerified}
          onChange={({ target }) => change({ isVerified: target.checked })}
        />
        {value.stars !== null && (
          <Button variant="quiet" size="small" onClick={() => change({ stars: null })}>
            {texts.clear(labels[value.stars - 1] ?? '')}
          </Button>
        )}
      </Filters>
    );
  },
);
