import { styled } from 'styled-components';
import { Card } from '../../layout/Card/Card.tsx';
import { tokens } from '../../theme/tokens.ts';

export const ScoreFrame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[20]};

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space[12]};
  }
`;

export const Score = styled.strong`
  font-size: 2.125rem;
  font-variant-numeric: tabular-nums;
  font-weight: ${tokens.weight.heavy};
  letter-spacing: -0.03em;
  line-height: 1.2;
`;

export const Parts = styled.ul`
  display: grid;
  gap: ${tokens.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Part = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${tokens.space[4]} ${tokens.space[12]};

  & > b {
    font-variant-numeric: tabular-nums;
    font-weight: ${tokens.weight.semibold};
    text-align: end;
  }
`;

export const Bar = styled.span<{ $share: number }>`
  grid-column: 1 / -1;
  block-size: 8px;
  border-radius: 4px;
  overflow: hidden;
  background: ${tokens.color.sunken};

  &::after {
    content: '';
    display: block;
    inline-size: ${({ $share }) => $share * 100}%;
    block-size: 100%;
    background: ${tokens.color.primary};
  }

  @media (forced-colors: active) {
    border: 1px solid;

    &::after {
      background: Highlight;
    }
  }
`;
