import { tokens } from '@market/ui';
import { styled } from 'styled-components';

export const CategoryGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16.5rem, 100%), 1fr));
  gap: ${tokens.space[20]};
`;
