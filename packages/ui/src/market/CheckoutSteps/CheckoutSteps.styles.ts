import { css, styled } from 'styled-components';
import { visuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.ts';
import { tokens } from '../../theme/tokens.ts';

/** Each name below its number. */
const stacked = css`
  gap: ${tokens.space[8]};
  justify-content: space-between;
  text-align: center;

  & > li {
    flex: 1;
    gap: ${tokens.space[8]};
    align-items: start;
  }

  & > li + li::before {
    flex: none;
    margin-block-start: 14px;
  }

  & > li > * {
    position: relative;
    flex: 1;
    flex-direction: column;
    gap: 6px;
  }
`;

export const StepList = styled.ol`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 14px;
  font-weight: ${tokens.weight.semibold};

  & > li {
    display: flex;
    align-items: center;
    gap: 14px;
    color: ${tokens.color.inkSoft};
  }

  & > li + li::before {
    content: '';
    inline-size: clamp(0.75rem, 5vw, 4rem);
    block-size: 2px;
    background: ${tokens.color.edge};
  }

  & > li > * {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: 44px;
  }

  & a:hover {
    color: ${tokens.color.ink};
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  & [aria-current] {
    color: ${tokens.color.ink};
  }

  & i {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 30px;
    aspect-ratio: 1;
    border: 2px solid ${tokens.color.lineStrong};
    border-radius: ${tokens.radius.full};
    font-size: ${tokens.text.small};
    font-style: normal;
  }

  & [aria-current] > i {
    border-color: ${tokens.color.primary};
    color: ${tokens.color.primary};
  }

  & [data-done] > i {
    border-color: ${tokens.color.primary};
    background: ${tokens.color.primary};
    color: ${tokens.color.onPrimary};
  }

  & svg {
    inline-size: 1rem;
    fill: none;
    stroke: currentColor;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 2.5;
  }

  @media (width < 40rem) {
    ${stacked}
    font-size: ${tokens.text.tiny};
    line-height: 1.25;

    /* More than four names do not fit on a phone: it shows the current one. */
    &[data-many],
    &[data-many] > li {
      gap: 4px;
    }

    &[data-many] > li > * {
      justify-content: flex-start;
    }

    &[data-many] > li > :not([aria-current]) > span {
      ${visuallyHidden}
    }
  }

  /* Nor do they fit in a row beside what stands at the side of a small window. */
  @media (40rem <= width < 72rem) {
    &[data-many] {
      ${stacked}
      font-size: ${tokens.text.small};
    }
  }
`;
