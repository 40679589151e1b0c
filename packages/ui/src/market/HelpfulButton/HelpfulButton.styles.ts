import { styled } from 'styled-components';
import { Button } from '../../inputs/Button/Button.tsx';
import { tokens } from '../../theme/tokens.ts';

export const Thumb = styled(Button)`
  color: ${tokens.color.inkSoft};
  font-variant-numeric: tabular-nums;

  &[aria-pressed='true'] {
    color: ${tokens.color.primary};
  }

  &[aria-pressed='true'] svg {
    fill: currentColor;
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
