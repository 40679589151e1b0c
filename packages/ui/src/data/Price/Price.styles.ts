import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const PriceFrame = styled.span`
  font-variant-numeric: tabular-nums;
  font-weight: ${tokens.weight.bold};
  white-space: nowrap;

  &[data-size='large'] {
    font-size: ${tokens.text.heading};
    letter-spacing: -0.02em;
    line-height: 1.2;
  }
`;
