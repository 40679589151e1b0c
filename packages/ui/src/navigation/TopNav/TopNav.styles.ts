import { keyframes, styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

const barHeight = '68px';

export const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 10;
  border-block-end: 1px solid ${tokens.color.line};
  background: color-mix(in oklch, ${tokens.color.paper} 88%, transparent);
  backdrop-filter: blur(12px);

  /* What is reached by keys or by a link to it does not end up below the bar. */
  html:has(&) {
    scroll-padding-block-start: calc(${barHeight} + ${tokens.space[16]});
  }

  & > div {
    display: flex;
    align-items: center;
    gap: 28px;
    max-inline-size: calc(1240px + 2 * ${tokens.space[24]});
    min-block-size: ${barHeight};
    margin-inline: auto;
    padding-inline: ${tokens.space[24]};
  }

  /* With the row of a search it would take too much of a small window. */
  @media (width < 64rem) {
    &:has([role='search']) {
      position: static;
    }

    & > div {
      flex-wrap: wrap;
      row-gap: ${tokens.space[8]};
      padding-block: ${tokens.space[12]};
    }
  }

  @media (width < 48rem) {
    & > div {
      column-gap: ${tokens.space[8]};
      padding-inline: ${tokens.space[8]} ${tokens.space[16]};
    }
  }

  @media (width < 24rem) {
    &:has([data-visitor]) > div > a {
      gap: 0;
      font-size: 0;
    }
  }

  @media (forced-colors: active) {
    background: Canvas;
  }
`;

export const MainLinks = styled.nav`
  flex: 1;

  & > ul {
    display: flex;
    align-items: center;
    gap: 22px;
    color: ${tokens.color.inkSoft};
    font-weight: ${tokens.weight.medium};
  }

  & > ul > li {
    display: flex;
    align-items: center;
    white-space: nowrap;
  }

  & > ul > li > a {
    padding-block: 10px;
  }

  & > ul > li > a:hover,
  & > ul > li > a[aria-current] {
    color: ${tokens.color.ink};
  }

  & > ul > li > a[aria-current] {
    font-weight: 650;
  }

  @media (width < 48rem) {
    & > ul {
      display: none;
    }
  }
`;

export const SearchPlace = styled.div`
  flex: 0 1 22rem;
  min-inline-size: 10rem;

  @media (width < 64rem) {
    flex: 1 0 100%;
    order: 1;

    & > * {
      max-inline-size: none;
    }
  }

  @media (width < 48rem) {
    padding-inline-start: ${tokens.space[8]};
  }
`;

export const More = styled.button`
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 44px;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.small};
  background: none;
  color: inherit;
  cursor: pointer;

  &:hover {
    color: ${tokens.color.ink};
  }
`;

export const PersonLinks = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[12]};
  min-block-size: 44px;
`;

/** On the smallest phones there is room for both, or for the name beside the mark. */
export const VisitorLinks = styled.span`
  display: flex;
  gap: ${tokens.space[4]};

  & > a {
    white-space: nowrap;
  }

  @media (width < 48rem) {
    & > a {
      padding-inline: ${tokens.space[12]};
    }
  }
`;

export const WishlistSign = styled.span`
  & > a {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 44px;
    aspect-ratio: 1;
    border-radius: ${tokens.radius.full};
    transition: background-color ${tokens.duration.press} ${tokens.easing};
  }

  & > a:hover {
    background: color-mix(in oklab, ${tokens.color.ink} 7%, transparent);
  }

  & em {
    position: absolute;
    inset-block-start: 3px;
    inset-inline-end: 1px;
    min-inline-size: 18px;
    padding-inline: 4px;
    border-radius: 9px;
    background: ${tokens.color.primary};
    color: ${tokens.color.onPrimary};
    font-size: 0.6875rem;
    font-style: normal;
    font-variant-numeric: tabular-nums;
    font-weight: ${tokens.weight.bold};
    line-height: 18px;
    text-align: center;
  }
`;

export const PersonButton = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  min-block-size: 44px;
  max-inline-size: 12rem;
  padding-block: 4px;
  padding-inline: 4px 12px;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  font: inherit;
  font-weight: ${tokens.weight.semibold};
  cursor: pointer;

  &:hover {
    border-color: ${tokens.color.lineStrong};
  }

  & > span:first-child {
    inline-size: 34px;
    font-size: ${tokens.text.small};
  }

  & > span:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  @media (width < 48rem) {
    padding: 4px;

    & > span:last-child {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      clip-path: inset(50%);
    }
  }
`;

export const Hamburger = styled.button`
  display: none;
  place-items: center;
  inline-size: 44px;
  aspect-ratio: 1;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.medium};
  background: none;
  color: inherit;
  cursor: pointer;

  &::before {
    content: '';
    box-sizing: border-box;
    inline-size: 20px;
    block-size: 12px;
    border-block: 2px solid currentColor;
  }

  @media (width < 48rem) {
    display: grid;
  }
`;

const slideIn = keyframes`
  from { opacity: 0; translate: -24px 0; }
`;

const slideInFromRight = keyframes`
  from { opacity: 0; translate: 24px 0; }
`;

export const DrawerFrame = styled.dialog`
  position: fixed;
  inset-block: 0;
  inset-inline: 0 auto;
  inline-size: min(300px, 84vi);
  block-size: 100dvb;
  max-block-size: none;
  margin: 0;
  padding: 22px;
  border: 0;
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  box-shadow: ${tokens.shadow.high};
  animation: ${slideIn} ${tokens.duration.dialog} ${tokens.easing};

  [dir='rtl'] & {
    animation-name: ${slideInFromRight};
  }

  &[open] {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: ${tokens.space[24]};
    overflow-y: auto;
  }

  &::backdrop {
    background: ${tokens.color.scrim};
  }

  & nav > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-block-end: 14px;
  }

  & nav {
    flex: 1;
  }

  & :is(li > a, li > button) {
    display: block;
    inline-size: 100%;
    padding: 12px 14px;
    border: 0;
    border-radius: ${tokens.radius.control};
    background: none;
    color: inherit;
    font: inherit;
    font-size: 1.0625rem;
    font-weight: ${tokens.weight.semibold};
    text-align: start;
    cursor: pointer;
  }

  & :is(li > a, li > button):hover {
    background: ${tokens.color.sunken};
  }

  & li a[aria-current] {
    background: ${tokens.color.primarySoft};
    color: ${tokens.color.primary};
  }

  & ul ul a {
    padding: 10px 14px;
    padding-inline-start: 30px;
    color: ${tokens.color.inkSoft};
    font-size: 0.96875rem;
    font-weight: ${tokens.weight.medium};
  }

  & li > button {
    color: ${tokens.color.negative};
  }
`;
