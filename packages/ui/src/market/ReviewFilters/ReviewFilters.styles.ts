import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[12]} ${tokens.space[20]};
  margin-block-start: ${tokens.space[20]};

  & > :first-child {
    flex: 0 1 14rem;
    min-inline-size: min(11rem, 100%);
  }
`;
