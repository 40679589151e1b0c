import { styled } from 'styled-components';

export const GridFrame = styled.div<{ $gap: string; $column: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $column }) => $column}, 100%), 1fr));
  gap: ${({ $gap }) => $gap};
  min-inline-size: 0;

  &[data-filling] {
    grid-template-columns: repeat(auto-fit, minmax(min(${({ $column }) => $column}, 100%), 1fr));
  }
`;
