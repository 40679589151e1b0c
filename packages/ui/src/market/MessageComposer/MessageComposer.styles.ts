import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const ComposerFrame = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[12]};
`;

export const ComposerActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[8]};

  & > :last-child {
    margin-inline-start: auto;
  }
`;
