import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const FilterFrame = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[24]};
`;

export const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[8]};
  padding: 0;
  list-style: none;
`;

export const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[8]};
  min-block-size: 2.25rem;
  padding-inline: ${tokens.space[12]};
  border: 1px solid ${tokens.color.primary};
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.primarySoft};
  color: ${tokens.color.primary};
  font-size: ${tokens.text.small};
  font-weight: ${tokens.weight.semibold};
  overflow-wrap: anywhere;
  text-align: start;
  cursor: pointer;

  &:hover {
    border-color: ${tokens.color.primaryHover};
    color: ${tokens.color.primaryHover};
  }

  @media (pointer: coarse) {
    min-block-size: 2.75rem;
  }
`;

export const Facet = styled.fieldset`
  display: grid;
  gap: ${tokens.space[12]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-block-end: ${tokens.space[12]};
    padding: 0;
    font-weight: ${tokens.weight.semibold};
  }
`;

export const Count = styled.span`
  color: ${tokens.color.inkSoft};
  font-variant-numeric: tabular-nums;
`;
