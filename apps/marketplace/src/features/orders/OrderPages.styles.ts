import { tokens } from '@market/ui';
import { styled } from 'styled-components';

export const PageOfOrders = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[16]};

  & > nav:not(:first-child) {
    margin-block-start: ${tokens.space[12]};
  }
`;
