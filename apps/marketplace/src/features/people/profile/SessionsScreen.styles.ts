import { Card, tokens } from '@market/ui';
import { styled } from 'styled-components';

export const SessionList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[12]};

  & + p {
    margin-block-start: ${tokens.space[16]};
    color: ${tokens.color.inkSoft};
  }
`;

export const SessionActions = styled.div`
  margin-block-start: ${tokens.space[16]};
`;

/** A text with an action at its end. */
export const SessionCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space[4]} ${tokens.space[16]};

  & h2,
  & h3 {
    font-size: ${tokens.text.title};
  }

  & p {
    color: ${tokens.color.inkSoft};
  }

  & > :last-child {
    grid-area: 1 / 2 / span 2;
  }

  @media (width < 24rem) {
    grid-template-columns: minmax(0, 1fr);

    & > :last-child {
      grid-area: auto;
      justify-self: start;
      margin-block-start: ${tokens.space[8]};
    }
  }
`;
