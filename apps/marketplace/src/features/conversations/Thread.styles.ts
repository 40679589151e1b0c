import { tokens } from '@market/ui';
import { styled } from 'styled-components';

/** What was written scrolls, and what is being written stays in sight. */
export const ThreadFrame = styled.div`
  display: flex;
  flex-direction: column;
  block-size: var(--thread-size, auto);
  max-block-size: var(--thread-size, 36rem);

  & > :first-child {
    flex: 1;
    min-block-size: 8rem;
    max-block-size: none;
  }

  & > form {
    padding: ${tokens.space[12]} ${tokens.space[16]} ${tokens.space[16]};
    border-block-start: 1px solid ${tokens.color.line};
  }
`;
