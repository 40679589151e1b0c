import { keyframes, styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

const shimmer = keyframes`
  from { background-position: 120% 0; }
  to { background-position: -80% 0; }
`;

export const Shape = styled.span`
  display: block;
  inline-size: 100%;
  block-size: 1.2em;
  max-inline-size: 100%;
  border-radius: ${tokens.radius.small};
  background: linear-gradient(
      100deg,
      ${tokens.color.sunken} 40%,
      ${tokens.color.line} 50%,
      ${tokens.color.sunken} 60%
    )
    120% 0 / 250% 100%;
  animation: ${shimmer} 1600ms ease-in-out infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
