import { tokens } from '@market/ui';
import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[32]};
`;
