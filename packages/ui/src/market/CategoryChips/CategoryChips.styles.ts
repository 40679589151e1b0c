import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;

  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 36px;
    padding-inline: 14px;
    border: 1px solid ${tokens.color.line};
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.surface};
    font-size: 0.90625rem;
    font-weight: ${tokens.weight.medium};
    white-space: nowrap;
    transition: border-color ${tokens.duration.press} ${tokens.easing};
  }

  & a:hover {
    border-color: ${tokens.color.lineStrong};
  }

  & [aria-current] {
    border-color: transparent;
    background: ${tokens.color.ink};
    color: ${tokens.color.paper};
  }

  @media (width < 40rem) {
    flex-wrap: nowrap;
    margin-inline: calc(-1 * ${tokens.space[16]});
    padding: 4px ${tokens.space[16]};
    overflow-x: auto;
    scrollbar-width: none;

    & a {
      min-block-size: 44px;
    }
  }

  @media (forced-colors: active) {
    & [aria-current]:not(:focus-visible) {
      outline: 2px solid Highlight;
    }
  }
`;
