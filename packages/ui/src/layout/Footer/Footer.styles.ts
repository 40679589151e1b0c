import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const FooterFrame = styled.footer`
  border-block-start: 1px solid ${tokens.color.line};
  background: ${tokens.color.surface};

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 24rem);
    gap: ${tokens.space[20]} ${tokens.space[40]};
    align-items: center;
    max-inline-size: calc(1240px + 2 * ${tokens.space[24]});
    margin-inline: auto;
    padding: ${tokens.space[32]} ${tokens.space[24]};
  }

  & nav {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
    gap: ${tokens.space[24]} ${tokens.space[40]};
  }

  & nav h2 {
    font-size: ${tokens.text.small};
    font-weight: ${tokens.weight.semibold};
  }

  & nav a {
    display: inline-block;
    padding-block: 10px;
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.small};
  }

  & nav a:hover {
    color: ${tokens.color.ink};
  }

  & ul[data-social] {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[4]};
    margin-inline-start: -10px;
  }

  & ul[data-social] a {
    display: grid;
    place-items: center;
    inline-size: 44px;
    aspect-ratio: 1;
    border-radius: ${tokens.radius.full};
    color: ${tokens.color.inkSoft};
  }

  & ul[data-social] a:hover {
    background: ${tokens.color.sunken};
    color: ${tokens.color.ink};
  }

  & ul[data-social] svg {
    inline-size: 20px;
    fill: none;
    stroke: currentColor;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 1.8;
  }

  & small {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.tiny};
  }

  & form {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 6px ${tokens.space[8]};
  }

  & form > label {
    grid-column: 1 / -1;
    font-size: ${tokens.text.small};
    font-weight: ${tokens.weight.semibold};
  }

  & form > input {
    min-inline-size: 0;
    min-block-size: ${tokens.control.medium};
    padding-inline: 14px;
    border: 1px solid ${tokens.color.lineStrong};
    border-radius: ${tokens.radius.control};
    background: ${tokens.color.paper};
    color: inherit;
    font: inherit;
  }

  & form > input::placeholder {
    color: ${tokens.color.inkSoft};
    opacity: 1;
  }

  /* As high as a ThemeSwitch, which may come later than the page: nothing moves then. */
  & > div > div:last-child {
    justify-self: end;
    min-block-size: calc(2.25rem + 8px);
  }

  @media (pointer: coarse) {
    & > div > div:last-child {
      min-block-size: calc(2.75rem + 8px);
    }
  }

  @media (width < 48rem) {
    & > div > div:last-child {
      justify-self: start;
    }

    & > div {
      grid-template-columns: minmax(0, 1fr);
      padding-inline: ${tokens.space[16]};
    }
  }
`;
