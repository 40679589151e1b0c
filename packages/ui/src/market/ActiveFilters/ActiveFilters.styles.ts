import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const ChosenList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[8]};
  padding: 0;
  list-style: none;

  & a {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space[8]};
    min-block-size: 2.25rem;
    border-radius: ${tokens.radius.full};
    color: ${tokens.color.primary};
    font-size: ${tokens.text.small};
    font-weight: ${tokens.weight.semibold};
    overflow-wrap: anywhere;
  }

  & a:hover {
    border-color: ${tokens.color.primaryHover};
    color: ${tokens.color.primaryHover};
  }

  & a[data-chip] {
    padding-inline: ${tokens.space[12]};
    border: 1px solid ${tokens.color.primary};
    background: ${tokens.color.primarySoft};
    text-decoration: none;
  }

  @media (pointer: coarse) {
    & a {
      min-block-size: 2.75rem;
    }
  }
`;
