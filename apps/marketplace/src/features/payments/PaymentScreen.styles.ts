import { tokens } from '@market/ui';
import { styled } from 'styled-components';

export const CardFormStack = styled.div`
  display: grid;
  gap: ${tokens.space[20]};
`;

/** A waiting message in the middle of a card. */
export const Waiting = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${tokens.space[16]};
  min-block-size: 18rem;
  text-align: center;
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[12]};
`;
