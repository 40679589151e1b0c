import { tokens } from '@market/ui';
import { styled } from 'styled-components';

/** The pictures of a service, side by side. */
export const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(12rem, 100%), 1fr));
  gap: ${tokens.space[12]};

  & img {
    inline-size: 100%;
    aspect-ratio: 3 / 2;
    object-fit: cover;
    border-radius: ${tokens.radius.medium};
  }
`;

/** What its seller says about it. */
export const Description = styled.p`
  line-height: 1.55;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
