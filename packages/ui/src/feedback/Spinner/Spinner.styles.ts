import { keyframes, styled } from 'styled-components';

const turn = keyframes`
  to { rotate: 1turn; }
`;

export const SpinnerFrame = styled.output`
  position: relative;
  display: inline-grid;
  place-content: center;
  font-size: 1.75rem;

  &[data-size='small'] {
    font-size: 1.125rem;
  }

  &[data-size='large'] {
    font-size: 2.75rem;
  }
`;

export const Ring = styled.span`
  inline-size: 1em;
  block-size: 1em;
  border: max(2px, 0.11em) solid color-mix(in oklab, currentcolor 24%, transparent);
  border-block-start-color: currentcolor;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
