import { Card, tokens } from '@market/ui';
import { styled } from 'styled-components';

export const PersonRow = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[12]};
  align-items: center;

  h2 {
    font-size: inherit;
    overflow-wrap: anywhere;
  }
`;

export const Words = styled.div`
  flex: 1 1 8rem;
  min-inline-size: 0;

  p {
    color: ${tokens.color.inkSoft};
  }
`;
