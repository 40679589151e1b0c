import { styled } from 'styled-components';

export const IconFrame = styled.span`
  display: inline-flex;
  flex: none;
  font-size: 1.25rem;
  line-height: 1;

  &[data-size='small'] {
    font-size: 1rem;
  }

  &[data-size='large'] {
    font-size: 1.5rem;
  }

  &[data-size='text'] {
    font-size: inherit;
  }

  [dir='rtl'] &[data-directional] {
    scale: -1 1;
  }
`;
