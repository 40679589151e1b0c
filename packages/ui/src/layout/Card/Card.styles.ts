import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const CardFrame = styled.div`
  padding: ${tokens.space[24]};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.large};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.low};

  &[data-tone='sunken'] {
    background: ${tokens.color.sunken};
    box-shadow: none;
  }

  &[data-padding='none'] {
    padding: 0;
    overflow: clip;
  }

  @media (width < 30rem) {
    &:not([data-padding='none']) {
      padding: ${tokens.space[20]} ${tokens.space[16]};
    }
  }
`;
