import { keyframes, styled } from 'styled-components';
import { tokens } from '../theme/tokens.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

export const TipAnchor = styled.span<{ style: Record<'--anchor', string> }>`
  display: inline-flex;
  align-items: center;
  anchor-name: var(--anchor);
`;

export const Tip = styled.span`
  position: fixed;
  position-anchor: var(--anchor);
  position-area: block-start;
  position-try-fallbacks: flip-block;
  inset: auto;
  max-inline-size: min(18rem, 100vi - 1rem);
  margin: 0.375rem;
  padding: 0.375rem 0.625rem;
  border: 1px solid transparent;
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.ink};
  color: ${tokens.color.paper};
  font-size: ${tokens.text.small};
  font-weight: ${tokens.weight.medium};
  line-height: 1.35;

  &:popover-open {
    animation: ${appear} ${tokens.duration.press} ${tokens.easing};
  }

  @supports not (anchor-name: --any) {
    inset-block-end: 0.5rem;
    inset-inline: 0.5rem;
  }
`;
