import { tokens } from '@market/ui';
import { styled } from 'styled-components';

export const ResultsHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${tokens.space[16]} ${tokens.space[24]};
  margin-block-end: ${tokens.space[20]};

  & > [role='group'] {
    inline-size: 100%;
  }

  @media (width >= 40rem) {
    & > [role='group'] {
      inline-size: 19rem;
    }
  }

  /* It comes and goes with the filter: beside the chips there is room, so nothing moves. */
  @media (width >= 60rem) {
    min-block-size: 2.5rem;

    & > [role='group'] {
      margin-block-start: -4rem;
    }
  }

  & > h2 {
    font-size: ${tokens.text.heading};
    scroll-margin-block-start: 6rem;
  }

  & > h2:focus {
    outline: none;
  }
`;

export const Results = styled.div`
  display: grid;
  gap: ${tokens.space[32]};

  &[data-outdated] {
    opacity: 0.55;
    transition: opacity ${tokens.duration.hover} ${tokens.duration.hover};
  }
`;
