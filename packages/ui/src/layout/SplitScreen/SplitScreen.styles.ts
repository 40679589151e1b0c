import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const Split = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  min-block-size: 600px;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.large};
  overflow: hidden;
  background: ${tokens.color.surface};

  @media (width < 48rem) {
    grid-template-columns: minmax(0, 1fr);
    min-block-size: 0;
  }
`;

export const Art = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: end;
  min-block-size: 190px;
  padding: 44px;
  overflow: hidden;
  background: linear-gradient(160deg, oklch(47% 0.2 275), oklch(38% 0.18 285));
  color: white;

  & > svg {
    position: absolute;
    inset-block-start: 10%;
    inset-inline-start: 11%;
    inline-size: min(75%, 320px);
    border-radius: calc(${tokens.radius.medium} * 1.5);
    box-shadow: ${tokens.shadow.high};
    rotate: -5deg;
  }

  & > svg + svg {
    inset-block-start: 31%;
    inset-inline-start: 42%;
    inline-size: min(63%, 266px);
    rotate: 4deg;
  }

  & > p {
    position: relative;
    max-inline-size: 14ch;
    font-size: clamp(1.625rem, 1rem + 2.4vw, 2.5rem);
    font-weight: 750;
    letter-spacing: -0.02em;
    line-height: 1.15;
    text-wrap: balance;
  }

  & > p + p {
    margin-block-start: ${tokens.space[8]};
    max-inline-size: none;
    font-size: ${tokens.text.lead};
    font-weight: ${tokens.weight.regular};
    letter-spacing: 0;
  }

  @media (width < 48rem) {
    padding: ${tokens.space[20]};

    & > svg {
      inset-block-start: -18%;
      inset-inline: auto 20%;
      inline-size: 136px;
    }

    & > svg + svg {
      inset-block-start: 26%;
      inset-inline: auto -8%;
      inline-size: 136px;
    }
  }

  /* Out of the way of the words. */
  @media (width < 23rem) {
    & > svg + svg {
      inset-inline: auto -24%;
    }
  }
`;

export const Side = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-inline-size: 0;
  padding: 44px;

  @media (width < 48rem) {
    padding: ${tokens.space[24]} ${tokens.space[20]} ${tokens.space[32]};
  }
`;
