import { Card, tokens } from '@market/ui';
import { styled } from 'styled-components';

export const WishlistPanel = styled(Card)`
  padding-block: ${tokens.space[8]};
`;
