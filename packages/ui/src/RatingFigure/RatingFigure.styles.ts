import { styled } from 'styled-components';
import { tokens } from '../theme/tokens.ts';

export const Figure = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.text.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  & > svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    fill: ${tokens.color.star};
  }

  & > b {
    color: ${tokens.color.ink};
    font-weight: ${tokens.weight.bold};
  }
`;
