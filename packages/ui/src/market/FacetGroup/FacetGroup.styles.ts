import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const FacetFrame = styled.section`
  display: grid;
  gap: ${tokens.space[4]};

  & > h3 {
    margin: 0;
    font-size: ${tokens.text.small};
    font-weight: ${tokens.weight.semibold};
  }

  & > ul {
    display: grid;
    padding: 0;
    list-style: none;
  }
`;

export const Option = styled.li`
  display: grid;

  & > * {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${tokens.space[12]};
    margin-inline: calc(-1 * ${tokens.space[8]});
    padding: ${tokens.space[4]} ${tokens.space[8]};
    border-radius: ${tokens.radius.control};
    color: ${tokens.color.ink};
    font-size: ${tokens.text.small};
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  & > a:hover {
    background: ${tokens.color.primarySoft};
    color: ${tokens.color.primary};
  }

  & > [aria-current] {
    background: ${tokens.color.primarySoft};
    color: ${tokens.color.primary};
    font-weight: ${tokens.weight.semibold};
  }

  & > span {
    color: ${tokens.color.inkSoft};
  }

  @media (pointer: coarse) {
    & > * {
      align-items: center;
      min-block-size: 2.75rem;
    }
  }

  @media (forced-colors: active) {
    & > [aria-current]:not(:focus-visible) {
      outline: 2px solid Highlight;
    }
  }
`;

export const Count = styled.span`
  flex: none;
  color: ${tokens.color.inkSoft};
  font-weight: ${tokens.weight.regular};
  font-variant-numeric: tabular-nums;
`;
