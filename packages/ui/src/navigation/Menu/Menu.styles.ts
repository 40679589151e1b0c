import { css, keyframes, styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

const appear = keyframes`
  from { opacity: 0; translate: 0 -4px; }
`;

export const Anchor = styled.span<{ style: Record<'--anchor', string> }>`
  display: inline-flex;
  align-items: center;

  @supports (position-area: block-end span-inline-start) {
    anchor-name: var(--anchor);
  }
`;

/**
 * Only the place of the menu: WebKit hangs when a box that is tied to another moves by an animation
 * of its own. Where a browser cannot tie it to its button, it is a sheet at the lower edge.
 */
export const Popup = styled.div<{ style: Record<'--anchor', string> }>`
  position: fixed;
  inset: auto 0.5rem 0.5rem;
  inline-size: auto;
  max-inline-size: 30rem;
  block-size: auto;
  margin: 0 auto;
  padding: 0;
  border: 0;
  background: none;
  overflow: visible;

  @supports (position-area: block-end span-inline-start) {
    position-anchor: var(--anchor);
    position-area: block-end span-inline-start;
    position-try-fallbacks:
      flip-block,
      flip-inline,
      flip-block flip-inline;
    inset: auto;
    min-inline-size: max(anchor-size(inline), 12rem);
    max-inline-size: min(20rem, 100vi - 1rem);
    margin: 0.375rem 0;
  }

  /* Without popovers nothing hides it, or lifts it over the page. */
  @supports not selector(:popover-open) {
    position: static;

    &:not([data-open]) {
      display: none;
    }
  }
`;

export const Panel = styled.div`
  display: grid;
  max-block-size: min(30rem, 100dvb - 5rem);
  overflow-y: auto;
  padding: 0.375rem;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  box-shadow: ${tokens.shadow.high};
  outline: none;
  animation: ${appear} ${tokens.duration.hover} ${tokens.easing};
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
