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
    align-content: start;
    gap: ${tokens.space[12]};
  }
`;

export const Filter = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 16rem));
  gap: ${tokens.space[16]};
`;

export const Quiet = styled.p`
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.text.small};
`;

export const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${tokens.space[24]};
`;

export const Definitions = styled.dl`
  display: grid;
  gap: ${tokens.space[8]};
  margin: 0;
  font-size: ${tokens.text.small};

  & > div {
    display: grid;
    grid-template-columns: minmax(6rem, 9rem) minmax(0, 1fr);
    gap: ${tokens.space[12]};
  }

  & dt {
    font-weight: ${tokens.weight.semibold};
  }

  & dd {
    margin: 0;
    color: ${tokens.color.inkSoft};
  }

  @media (width < 30rem) {
    & > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }
`;
