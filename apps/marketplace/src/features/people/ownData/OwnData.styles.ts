import { tokens } from '@market/ui';
import { styled } from 'styled-components';

export const BlockList = styled.ul`
  margin-block: ${tokens.space[4]} ${tokens.space[12]};
  padding-inline-start: ${tokens.space[20]};
  list-style: disc;
`;
