import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

/** A table of orders. Where its five columns have no room, each order becomes a card. */
export const OrdersFrame = styled.div`
  container-type: inline-size;

  /* How high the rows are that nobody has scrolled to yet. */
  @media (width >= 40rem) {
    && > div {
      contain-intrinsic-block-size: auto calc(46px + var(--rows) * 88px);
    }
  }

  && th:first-child {
    inline-size: 40%;
  }

  && td {
    padding-block: ${tokens.space[12]};
  }

  && td[data-column='id'] {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.tiny};
    white-space: normal;
  }

  /* Two lines of it. */
  && td[data-column='id'] > span {
    display: inline-block;
    max-inline-size: 20ch;
  }

  && td[data-column='amount'] {
    font-weight: ${tokens.weight.bold};
  }

  /* The pointer may open an order anywhere in its row. */
  && tbody tr {
    position: relative;
  }

  && a[data-action]::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  @container (width < 50rem) {
    && table,
    && tbody {
      display: block;
    }

    && thead {
      display: block;
    }

    && thead tr {
      display: flex;
      flex-wrap: wrap;
      padding-inline: ${tokens.space[8]};
    }

    && thead th:nth-child(n) {
      inline-size: auto;
      padding-inline: ${tokens.space[8]};
    }

    && tbody tr {
      display: grid;
      grid-template-columns: auto auto minmax(0, 1fr) auto;
      gap: ${tokens.space[8]} ${tokens.space[12]};
      align-items: center;
      padding: ${tokens.space[16]};
    }

    && td,
    && td[data-end] {
      display: block;
      block-size: auto;
      min-block-size: 0;
      padding: 0;
      text-align: start;
    }

    && td::before {
      content: none;
    }

    && td[data-column='service'] {
      grid-column: 1 / -1;
      grid-row: 1;
    }

    && td[data-column='amount'] {
      grid-column: 1;
      grid-row: 2;
    }

    && td[data-column='status'] {
      grid-column: 2;
      grid-row: 2;
    }

    && td[data-column='id'] {
      grid-column: 3;
      grid-row: 2;
      text-align: end;
    }

    && td[data-column='action'] {
      grid-column: 4;
      grid-row: 2;
    }
  }

  @container (width < 24rem) {
    && td[data-column='id'] {
      grid-column: 1 / 4;
      grid-row: 3;
      text-align: start;
    }

    && td[data-column='action'] {
      grid-row: 2 / 4;
    }
  }
`;

export const Ordered = styled.span`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  gap: ${tokens.space[12]};
  align-items: center;

  & > span:last-child {
    display: grid;
    gap: 2px;
    min-inline-size: 0;
  }

  & strong {
    display: -webkit-box;
    overflow: hidden;
    font-weight: ${tokens.weight.semibold};
    line-height: 1.35;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  & small {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${tokens.space[8]};
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.small};
  }

  & small > :not(:first-child)::before {
    content: '·';
    content: '·' / '';
    margin-inline-end: ${tokens.space[8]};
  }
`;

/** A status and, below it or behind it, what else there is to say. */
export const States = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]} ${tokens.space[8]};
  align-items: center;

  td & {
    display: inline-grid;
    justify-items: start;
  }
`;

export const Note = styled.span`
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.text.small};
`;
