import { tokens } from '@market/ui';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[24]};

  & h2 {
    font-size: ${tokens.text.title};
  }

  & section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space[12]};
  }

  & section > ul {
    display: grid;
    gap: ${tokens.space[8]};
    padding-inline-start: ${tokens.space[20]};
  }
`;

export const Quiet = styled.p`
  color: ${tokens.color.inkSoft};
`;

export const Narrow = styled.div`
  max-inline-size: 20rem;
`;
