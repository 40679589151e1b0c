import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const ReportForm = styled.form`
  display: grid;
  gap: ${tokens.space[16]};
`;
