import { keyframes, styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

const wander = keyframes`
  from { inset-inline-start: -30%; }
  to { inset-inline-start: 100%; }
`;

export const ProgressFrame = styled.div`
  display: grid;
  gap: 0.375rem;
  font-size: ${tokens.text.small};
`;

export const ProgressHead = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${tokens.space[12]};
  font-weight: ${tokens.weight.semibold};
  font-variant-numeric: tabular-nums;

  span {
    unicode-bidi: plaintext;
  }
`;

/** `--share` is how much of it is filled, as a percentage. */
export const Bar = styled.div<{ style: { '--share': string | undefined } }>`
  position: relative;
  block-size: 0.5rem;
  overflow: hidden;
  border-radius: 4px;
  background: ${tokens.color.line};

  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: var(--share);
    border-radius: inherit;
    background: ${tokens.color.primary};
    transition: inline-size ${tokens.duration.dialog} ${tokens.easing};
  }

  &[data-unknown]::after {
    inline-size: 30%;
    animation: ${wander} 1400ms ease-in-out infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    &[data-unknown]::after {
      inline-size: 100%;
      opacity: 0.4;
      animation: none;
    }
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    &::after {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
