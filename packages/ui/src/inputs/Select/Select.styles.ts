import { styled } from 'styled-components';
import { bareControl } from '../Field/Field.styles.ts';
import { tokens } from '../../theme/tokens.ts';

export const NativeSelect = styled.select`
  ${bareControl}

  appearance: none;
  padding-inline-end: 2.75rem;
  text-overflow: ellipsis;
  cursor: pointer;

  option {
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
  }
`;

export const Chevron = styled.span`
  align-self: center;
  margin-inline-start: -2.25rem;
  padding-inline-end: 0.875rem;
  line-height: 0;
  pointer-events: none;
`;
