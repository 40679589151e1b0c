import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[4]};
  color: ${tokens.color.positive};
  font-size: ${tokens.text.tiny};
  font-weight: ${tokens.weight.medium};
`;
