import { tokens } from '@market/ui';
import { styled } from 'styled-components';

/** The bar, and beside it the way to stop. */
export const ProgressRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space[12]};
`;
