import { styled } from 'styled-components';
import { drawnControl } from '../Choice/Choice.styles.ts';
import { tokens } from '../../theme/tokens.ts';

export const Box = styled.input`
  ${drawnControl}

  place-content: center;
  inline-size: 1.5rem;
  border-radius: calc(${tokens.radius.small} * 0.75);

  &::before {
    content: '';
    inline-size: 0.875rem;
    block-size: 0.875rem;
    background: ${tokens.color.onPrimary};
    clip-path: polygon(14% 44%, 0 60%, 42% 96%, 100% 22%, 84% 8%, 40% 66%);
    scale: 0;
    transition: scale ${tokens.duration.press} ${tokens.easing};
  }

  &:indeterminate::before {
    clip-path: inset(40% 8% round 1px);
  }

  &:is(:checked, :indeterminate)::before {
    scale: 1;
  }

  @media (forced-colors: active) {
    &::before {
      background: HighlightText;
    }
  }
`;
