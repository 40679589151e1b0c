import { Card, tokens } from '@market/ui';
import { styled } from 'styled-components';

export const WishlistPanel = styled(Card)`
  padding-block: ${tokens.space[8]};
`;

/** What the sum leaves out. */
export const LeftOut = styled.p`
  margin-block-start: ${tokens.space[12]};
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.text.small};
`;

/** What was chosen of a service, in one line as long as there is room. */
export const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${tokens.space[12]};
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.text.small};
`;
