import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';
import { visuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.ts';

/** `--rows` tells how many there are: how high a table is that nobody has scrolled to yet. */
export const TableFrame = styled.div<{ style: Record<'--rows', number> }>`
  position: relative;
  content-visibility: auto;
  contain-intrinsic-block-size: auto calc(46px + var(--rows) * 52px);
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.surface};
  overflow: clip;

  &[data-long] {
    max-block-size: min(44rem, 75dvb);
    overflow: auto;
    overscroll-behavior: contain;
  }

  & > table {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  & thead {
    background: ${tokens.color.surface};
    box-shadow: inset 0 -1px ${tokens.color.line};
  }

  &[data-long] thead {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
  }

  & th {
    padding: 0 18px;
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.tiny};
    font-weight: ${tokens.weight.semibold};
    text-align: start;
    white-space: nowrap;
  }

  & th > span,
  & th > button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 44px;
  }

  & th > button {
    margin-inline: -10px;
    padding: 0 10px;
    border: 0;
    border-radius: ${tokens.radius.small};
    outline-offset: -4px;
    background: transparent;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }

  & [data-end] > button {
    flex-direction: row-reverse;
  }

  & th > button:hover,
  & [aria-sort] > button {
    color: ${tokens.color.ink};
  }

  & th > button::after {
    content: '↕';
    content: '↕' / '';
    opacity: 0;
  }

  & th > button:is(:hover, :focus-visible)::after {
    opacity: 0.6;
  }

  & [aria-sort] > button::after {
    content: '↑';
    content: '↑' / '';
    opacity: 1;
  }

  & [aria-sort='descending'] > button::after {
    content: '↓';
    content: '↓' / '';
  }

  & td {
    block-size: 52px;
    padding: 7px 18px;
    overflow-wrap: anywhere;
  }

  & [data-end] {
    text-align: end;
    white-space: nowrap;
  }

  & tbody tr:nth-child(odd) {
    background: color-mix(in oklch, ${tokens.color.sunken} 60%, ${tokens.color.surface});
  }

  & tbody tr:hover {
    background: ${tokens.color.sunken};
  }

  & tbody[data-gap] tr {
    padding: 0;
    background: none;
  }

  /* Equally high rows can be counted without rendering them. */
  &[data-long] > table {
    table-layout: fixed;
  }

  &[data-long] td {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & a[data-action] {
    display: inline-grid;
    place-items: center;
    inline-size: ${tokens.control.small};
    block-size: ${tokens.control.small};
    border: 1px solid ${tokens.color.lineStrong};
    border-radius: ${tokens.radius.small};
    background: ${tokens.color.surface};
  }

  & a[data-action]:hover {
    background: ${tokens.color.sunken};
  }

  @media (width < 40rem) {
    contain-intrinsic-block-size: auto calc(100px + var(--rows) * 160px);

    & > table,
    & tbody,
    & tbody tr {
      display: block;
    }

    & thead {
      display: block;
    }

    & thead tr {
      display: flex;
      flex-wrap: wrap;
      padding-inline: ${tokens.space[8]};
    }

    & thead th {
      padding-inline: ${tokens.space[8]};
    }

    /* Its label stands in each row: here it is for screen readers. */
    & thead th:not(:has(button)) {
      ${visuallyHidden}
    }

    & [data-end] > button {
      flex-direction: row;
    }

    & th > button::after {
      opacity: 0.6;
    }

    & tbody tr {
      padding: ${tokens.space[8]} ${tokens.space[16]};
    }

    & td,
    & td[data-end] {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: ${tokens.space[16]};
      block-size: auto;
      min-block-size: 36px;
      padding: 2px 0;
      text-align: end;
    }

    & td::before {
      content: attr(data-label);
      content: attr(data-label) / '';
      flex: none;
      color: ${tokens.color.inkSoft};
      font-size: ${tokens.text.tiny};
      font-weight: ${tokens.weight.semibold};
    }

    & a[data-action] {
      inline-size: ${tokens.control.medium};
      block-size: ${tokens.control.medium};
    }
  }

  @media (forced-colors: active) {
    & tbody tr:nth-child(n) {
      border-block-start: 1px solid;
    }
  }
`;
