import { styled } from 'styled-components';
import { drawnControl } from '../Choice/Choice.styles.ts';
import { tokens } from '../../theme/tokens.ts';

export const Track = styled.input.attrs({ type: 'checkbox', role: 'switch' })`
  ${drawnControl}

  align-items: center;
  inline-size: 2.75rem;
  padding-inline: 0.1875rem;
  border-radius: ${tokens.radius.full};

  &::before {
    content: '';
    justify-self: start;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.inkSoft};
    transition: ${tokens.duration.press} ${tokens.easing};
    transition-property: margin-inline-start, background-color;
  }

  &:checked::before {
    margin-inline-start: 1.25rem;
    background: ${tokens.color.onPrimary};
  }

  @media (forced-colors: active) {
    &::before {
      background: ButtonText;
    }

    &:checked::before {
      background: HighlightText;
    }
  }
`;
