import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const TabList = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};

  & a {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    padding: 10px 14px;
    border-radius: ${tokens.radius.control};
    color: ${tokens.color.inkSoft};
    font-weight: ${tokens.weight.medium};
    white-space: nowrap;
    transition: background-color ${tokens.duration.press} ${tokens.easing};
  }

  & a:hover {
    background: ${tokens.color.sunken};
    color: ${tokens.color.ink};
  }

  & [data-sub] {
    min-block-size: 40px;
    padding-inline-start: ${tokens.space[32]};
    font-size: 0.9375rem;
  }

  & [aria-current],
  & [aria-current]:hover {
    background: ${tokens.color.primarySoft};
    color: ${tokens.color.primary};
    font-weight: 650;
  }

  @media (width < 60rem) {
    flex-direction: row;
    margin-inline: calc(-1 * ${tokens.space[24]});
    padding-inline: ${tokens.space[24]};
    border-block-end: 1px solid ${tokens.color.line};
    overflow-x: auto;
    scrollbar-width: none;

    & a,
    & [data-sub] {
      min-block-size: 44px;
      padding: 10px 14px;
      border-radius: ${tokens.radius.small} ${tokens.radius.small} 0 0;
      font-size: inherit;
      outline-offset: -3px;
    }

    & [aria-current],
    & [aria-current]:hover {
      background: transparent;
      box-shadow: inset 0 -3px ${tokens.color.primary};
    }
  }

  @media (width < 40rem) {
    margin-inline: calc(-1 * ${tokens.space[16]});
    padding-inline: ${tokens.space[16]};
  }

  @media (forced-colors: active) {
    & [aria-current]:not(:focus-visible) {
      outline: 2px solid Highlight;
    }
  }
`;
