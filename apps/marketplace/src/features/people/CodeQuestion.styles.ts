import { tokens } from '@market/ui';
import { styled } from 'styled-components';

/** The field, and the way to the other one below. */
export const CodeQuestionFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[8]};
  justify-items: start;

  & > :first-child {
    inline-size: 100%;
  }
`;
