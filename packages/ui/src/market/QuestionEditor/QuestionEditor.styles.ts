import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

/** The kind of answer, and beside it whether there must be one. */
export const AnswerRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12.5rem, 100%), 1fr));
  gap: ${tokens.space[12]} ${tokens.space[16]};
  align-items: end;

  & > :last-child {
    align-items: center;
    min-block-size: 3rem;
  }
`;
