import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const Rows = styled.ul`
  display: grid;
  gap: ${tokens.space[4]};
  max-inline-size: 24rem;
  padding: 0;
  list-style: none;
`;

export const Row = styled.span`
  display: grid;
  grid-template-columns: minmax(4.5rem, auto) minmax(3rem, 1fr) 3rem;
  align-items: center;
  gap: ${tokens.space[12]};
  inline-size: 100%;
  min-block-size: 1.75rem;
  padding: 0 ${tokens.space[8]};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.small};
  background: none;
  font-size: ${tokens.text.small};
  text-align: start;

  &:is(button) {
    cursor: pointer;
  }

  &:is(button):hover {
    background: ${tokens.color.sunken};
  }

  &[aria-pressed='true'] {
    border-color: ${tokens.color.primary};
    background: ${tokens.color.primarySoft};
    font-weight: ${tokens.weight.semibold};
  }

  & > :last-child {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  @media (pointer: coarse) {
    min-block-size: 2.75rem;
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border-color: Highlight;
    }
  }
`;
