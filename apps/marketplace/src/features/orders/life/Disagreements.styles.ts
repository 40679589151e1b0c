import { tokens } from '@market/ui';
import { styled } from 'styled-components';

/** What follows from what is typed above. */
export const Hint = styled.p`
  min-block-size: 1.5em;
  margin-block-start: ${tokens.space[4]};
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.text.small};
  font-variant-numeric: tabular-nums;
`;
