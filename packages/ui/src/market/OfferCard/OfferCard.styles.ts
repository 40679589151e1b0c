import { styled } from 'styled-components';
import { Card } from '../../layout/Card/Card.tsx';
import { tokens } from '../../theme/tokens.ts';

export const OfferFrame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[16]};

  /* Nobody can accept it any more. */
  &[data-past] {
    background: ${tokens.color.sunken};
    box-shadow: none;
  }

  &[data-past] [data-tone='neutral'] {
    background: ${tokens.color.surface};
  }
`;

export const Kind = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[8]};
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.text.small};
  font-weight: ${tokens.weight.semibold};
`;

export const OfferHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space[4]} ${tokens.space[16]};

  & > :is(h2, h3, h4, h5, h6) {
    flex: 1 1 14rem;
    min-inline-size: 0;
    font-size: ${tokens.text.title};
    line-height: 1.3;
  }

  & > [data-size='large'] {
    font-size: 1.5rem;
  }
`;

export const Seller = styled.p`
  display: flex;
  flex-basis: 100%;
  align-items: center;
  gap: ${tokens.space[8]};
  min-inline-size: 0;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.text.small};
  font-weight: ${tokens.weight.medium};

  & > bdi {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const OfferFoot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[12]} ${tokens.space[16]};
  padding-block-start: ${tokens.space[16]};
  border-block-start: 1px solid ${tokens.color.line};

  & > p {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.small};
    font-variant-numeric: tabular-nums;
  }

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[8]};
    margin-inline-start: auto;
  }
`;
