import { styled } from 'styled-components';
import { tokens } from '../theme/tokens.ts';

export const Rating = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  font-size: ${tokens.text.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const StarRow = styled.svg`
  flex: none;
  block-size: 1.125em;
  inline-size: 5.625em;

  &[data-variant='compact'] {
    inline-size: 1.125em;
  }

  /* The stars are the same from both sides, so that turning the row fills it from the right. */
  [dir='rtl'] & {
    scale: -1 1;
  }
`;

export const EmptyStars = styled.g`
  fill: ${tokens.color.edge};

  @media (forced-colors: active) {
    fill: none;
    stroke: CanvasText;
  }
`;

/** A drawing in the drawing: what is wider than it is cut off. */
export const FilledStars = styled.svg`
  max-inline-size: none;
  overflow: hidden;
  fill: ${tokens.color.star};

  @media (forced-colors: active) {
    fill: CanvasText;
  }
`;

export const ReviewCount = styled.span`
  color: ${tokens.color.inkSoft};
  unicode-bidi: plaintext;
`;
