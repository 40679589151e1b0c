import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const HeroFrame = styled.section`
  padding-block: clamp(0.5rem, 2vw, 1.25rem) ${tokens.space[32]};

  & > h1 {
    max-inline-size: 15ch;
    font-size: ${tokens.text.display};
  }

  & > p {
    max-inline-size: 52ch;
    margin-block: 14px 26px;
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.lead};
  }

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 18px;
  }

  @media (width < 40rem) {
    padding-block-end: ${tokens.space[20]};

    & > p {
      margin-block: ${tokens.space[8]} ${tokens.space[16]};
      font-size: ${tokens.text.body};
    }

    & > div {
      gap: ${tokens.space[12]};
    }
  }
`;
