import { styled } from 'styled-components';

/** A line of its own, above what can be pressed. */
export const PausedMark = styled.p`
  && {
    flex: 0 0 100%;
  }
`;
