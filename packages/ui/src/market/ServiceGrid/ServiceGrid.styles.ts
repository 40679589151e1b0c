import { styled } from 'styled-components';

/** VoiceOver does not treat a list without bullets as one unless it has the role. */
export const Grid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 264px), 1fr));
  gap: 22px;

  & > li {
    display: grid;
    min-inline-size: 0;
  }
`;
