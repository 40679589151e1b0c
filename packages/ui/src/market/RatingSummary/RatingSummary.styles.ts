import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const Summary = styled.div`
  display: grid;
  grid-template-columns: minmax(9rem, 12.5rem) minmax(0, 24rem);
  gap: ${tokens.space[16]} ${tokens.space[24]};
  align-items: center;

  @media (width < 40rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Mean = styled.p`
  font-size: 2.125rem;
  font-variant-numeric: tabular-nums;
  font-weight: 800;
  letter-spacing: -0.03em;
  line-height: 1.2;
`;

export const Distribution = styled.dl`
  display: grid;
  gap: 7px;
  font-size: ${tokens.text.small};
  line-height: 1.3;

  & > div {
    display: grid;
    grid-template-columns: 4.25rem 1fr 2.25rem;
    gap: 10px;
    align-items: center;
  }

  & dt {
    white-space: nowrap;
  }

  & dd {
    display: contents;
    font-variant-numeric: tabular-nums;
  }
`;

export const Bar = styled.span<{ $share: number }>`
  display: block;
  block-size: 8px;
  border-radius: 4px;
  overflow: hidden;
  background: ${tokens.color.line};

  &::after {
    content: '';
    display: block;
    inline-size: ${({ $share }) => $share * 100}%;
    block-size: 100%;
    background: ${tokens.color.star};
  }

  @media (forced-colors: active) {
    border: 1px solid;

    &::after {
      background: Highlight;
    }
  }
`;
