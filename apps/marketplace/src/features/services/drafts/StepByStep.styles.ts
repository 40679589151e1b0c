import { tokens } from '@market/ui';
import { styled } from 'styled-components';

/** A quiet line above the form. */
export const Invitation = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[8]} ${tokens.space[12]};
  margin-block-end: ${tokens.space[16]};
  color: ${tokens.color.inkSoft};
`;
