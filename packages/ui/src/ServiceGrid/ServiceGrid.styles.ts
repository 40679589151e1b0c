import { styled } from 'styled-components';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 264px), 1fr));
  gap: 22px;

  & > li {
    display: grid;
    min-inline-size: 0;
  }
`;
