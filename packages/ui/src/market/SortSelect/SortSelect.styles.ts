import { styled } from 'styled-components';
import { Button } from '../../inputs/Button/Button.tsx';
import { tokens } from '../../theme/tokens.ts';

export const SortFrame = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${tokens.space[8]};
  min-inline-size: 0;

  & > :first-child {
    flex: 1 1 12rem;
    min-inline-size: 0;
  }
`;

/** Where there are scripts, choosing an order is enough. */
export const SortButton = styled(Button)`
  @media not (scripting: none) {
    display: none;
  }
`;
