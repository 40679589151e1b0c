import { css, keyframes, styled } from 'styled-components';
import { tokens } from '../theme/tokens.ts';

const appear = keyframes`
  from { opacity: 0; translate: 0 -4px; }
`;

export const Anchor = styled.span<{ style: Record<'--anchor', string> }>`
  display: inline-flex;
  align-items: center;
  anchor-name: var(--anchor);
`;

export const Popup = styled.div<{ style: Record<'--anchor', string> }>`
  position: fixed;
  position-anchor: var(--anchor);
  position-area: block-end span-inline-start;
  position-try-fallbacks:
    flip-block,
    flip-inline,
    flip-block flip-inline;
  inset: auto;
  min-inline-size: max(anchor-size(inline), 12rem);
  max-inline-size: min(20rem, 100vi - 1rem);
  margin: 0;
  margin-block: 0.375rem;
  padding: 0.375rem;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  box-shadow: ${tokens.shadow.high};
  outline: none;

  &:popover-open {
    display: grid;
    animation: ${appear} ${tokens.duration.hover} ${tokens.easing};
  }

  /* Browsers that cannot tie it to its button show it as a sheet at the lower edge. */
  @supports not (anchor-name: --any) {
    inset-block-end: 0.5rem;
    inset-inline: 0.5rem;
    max-inline-size: none;
  }
`;

const itemLook = css`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-block-size: ${tokens.control.medium};
  padding: 0.375rem ${tokens.space[12]};
  border: 0;
  border-radius: ${tokens.radius.small};
  background: none;
  color: inherit;
  font: inherit;
  font-weight: ${tokens.weight.medium};
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &:hover,
  &:focus-visible {
    background: ${tokens.color.sunken};
  }

  &:focus-visible {
    outline: 2px solid ${tokens.color.primary};
    outline-offset: -2px;
  }

  &[data-dangerous] {
    color: ${tokens.color.negative};
  }

  &[aria-disabled] {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;

export const Item = styled.button`
  ${itemLook}
`;

export const LinkItem = styled.a`
  ${itemLook}
`;
