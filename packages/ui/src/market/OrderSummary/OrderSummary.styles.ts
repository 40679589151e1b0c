import { styled } from 'styled-components';
import { Card } from '../../layout/Card/Card.tsx';
import { tokens } from '../../theme/tokens.ts';

export const SummaryCard = styled(Card)`
  & h2 {
    margin-block-end: 14px;
    font-size: ${tokens.text.lead};
  }

  & > dl {
    display: grid;
    gap: 10px;
  }

  & > dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${tokens.space[4]} ${tokens.space[16]};
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.small};
    font-variant-numeric: tabular-nums;
  }

  & > dl > div:last-child {
    color: ${tokens.color.ink};
    font-size: ${tokens.text.lead};
    font-weight: 750;
  }

  & dd {
    margin: 0;
  }

  /* What follows the price. */
  & > div + * + * {
    margin-block-start: ${tokens.space[20]};
  }
`;

export const OrderedService = styled.div`
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr);
  gap: ${tokens.space[12]};
  align-items: center;
  margin-block-end: ${tokens.space[16]};
  font-weight: ${tokens.weight.semibold};
  line-height: 1.35;
  overflow-wrap: anywhere;
`;
