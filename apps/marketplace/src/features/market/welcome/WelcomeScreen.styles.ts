import { tokens } from '@market/ui';
import { styled } from 'styled-components';

export const Introduction = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  gap: ${tokens.space[32]} ${tokens.space[52]};
  align-items: center;
  padding-block: clamp(0.5rem, 3vw, 2.5rem) ${tokens.space[52]};

  & h1 {
    max-inline-size: 14ch;
    font-size: ${tokens.text.display};
  }

  & p {
    max-inline-size: 46ch;
    margin-block: ${tokens.space[16]} ${tokens.space[24]};
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.lead};
  }

  @media (width < 60rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const IntroductionActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[12]};
`;

/** Four pieces of work, laid out like prints on a table. */
export const Collage = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space[16]};

  & > svg {
    border-radius: ${tokens.radius.large};
    box-shadow: ${tokens.shadow.high};
  }

  & > svg:nth-child(odd) {
    translate: 0 ${tokens.space[20]};
  }

  @media (width < 60rem) {
    padding-block-end: ${tokens.space[20]};
  }
`;

export const Abilities = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${tokens.space[24]} ${tokens.space[32]};
  padding-block: ${tokens.space[40]};
  border-block-start: 1px solid ${tokens.color.line};

  & h2 {
    font-size: ${tokens.text.lead};
  }

  & p {
    margin-block-start: ${tokens.space[8]};
    color: ${tokens.color.inkSoft};
  }
`;

export const Doors = styled.section`
  padding-block-start: ${tokens.space[52]};

  & > h2 {
    margin-block-end: ${tokens.space[20]};
    font-size: ${tokens.text.heading};
  }
`;

export const DoorGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16.5rem, 100%), 1fr));
  gap: ${tokens.space[20]};
`;

/** Why somebody is here who wanted another page. */
export const Reason = styled.div`
  margin-block-end: ${tokens.space[16]};
  border-radius: ${tokens.radius.medium};
`;

/** The ways to an account. */
export const WaysIn = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]} ${tokens.space[24]};
  margin-block-start: ${tokens.space[8]};
`;
