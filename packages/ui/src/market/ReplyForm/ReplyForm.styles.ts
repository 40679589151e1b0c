import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const Form = styled.form`
  display: grid;
  gap: ${tokens.space[12]};
  inline-size: 100%;

  & > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[8]};
  }
`;
