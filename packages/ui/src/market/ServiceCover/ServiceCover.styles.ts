import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const CoverFrame = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 100%;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  background: ${tokens.color.sunken} center / cover no-repeat;
  color: ${tokens.color.lineStrong};

  &[data-shape='wide'] {
    aspect-ratio: 16 / 10;
  }

  &[data-shape='thumbnail'] {
    border-radius: ${tokens.radius.control};
  }

  & > img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  & > svg {
    inline-size: clamp(1.5rem, 22%, 4rem);
    block-size: auto;
  }
`;
