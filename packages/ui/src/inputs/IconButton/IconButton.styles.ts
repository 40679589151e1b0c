import { styled } from 'styled-components';
import { ButtonFrame } from '../Button/Button.styles.ts';
import { tokens } from '../../theme/tokens.ts';

export const IconButtonFrame = styled(ButtonFrame)`
  flex: none;
  inline-size: ${tokens.control.medium};
  padding: 0;

  &[data-size='small'] {
    inline-size: ${tokens.control.small};
    padding: 0;
  }

  &[data-size='large'] {
    inline-size: ${tokens.control.large};
    padding: 0;
  }

  &[data-round] {
    border-radius: ${tokens.radius.full};
  }
`;
