import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';
import { BareInput } from '../Field/Field.styles.ts';

/** The browser's own calendar gives way to ours. */
export const DateInput = styled(BareInput)`
  &::-webkit-calendar-picker-indicator {
    display: none;
  }
`;

export const CalendarFrame = styled.div`
  & .rdp-root {
    position: relative;
  }

  & .rdp-month_caption {
    display: grid;
    place-content: center;
    block-size: 2.5rem;
    font-weight: ${tokens.weight.semibold};
  }

  & .rdp-nav {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    display: flex;
    justify-content: space-between;
  }

  & .rdp-nav button {
    display: grid;
    place-items: center;
  }

  & .rdp-chevron {
    display: block;
    inline-size: 1rem;
    block-size: 1rem;
    fill: currentcolor;
  }

  & .rdp-month_grid {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  & .rdp-weekday {
    block-size: 2.25rem;
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.small};
    font-weight: ${tokens.weight.medium};
  }

  & .rdp-day {
    padding: 0;
    text-align: center;
  }

  & button {
    inline-size: 2.5rem;
    block-size: 2.5rem;
    border: 0;
    border-radius: ${tokens.radius.small};
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }

  & button:hover:not(:disabled, [aria-disabled='true']) {
    background: ${tokens.color.sunken};
  }

  & button:focus-visible {
    outline: 2px solid ${tokens.color.primary};
    outline-offset: -2px;
  }

  & button:is(:disabled, [aria-disabled='true']) {
    color: ${tokens.color.inkSoft};
    cursor: not-allowed;
    opacity: 0.55;
  }

  & .rdp-today button {
    font-weight: ${tokens.weight.bold};
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  & .rdp-disabled button {
    text-decoration: line-through;
  }

  & .rdp-selected button,
  & .rdp-selected button:hover {
    background: ${tokens.color.primary};
    color: ${tokens.color.onPrimary};
  }

  & .rdp-outside {
    visibility: hidden;
  }

  @media (forced-colors: active) {
    & .rdp-selected button {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }

    & .rdp-disabled button {
      color: GrayText;
    }
  }
`;
