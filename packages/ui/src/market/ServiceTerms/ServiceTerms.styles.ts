import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const Terms = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]} ${tokens.space[20]};
  font-size: ${tokens.text.small};

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${tokens.space[8]};
  }

  & dt {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    color: ${tokens.color.inkSoft};
  }

  & dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    font-weight: ${tokens.weight.semibold};
  }
`;
