import { keyframes, styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

export const TipAnchor = styled.span<{ style: Record<'--anchor', string> }>`
  display: inline-flex;
  align-items: center;

  @supports (position-area: block-start) {
    anchor-name: var(--anchor);
  }
`;

/**
 * Only the place of the tooltip, which must not move by an animation of its own (see `Menu`). Where
 * a browser cannot tie it to what it explains, it comes up at the lower edge.
 */
export const TipPlace = styled.span`
  position: fixed;
  inset: auto 0.5rem 0.5rem;
  inline-size: fit-content;
  block-size: auto;
  max-inline-size: min(18rem, 100vi - 1rem);
  margin: auto;
  padding: 0;
  border: 0;
  background: none;
  overflow: visible;

  @supports (position-area: block-start) {
    position-anchor: var(--anchor);
    position-area: block-start;
    /* Said, because Chrome 143 and Firefox 147 would let it leave the window. */
    justify-self: anchor-center;
    position-try-fallbacks: flip-block;
    inset: auto;
    margin: 0.375rem;
  }

  /* Without popovers nothing would hide it; what it says is still read out. */
  @supports not selector(:popover-open) {
    display: none;
  }
`;

export const Tip = styled.span`
  display: block;
  padding: 0.375rem 0.625rem;
  border: 1px solid transparent;
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.ink};
  color: ${tokens.color.paper};
  font-size: ${tokens.text.small};
  font-weight: ${tokens.weight.medium};
  line-height: 1.35;
  animation: ${appear} ${tokens.duration.press} ${tokens.easing};
`;
