import { tokens } from '@market/ui';
import { styled } from 'styled-components';

export const FilterRow = styled.form`
  display: grid;
  grid-template-columns: minmax(12rem, 2fr) repeat(4, minmax(8.5rem, 1fr));
  gap: ${tokens.space[12]};
  align-items: end;
  margin-block-end: ${tokens.space[24]};

  & > div:last-child {
    display: flex;
    grid-column: 1 / -1;
    gap: ${tokens.space[12]};
  }

  @media (width < 64rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
