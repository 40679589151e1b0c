import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const ReviewForm = styled.form`
  display: grid;
  gap: ${tokens.space[16]};
`;
