import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const Head = styled.span`
  display: grid;
  gap: ${tokens.space[4]};
  font-weight: ${tokens.weight.medium};
  line-height: 1.3;

  & > b {
    font-size: ${tokens.text.title};
    font-variant-numeric: tabular-nums;
    font-weight: 750;
    letter-spacing: -0.02em;
    white-space: nowrap;
  }

  /* Its line is there for all, so that nothing moves when another one is chosen. */
  & > small {
    display: flex;
    align-items: center;
    gap: ${tokens.space[4]};
    min-block-size: 1.25rem;
    color: ${tokens.color.primary};
    font-size: ${tokens.text.tiny};
    font-weight: ${tokens.weight.semibold};
  }
`;

/** Scrolls by itself where the columns have no room; what the rows are about stays in sight. */
export const TableFrame = styled.div<{ style: Record<'--columns', number> }>`
  position: relative;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.surface};
  overflow-x: auto;
  /* What has the focus is not below the names of the rows. */
  scroll-padding-inline-start: 9rem;
  container-type: inline-size;

  & > table {
    inline-size: 100%;
    border-collapse: separate;
    border-spacing: 0;
    table-layout: fixed;
  }

  & col:first-child {
    inline-size: 9rem;
  }

  & :is(th, td) {
    padding: ${tokens.space[12]} ${tokens.space[16]};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  & tr > :not(:last-child) {
    border-inline-end: 1px solid ${tokens.color.line};
  }

  /* However long the names are, the prices stand in one line. */
  & thead th {
    vertical-align: bottom;
  }

  & tbody > tr > * {
    border-block-start: 1px solid ${tokens.color.line};
  }

  & tbody td {
    font-size: ${tokens.text.small};
    font-variant-numeric: tabular-nums;
    white-space: pre-line;
  }

  & [data-chosen] {
    background: ${tokens.color.primarySoft};
  }

  & thead > tr > [data-chosen] {
    box-shadow: inset 0 3px ${tokens.color.primary};
  }

  & tr > :first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    background: ${tokens.color.surface};
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.small};
    font-weight: ${tokens.weight.medium};
    hyphens: auto;
  }

  & tfoot td {
    padding-block-start: ${tokens.space[8]};
    padding-block-end: ${tokens.space[16]};
  }

  & tfoot td > * {
    max-inline-size: 14rem;
  }

  @container (width < 36rem) {
    & > table {
      inline-size: max(100%, calc(6rem + var(--columns) * 9rem));
    }

    & col:first-child {
      inline-size: 6rem;
    }

    & :is(th, td) {
      padding-inline: ${tokens.space[12]};
    }

    & tr > :first-child {
      font-size: ${tokens.text.tiny};
    }

    & ${Head} > b {
      font-size: ${tokens.text.lead};
    }
  }

  @media (forced-colors: active) {
    & thead > tr > [data-chosen] {
      border-block-start: 3px solid Highlight;
    }
  }
`;
