import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const HeadingFrame = styled.h2<{ $size: string }>`
  font-size: ${({ $size }) => $size};
  font-weight: 750;
  letter-spacing: -0.02em;
  line-height: 1.15;
  overflow-wrap: anywhere;
  text-wrap: balance;

  &:is(h4, h5, h6) {
    font-weight: ${tokens.weight.bold};
    line-height: 1.3;
  }
`;
