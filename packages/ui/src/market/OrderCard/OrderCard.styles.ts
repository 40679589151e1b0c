import { styled } from 'styled-components';
import { Card } from '../../layout/Card/Card.tsx';
import { tokens } from '../../theme/tokens.ts';

export const OrderCardFrame = styled(Card)`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr) auto;
  gap: ${tokens.space[12]} ${tokens.space[20]};
  align-items: center;

  && {
    padding: ${tokens.space[16]};
    border-radius: ${tokens.radius.medium};
  }

  & h3 {
    font-size: ${tokens.text.body};
    font-weight: ${tokens.weight.semibold};
    letter-spacing: -0.01em;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }

  & p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${tokens.space[8]};
    margin-block-start: 2px;
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.small};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  & p > :not(:first-child)::before {
    content: '·';
    content: '·' / '';
    margin-inline-end: ${tokens.space[8]};
  }

  & footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space[4]} ${tokens.space[12]};
    margin-block-start: ${tokens.space[8]};
    font-variant-numeric: tabular-nums;
  }

  & footer > strong {
    font-weight: ${tokens.weight.bold};
  }

  @media (width < 40rem) {
    grid-template-columns: 88px minmax(0, 1fr);
    gap: ${tokens.space[12]};
    align-items: start;

    & > a {
      grid-column: 2;
      justify-self: start;
    }
  }
`;
