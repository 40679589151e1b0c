import { tokens } from '@market/ui';
import { styled } from 'styled-components';

/** A part of the page, below its heading. */
export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[12]};

  & > h2 {
    font-size: ${tokens.text.lead};
    font-weight: ${tokens.weight.bold};
  }

  & > p {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.small};
  }
`;

/** Accounts and what they hold, side by side while they have room. */
export const Balances = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));
  gap: ${tokens.space[16]} ${tokens.space[24]};

  & dt {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.small};
  }

  & dd {
    margin: ${tokens.space[4]} 0 0;
    font-variant-numeric: tabular-nums;
    font-weight: ${tokens.weight.semibold};
  }
`;
