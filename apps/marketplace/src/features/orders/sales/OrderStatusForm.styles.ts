import { tokens } from '@market/ui';
import { styled } from 'styled-components';

export const StatusRow = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 22rem) auto;
  gap: ${tokens.space[16]};
  align-items: start;
  justify-content: start;

  & > button {
    margin-block-start: 1.75rem;
    min-block-size: 3rem;
  }

  @media (width < 30rem) {
    grid-template-columns: minmax(0, 1fr);

    & > button {
      margin-block-start: 0;
    }
  }
`;
