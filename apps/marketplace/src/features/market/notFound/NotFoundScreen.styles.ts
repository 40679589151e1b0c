import { tokens } from '@market/ui';
import { styled } from 'styled-components';

export const WaysOn = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[12]};
  margin-block-start: ${tokens.space[24]};
`;
