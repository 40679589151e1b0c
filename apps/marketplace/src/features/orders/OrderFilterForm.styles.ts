import { tokens } from '@market/ui';
import { styled } from 'styled-components';

export const FilterRow = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 2fr) repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[12]};
  align-items: end;
  margin-block-end: ${tokens.space[12]};

  @media (width < 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :is(:first-child, :nth-child(4), :last-child) {
      grid-column: 1 / -1;
    }
  }
`;

/** Two days beside each other. */
export const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[12]};
`;

export const Actions = styled.div`
  display: flex;
  gap: ${tokens.space[12]};

  & > * {
    min-block-size: 3rem;
  }
`;
