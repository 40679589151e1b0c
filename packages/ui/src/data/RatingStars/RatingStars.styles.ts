import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';
import { visuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.ts';

/** One styled element for the whole part: lists show many of them. */
export const Rating = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  font-size: ${tokens.text.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  & > svg {
    flex: none;
    block-size: 1.125em;
    inline-size: 1.125em;
    fill: ${tokens.color.edge};
  }

  & > [data-row] {
    inline-size: 5.625em;
  }

  /* The stars are the same from both sides, so that turning the row fills it from the right. */
  [dir='rtl'] & > svg {
    scale: -1 1;
  }

  /* A drawing in the drawing: what is wider than it is cut off. */
  & > svg > svg {
    max-inline-size: none;
    overflow: hidden;
  }

  & > [data-filled],
  & > svg > svg {
    fill: ${tokens.color.star};
  }

  & > b > span {
    ${visuallyHidden}
  }

  & > b + span {
    color: ${tokens.color.inkSoft};
    unicode-bidi: plaintext;
  }

  @media (forced-colors: active) {
    & > svg {
      fill: none;
      stroke: CanvasText;
    }

    & > [data-filled],
    & > svg > svg {
      fill: CanvasText;
    }
  }
`;
