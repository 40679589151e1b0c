import { tokens } from '@market/ui';
import { styled } from 'styled-components';

export const Row = styled.div`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr) auto;
  gap: ${tokens.space[16]};
  align-items: center;

  @media (width < 30rem) {
    grid-template-columns: 5.5rem minmax(0, 1fr);
    row-gap: ${tokens.space[4]};

    & > :first-child {
      grid-row: span 2;
    }
  }
`;

export const Title = styled.p`
  font-weight: ${tokens.weight.semibold};
  line-height: 1.35;
  overflow-wrap: anywhere;

  & > a:hover {
    text-decoration: underline;
  }
`;

export const Price = styled.p`
  font-size: 1.1875rem;
  font-weight: 750;
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;

  @media (width < 30rem) {
    grid-column: 2;
  }
`;
