import { Card, tokens } from '@market/ui';
import { styled } from 'styled-components';

export const ReviewsCard = styled(Card)`
  & h2 {
    font-size: ${tokens.text.lead};
    font-weight: ${tokens.weight.bold};
  }
`;

export const Opinion = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[8]};

  & h3 {
    font-size: ${tokens.text.body};
    font-weight: ${tokens.weight.semibold};
  }

  & > p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  & > small {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.small};
  }
`;
