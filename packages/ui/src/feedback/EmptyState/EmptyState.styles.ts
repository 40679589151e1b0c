import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const State = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space[12]};
  padding: 44px ${tokens.space[24]};
  border: 1px dashed ${tokens.color.edge};
  border-radius: ${tokens.radius.large};
  background: ${tokens.color.surface};
  text-align: center;

  & > svg {
    inline-size: 96px;
    fill: none;
    stroke: ${tokens.color.inkSoft};
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 3;
  }

  &[data-tone='negative'] > svg {
    stroke: ${tokens.color.negative};
  }

  & > :is(h2, h3) {
    font-size: ${tokens.text.title};
  }

  & > p {
    max-inline-size: 40ch;
    color: ${tokens.color.inkSoft};
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
`;
