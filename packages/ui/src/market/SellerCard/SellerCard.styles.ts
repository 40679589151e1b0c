import { styled } from 'styled-components';
import { Card } from '../../layout/Card/Card.tsx';
import { tokens } from '../../theme/tokens.ts';

export const SellerCardFrame = styled(Card)`
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 14px;
  }

  & h2 {
    font-size: ${tokens.text.lead};
    font-weight: ${tokens.weight.bold};
    letter-spacing: -0.01em;
    line-height: 1.3;
  }

  & dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${tokens.space[4]} ${tokens.space[16]};
    margin-block: 14px ${tokens.space[16]};
  }

  & dt {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.small};
    line-height: 1.7;
  }

  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  & dd[data-wide] {
    grid-column: 1 / -1;
    white-space: pre-line;
  }
`;

export const SellerActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;

  & > * {
    flex: 1 1 8rem;
  }
`;
