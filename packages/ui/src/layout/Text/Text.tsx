'use client';

import { type ComponentPropsWithRef, forwardRef } from 'react';
import { tokens } from '../../theme/tokens.ts';
import { TextFrame } from './Text.styles.ts';

export interface TextProps extends ComponentPropsWithRef<'p'> {
  /** The element to render. Defaults to `p`. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'dt' | 'dd' | 'figcaption' | undefined;
  /** 13, 14, 16 or 18 px. Defaults to `body`. */
  size?: 'tiny' | 'small' | 'body' | 'lead' | undefined;
  /** `soft` steps back. Colour alone never says something. Defaults to that of the text around. */
  tone?: 'soft' | 'primary' | 'positive' | 'negative' | 'warning' | undefined;
  /** Defaults to `regular`. */
  weight?: 'regular' | 'medium' | 'semibold' | 'bold' | undefined;
  /** How many lines are shown before the text is cut. Never for prices, ratings and states. */
  lines?: number | undefined;
  /** Whether figures are of one width, to stand below each other. Defaults to false. */
  isTabular?: boolean | undefined;
}

/** A text in one of the sizes and tones of the theme. */
export const Text = forwardRef<HTMLParagraphElement, TextProps>(function Text(props, ref) {
  const { size = 'body', tone, weight = 'regular', lines, isTabular = false, ...others } = props;

  return (
    <TextFrame
      {...others}
      ref={ref}
      data-tone={tone}
      data-cut={lines !== undefined || undefined}
      data-tabular={isTabular || undefined}
      $size={tokens.text[size]}
      $weight={tokens.weight[weight]}
      $lines={lines}
    />
  );
});
