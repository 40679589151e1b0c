import { styled } from 'styled-components';
import { bareControl } from '../Field/Field.styles.ts';

export const GrowingText = styled.textarea`
  ${bareControl}

  field-sizing: content;
  min-block-size: calc(${({ rows = 4 }) => rows} * 1.55em + 1.25rem);
  max-block-size: 24rem;
  resize: vertical;
`;
