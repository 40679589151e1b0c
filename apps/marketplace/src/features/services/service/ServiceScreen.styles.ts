import { tokens } from '@market/ui';
import { styled } from 'styled-components';

export const ServiceText = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[20]};

  & > h1 {
    font-size: ${tokens.text.heading};
  }

  & > section > h2 {
    font-size: ${tokens.text.title};
  }

  & > section {
    margin-block-start: ${tokens.space[12]};
  }
`;

export const ReviewsPlace = styled.div`
  margin-block-start: ${tokens.space[12]};
`;

export const ServiceFacts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[8]} 18px;
  color: ${tokens.color.inkSoft};

  & a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  & > :nth-child(2) {
    color: ${tokens.color.ink};
    font-weight: ${tokens.weight.bold};
  }
`;

export const Description = styled.p`
  max-inline-size: 66ch;
  margin-block-start: ${tokens.space[12]};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** The package that is chosen, and the way to all of them side by side. */
export const Picked = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[12]};
  justify-items: start;

  & > fieldset {
    inline-size: 100%;
  }

  & > a {
    font-size: ${tokens.text.small};
  }
`;

/** Packages side by side, below their heading. */
export const Comparison = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[12]};
`;

/** Short facts, each with its label in front. */
export const Tags = styled.dl`
  display: grid;
  gap: ${tokens.space[8]};

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${tokens.space[8]};
  }

  & dt {
    min-inline-size: 6rem;
    color: ${tokens.color.inkSoft};
  }
`;

export const Report = styled.div`
  text-align: center;
`;
