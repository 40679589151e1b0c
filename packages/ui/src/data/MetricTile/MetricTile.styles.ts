import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';
import { Tile } from '../StatTile/StatTile.styles.ts';

export const MetricFrame = styled(Tile)`
  && > dd:nth-child(3) {
    display: flex;
    align-items: center;
    gap: ${tokens.space[4]};
    color: ${tokens.color.inkSoft};
  }

  &&[data-trend='good'] > dd:nth-child(3) {
    color: ${tokens.color.positive};
  }

  &&[data-trend='bad'] > dd:nth-child(3) {
    color: ${tokens.color.negative};
  }
`;
