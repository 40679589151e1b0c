import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const Row = styled.li`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr) auto;
  gap: ${tokens.space[12]} 18px;
  align-items: center;
  padding-block: ${tokens.space[16]};

  & + & {
    border-block-start: 1px solid ${tokens.color.line};
  }

  &[data-removing] {
    color: ${tokens.color.inkSoft};
  }

  &[data-removing] > :first-child {
    opacity: 0.4;
  }

  & h3 {
    font-size: ${tokens.text.body};
    font-weight: ${tokens.weight.bold};
    letter-spacing: -0.01em;
    line-height: 1.4;
  }

  & h3 a:hover {
    text-decoration: underline;
  }

  & h3 + p {
    margin-block-start: 6px;
    font-size: 1.1875rem;
    font-variant-numeric: tabular-nums;
    font-weight: 750;
    letter-spacing: -0.01em;
  }

  & > div:last-child {
    display: flex;
    align-items: center;
    gap: ${tokens.space[8]};
    max-inline-size: 18rem;
  }

  @media (width < 40rem) {
    grid-template-columns: 88px minmax(0, 1fr);

    & > div:last-child {
      grid-column: 1 / -1;
      max-inline-size: none;
    }

    & > div:last-child > :last-child {
      flex: 1;
    }
  }
`;
