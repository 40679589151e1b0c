import { tokens } from '@market/ui';
import { styled } from 'styled-components';

/** The parts of a dashboard screen below each other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;

  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space[12]};
    margin-block-start: ${tokens.space[12]};
  }

  & h2 {
    font-size: ${tokens.text.title};
  }
`;

export const CardList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[12]};
`;
