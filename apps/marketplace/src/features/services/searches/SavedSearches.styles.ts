import { Card, tokens } from '@market/ui';
import { styled } from 'styled-components';

/** What a search looks for, and beside it what can be done with it. */
export const SearchFrame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(10rem, auto) auto;
  align-items: end;
  gap: ${tokens.space[12]} ${tokens.space[16]};

  @media (width < 40rem) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

export const SearchWords = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  align-self: center;

  & > h2 {
    font-size: ${tokens.text.lead};
    overflow-wrap: anywhere;
  }

  & > p {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.small};
    overflow-wrap: anywhere;
  }

  @media (width < 40rem) {
    grid-column: 1 / -1;
  }
`;
