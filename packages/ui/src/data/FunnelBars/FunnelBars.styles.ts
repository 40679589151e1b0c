import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const Steps = styled.ol`
  display: grid;
  gap: ${tokens.space[16]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Step = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${tokens.space[4]} ${tokens.space[16]};
  overflow-wrap: anywhere;

  & > b {
    font-variant-numeric: tabular-nums;
    font-weight: ${tokens.weight.semibold};
    text-align: end;
  }

  & > small {
    grid-column: 1 / -1;
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.small};
    font-variant-numeric: tabular-nums;
  }
`;

export const Bar = styled.span<{ $share: number }>`
  grid-column: 1 / -1;
  block-size: 12px;
  border-radius: ${tokens.radius.full};
  overflow: hidden;
  background: ${tokens.color.sunken};

  &::after {
    content: '';
    display: block;
    inline-size: ${({ $share }) => `max(${$share > 0 ? '4px' : '0px'}, ${$share * 100}%)`};
    block-size: 100%;
    border-radius: inherit;
    background: ${tokens.color.primary};
  }

  @media (forced-colors: active) {
    border: 1px solid;

    &::after {
      background: Highlight;
    }
  }
`;
