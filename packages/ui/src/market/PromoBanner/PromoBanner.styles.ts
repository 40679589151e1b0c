import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const Banner = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 24rem);
  gap: ${tokens.space[24]} ${tokens.space[40]};
  align-items: center;
  padding: clamp(1.5rem, 4vw, 3rem);
  border-radius: ${tokens.radius.large};
  background: linear-gradient(120deg, oklch(47% 0.2 275), oklch(38% 0.18 285));
  color: white;

  & h2 {
    font-size: ${tokens.text.heading};
  }

  & p {
    margin-block-start: ${tokens.space[8]};
    max-inline-size: 52ch;
  }

  & form {
    display: flex;
    gap: ${tokens.space[8]};
    padding: 5px;
    border: 1px solid ${tokens.color.lineStrong};
    border-radius: calc(${tokens.radius.small} * 1.75);
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
  }

  & form:focus-within {
    outline: 3px solid white;
    outline-offset: 2px;
  }

  & input {
    flex: 1;
    min-inline-size: 0;
    padding-inline: ${tokens.space[12]};
    border: 0;
    outline: 0;
    background: transparent;
    color: inherit;
    font: inherit;
  }

  & input::placeholder {
    color: ${tokens.color.inkSoft};
    opacity: 1;
  }

  @media (width < 48rem) {
    grid-template-columns: minmax(0, 1fr);
  }

  /* The background is gone: a line takes its place. */
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
