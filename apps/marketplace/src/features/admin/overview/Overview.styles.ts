import { tokens } from '@market/ui';
import { styled } from 'styled-components';

/** What can wait, each with how much of it does. */
export const Queues = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.surface};
  overflow: clip;

  & > li + li {
    border-block-start: 1px solid ${tokens.color.line};
  }

  & a {
    display: grid;
    grid-template-columns: 7rem minmax(0, 1fr) auto;
    gap: ${tokens.space[4]} ${tokens.space[16]};
    align-items: baseline;
    padding: ${tokens.space[16]} ${tokens.space[20]};
    outline-offset: -3px;
  }

  & a:hover {
    background: ${tokens.color.sunken};
  }

  & strong {
    font-weight: ${tokens.weight.bold};
  }

  & span {
    color: ${tokens.color.inkSoft};
  }

  & [data-waits] span {
    color: ${tokens.color.ink};
  }

  & small {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.small};
    font-variant-numeric: tabular-nums;
  }

  @media (width < 40rem) {
    & a {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** A part of the page, below its heading. */
export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[12]};

  & > header {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[8]} ${tokens.space[16]};
    align-items: baseline;
    justify-content: space-between;
  }

  & h2 {
    font-size: ${tokens.text.lead};
    font-weight: ${tokens.weight.bold};
  }
`;
