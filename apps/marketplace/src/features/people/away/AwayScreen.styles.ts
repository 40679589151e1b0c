import { tokens } from '@market/ui';
import { styled } from 'styled-components';

export const AwayText = styled.p`
  max-inline-size: 44rem;
  margin-block-end: ${tokens.space[16]};
  color: ${tokens.color.inkSoft};
`;
