import { tokens } from '@market/ui';
import { styled } from 'styled-components';

export const Ways = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[8]};
`;
