import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const PageList = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  justify-content: center;
  font-variant-numeric: tabular-nums;

  & :is(a, button, span) {
    display: grid;
    place-items: center;
    min-inline-size: 40px;
    min-block-size: 40px;
    padding-inline: ${tokens.space[12]};
    border: 0;
    border-radius: ${tokens.radius.small};
    background: transparent;
    color: ${tokens.color.ink};
    font: inherit;
    font-weight: ${tokens.weight.semibold};
    cursor: pointer;
    transition: background-color ${tokens.duration.press} ${tokens.easing};
  }

  & :is(a, button):hover {
    background: color-mix(in oklab, ${tokens.color.ink} 7%, transparent);
  }

  & [aria-current] {
    background: ${tokens.color.ink};
    color: ${tokens.color.paper};
  }

  & [aria-current]:hover {
    background: ${tokens.color.ink};
  }

  & [aria-disabled] {
    color: ${tokens.color.inkSoft};
    cursor: not-allowed;
    opacity: 0.55;
  }

  & [aria-disabled]:hover {
    background: transparent;
  }

  @media (width < 40rem) {
    gap: 2px;
    font-size: ${tokens.text.small};

    & :is(a, button, span) {
      min-inline-size: 33px;
      min-block-size: 44px;
      padding-inline: 5px;
    }
  }

  /* The narrowest phones: one line all the same, without the outer ones of long numbers. */
  @media (width < 24rem) {
    flex-wrap: nowrap;
    gap: 1px;

    & :is(a, button, span) {
      min-inline-size: 24px;
      padding-inline: 3px;
    }

    & > [data-far] {
      display: none;
    }
  }

  @media (forced-colors: active) {
    & [aria-current]:not(:focus-visible) {
      outline: 2px solid Highlight;
    }
  }
`;
