import { styled } from 'styled-components';

/** A list without bullets is no list for VoiceOver unless it says so. */
export const Grid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 264px), 1fr));
  gap: 22px;

  & > li {
    display: grid;
    min-inline-size: 0;
  }
`;
