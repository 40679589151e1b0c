import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const LinesFrame = styled.div`
  font-variant-numeric: tabular-nums;

  & > p {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.small};
  }

  & > dl {
    display: grid;
    gap: ${tokens.space[8]};
  }
`;

export const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${tokens.space[16]};
  font-size: ${tokens.text.small};

  & > dt {
    flex: 1;
    min-inline-size: 0;
    color: ${tokens.color.inkSoft};
    overflow-wrap: anywhere;
  }

  & > dd {
    margin: 0;
    white-space: nowrap;
  }

  &:is([data-kind='package'], [data-kind='offer']) > dt {
    color: ${tokens.color.ink};
  }

  &[data-kind='coupon'] > * {
    color: ${tokens.color.positive};
  }

  &[data-total] {
    margin-block-start: ${tokens.space[4]};
    padding-block-start: ${tokens.space[12]};
    border-block-start: 1px solid ${tokens.color.line};
    font-size: ${tokens.text.lead};
    font-weight: 750;
  }

  &[data-total] > dt {
    color: inherit;
  }
`;

/** As high as a line of the text that it stands for. */
export const Placeholder = styled.span`
  display: flex;
  align-items: center;
  block-size: 1lh;
`;
