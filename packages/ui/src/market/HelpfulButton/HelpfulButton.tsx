'use client';

import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { forwardRef } from 'react';
import { formatFigures } from '../../formatting/formatFigures.ts';
import type { ButtonProps } from '../../inputs/Button/Button.tsx';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { Thumb } from './HelpfulButton.styles.ts';
import { helpfulButtonTexts } from './HelpfulButton.texts.ts';

export interface HelpfulButtonProps extends Omit<
  ButtonProps,
  'children' | 'variant' | 'size' | 'isBlock'
> {
  /** How many it has helped. */
  count: number;
  /** Whether it has helped the reader. Defaults to false. */
  isHelpful?: boolean | undefined;
  /** Called with what it is to be. */
  onHelpfulChange: (isHelpful: boolean) => void;
}

/** Says how many a review has helped, and takes one more voice, or takes it back. */
export const HelpfulButton = forwardRef<HTMLButtonElement, HelpfulButtonProps>(
  function HelpfulButton(props, ref) {
    const { count, isHelpful = false, onHelpfulChange, ...buttonProps } = props;
    const { locale } = useMarket();
    const texts = useTexts('HelpfulButton', helpfulButtonTexts);

    return (
      <Thumb
        {...buttonProps}
        ref={ref}
        variant="quiet"
        size="small"
        aria-pressed={isHelpful}
        onClick={() => onHelpfulChange(!isHelpful)}
      >
        <ThumbsUp width="1em" height="1em" aria-hidden focusable={false} />
        {texts.label(count, formatFigures(count, locale))}
      </Thumb>
    );
  },
);
