import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const Tile = styled.div`
  min-inline-size: 0;
  padding: 18px ${tokens.space[20]};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.surface};

  & > dt {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.small};
    font-weight: ${tokens.weight.medium};
  }

  & > dd {
    margin: 0;
  }

  & > dd:nth-child(2) {
    margin-block-start: ${tokens.space[4]};
    font-size: 1.875rem;
    font-variant-numeric: tabular-nums;
    font-weight: ${tokens.weight.heavy};
    letter-spacing: -0.03em;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }

  & > dd:nth-child(3) {
    color: ${tokens.color.positive};
    font-size: ${tokens.text.tiny};
    font-weight: ${tokens.weight.semibold};
  }
`;

export const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: 18px;
`;
