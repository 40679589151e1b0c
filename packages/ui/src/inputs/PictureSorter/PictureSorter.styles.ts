import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const PictureFrame = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 4 / 3;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.sunken};

  & > img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  & > button {
    position: absolute;
    inset-block-end: ${tokens.space[8]};
    inset-inline-start: ${tokens.space[8]};
  }
`;
