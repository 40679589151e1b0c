import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const FaqFrame = styled.section`
  & > :is(h2, h3, h4, h5) {
    margin-block-end: ${tokens.space[12]};
    font-size: ${tokens.text.title};
  }
`;

/** Line breaks count. */
export const Answer = styled.p`
  white-space: pre-line;
`;
