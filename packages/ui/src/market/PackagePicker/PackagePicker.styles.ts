import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const PickerFrame = styled.fieldset`
  container-type: inline-size;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/**
 * The tabs share the first row, the details the second one: as high as the longest, so that nothing
 * below moves when another package is chosen.
 */
export const Packages = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));

  /* What the tabs lie in. */
  &:has(label)::before {
    content: '';
    grid-area: 1 / 1 / 2 / -1;
    border: 1px solid ${tokens.color.line};
    border-radius: ${tokens.radius.medium};
    background: ${tokens.color.sunken};
  }

  @container (width < 18rem) {
    grid-template-columns: minmax(0, 1fr);

    &:has(label)::before {
      grid-area: 1 / 1 / ${({ $count }) => $count + 1} / -1;
    }
  }
`;

export const Tab = styled.label<{ $place: number }>`
  position: relative;
  display: grid;
  grid-area: 1 / ${({ $place }) => $place};
  grid-template-rows: 1fr auto;
  align-items: center;
  gap: 0.125rem;
  min-block-size: 2.75rem;
  margin: ${tokens.space[4]};
  padding: ${tokens.space[8]} ${tokens.space[4]};
  line-height: 1.3;
  text-align: center;
  cursor: pointer;

  &:has(:disabled) {
    cursor: not-allowed;
  }

  & > input {
    appearance: none;
    position: absolute;
    inset: 0;
    margin: 0;
    border: 2px solid transparent;
    border-radius: ${tokens.radius.small};
    cursor: inherit;
    transition: ${tokens.duration.press} ${tokens.easing};
    transition-property: background-color, border-color;
  }

  &:hover > input:not(:checked, :disabled) {
    background: color-mix(in oklab, ${tokens.color.ink} 7%, transparent);
  }

  & > input:checked {
    border-color: ${tokens.color.primary};
    background: ${tokens.color.surface};
    box-shadow: ${tokens.shadow.low};
  }

  & > :is(span, b) {
    position: relative;
  }

  & > span {
    font-size: ${tokens.text.small};
    font-weight: ${tokens.weight.medium};
    overflow-wrap: anywhere;
  }

  & > b {
    font-variant-numeric: tabular-nums;
    font-weight: ${tokens.weight.bold};
    letter-spacing: -0.01em;
    white-space: nowrap;
  }

  & > :checked ~ span {
    color: ${tokens.color.primary};
    font-weight: ${tokens.weight.bold};
  }

  & > :disabled ~ :is(span, b) {
    color: ${tokens.color.inkSoft};
  }

  & > :checked:disabled {
    border-color: ${tokens.color.lineStrong};
  }

  @container (width < 18rem) {
    grid-area: ${({ $place }) => $place} / 1;
    grid-template: auto / minmax(0, 1fr) auto;
    gap: ${tokens.space[12]};
    padding-inline: ${tokens.space[12]};
    text-align: start;

    & {
      margin-block-end: 0;
    }

    &:has(+ :last-child) {
      margin-block-end: ${tokens.space[4]};
    }
  }

  @media (forced-colors: active) {
    & > input:checked {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
    }

    & > input:checked ~ :is(span, b) {
      forced-color-adjust: none;
      color: HighlightText;
    }

    & > input:disabled:not(:checked) ~ :is(span, b) {
      color: GrayText;
    }
  }
`;

export const Details = styled.div<{ $row: number }>`
  grid-area: 2 / 1 / auto / -1;
  display: grid;
  gap: ${tokens.space[12]};
  align-content: start;
  min-inline-size: 0;

  label + & {
    margin-block-start: ${tokens.space[16]};
    visibility: hidden;
  }

  label:has(:checked) + & {
    visibility: visible;
  }

  & > p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  @container (width < 18rem) {
    grid-row: ${({ $row }) => $row};
  }
`;
