import { tokens } from '@market/ui';
import { styled } from 'styled-components';

/** What is searched for, and where. */
export const SearchHead = styled.div`
  & > header {
    margin-block-end: ${tokens.space[12]};
  }

  & h1 {
    overflow-wrap: anywhere;
  }

  margin-block-end: ${tokens.space[16]};

  @media (width >= 60rem) {
    margin-block-end: ${tokens.space[24]};
  }
`;

export const ResultsHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${tokens.space[8]} ${tokens.space[24]};
  margin-block-end: ${tokens.space[20]};

  & > div:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${tokens.space[12]};
  }

  & [role='status'] {
    min-block-size: 1lh;
    color: ${tokens.color.inkSoft};
    font-variant-numeric: tabular-nums;
  }

  @media (width >= 60rem) {
    min-block-size: 2.5rem;
  }

  & h2 {
    font-size: ${tokens.text.heading};
    scroll-margin-block-start: 6rem;
  }

  & h2:focus {
    outline: none;
  }

  ${SearchHead} + & h2 {
    font-size: ${tokens.text.title};
  }
`;

export const PricePlace = styled.div`
  inline-size: 100%;
  /* As high as the slider, whose code may come later than the page: nothing moves then. */
  min-block-size: 5.75rem;

  @media (pointer: coarse) {
    min-block-size: 6.3rem;
  }

  @media (width >= 40rem) {
    inline-size: 19rem;
  }

  /* It comes and goes with the filter. There is room beside the chips, so nothing moves. */
  @media (width >= 68rem) {
    margin-block-start: -4rem;
  }
`;

export const Results = styled.div`
  display: grid;
  gap: ${tokens.space[32]};
`;

/** The list, and where it can be narrowed by more than price, what does that. */
export const Body = styled.div`
  &[data-refined] {
    display: grid;
    /* Room for the tools, whose code may come later than the list: nothing moves then. */
    grid-template:
      'tools' minmax(4.25rem, auto)
      'list' auto
      'filters' auto / minmax(0, 1fr);
    gap: ${tokens.space[24]};

    & > :last-child {
      grid-area: list;
    }

    @media (width >= 60rem) {
      grid-template:
        'filters tools' minmax(4.25rem, auto)
        'filters list' 1fr / 15rem minmax(0, 1fr);
      column-gap: ${tokens.space[32]};
    }
  }
`;
