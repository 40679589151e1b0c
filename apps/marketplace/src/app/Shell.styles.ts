import { tokens } from '@market/ui';
import { keyframes, styled } from 'styled-components';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
`;

export const Main = styled.main`
  flex: 1;

  &:focus,
  & h1:focus {
    outline: none;
  }
`;

/** Scrolls away with the page, so that it never covers what has the focus. */
export const TrialStrip = styled.aside`
  border-block-end: 1px solid ${tokens.color.line};
  background: ${tokens.color.surface};
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.text.small};

  & > p {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${tokens.space[12]};
    max-inline-size: calc(1240px + 2 * ${tokens.space[24]});
    margin-inline: auto;
    padding: ${tokens.space[8]} ${tokens.space[24]};
  }

  & > p > :first-child {
    flex: none;
  }

  @media (width < 48rem) {
    & > p {
      justify-content: flex-start;
      padding-inline: ${tokens.space[16]};
    }
  }
`;

/** Stays in view below the navigation. */
export const NoticePlace = styled.div`
  position: sticky;
  inset-block-start: 68px;
  z-index: 9;

  @media (width < 64rem) {
    inset-block-start: 0;
  }
`;

const advance = keyframes`
  from { scale: 0 1; }
  to { scale: 0.9 1; }
`;

/**
 * A line at the top that grows while a screen is loading. It is always there: its rules, coming with a press, would
 * make the browser find the styles of the whole page anew before it paints.
 */
export const NavigationProgress = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: 20;
  block-size: 3px;
  background: ${tokens.color.primary};
  transform-origin: 0 0;
  animation: ${advance} 4s 150ms cubic-bezier(0, 0.8, 0.2, 1) both;

  &:dir(rtl) {
    transform-origin: 100% 0;
  }
`;
