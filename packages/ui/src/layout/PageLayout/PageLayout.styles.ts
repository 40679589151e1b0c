import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const Content = styled.div`
  inline-size: 100%;
  max-inline-size: calc(1240px + 2 * ${tokens.space[24]});
  margin-inline: auto;
  padding: ${tokens.space[32]} ${tokens.space[24]} ${tokens.space[64]};
  container-type: inline-size;

  &[data-width='narrow'] {
    max-inline-size: calc(900px + 2 * ${tokens.space[24]});
  }

  &[data-width='form'] {
    max-inline-size: calc(480px + 2 * ${tokens.space[24]});
  }

  @media (width < 40rem) {
    padding: ${tokens.space[20]} ${tokens.space[16]} ${tokens.space[52]};
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 380px;
  gap: ${tokens.space[24]} 44px;
  align-items: start;

  &[data-side='start'] {
    grid-template-columns: 232px minmax(0, 1fr);
    gap: ${tokens.space[24]} ${tokens.space[32]};
  }

  &[data-side='narrow'] {
    grid-template-columns: minmax(0, 1fr) 340px;
    gap: ${tokens.space[24]} 28px;
  }

  /* What goes on below takes whatever the narrow column is higher. */
  &[data-below] {
    grid-template-rows: auto 1fr;
  }

  &[data-below] > aside {
    grid-area: 1 / 2 / span 2;
  }

  & > aside {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 18px;
    min-inline-size: 0;
  }

  &:not([data-side='start']) > aside {
    position: sticky;
    /* Below the navigation; one that is too high for that scrolls until its end is there. */
    inset-block-start: min(92px, calc(100dvh - var(--height, 0px) - ${tokens.space[20]}));
  }

  @media (width < 60rem) {
    &,
    &[data-side] {
      grid-template-columns: minmax(0, 1fr);
    }

    &:not([data-side='start']) > aside {
      position: static;
    }

    &[data-below] {
      grid-template-rows: none;
    }

    &[data-below] > aside {
      grid-area: auto;
    }
  }
`;

export const Skip = styled.a`
  position: fixed;
  inset-block-start: ${tokens.space[8]};
  inset-inline-start: ${tokens.space[8]};
  z-index: 100;
  padding: ${tokens.space[12]} ${tokens.space[20]};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.ink};
  color: ${tokens.color.paper};
  font-weight: ${tokens.weight.semibold};

  &:not(:focus) {
    clip-path: inset(50%);
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
  }
`;
