import { styled } from 'styled-components';
import { drawnControl } from '../Choice/Choice.styles.ts';
import { fieldLabelLook } from '../Field/Field.styles.ts';
import { tokens } from '../../theme/tokens.ts';
import { visuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.ts';

export const RadioFrame = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[12]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  @media (pointer: coarse) {
    gap: ${tokens.space[4]};
  }
`;

export const RadioLegend = styled.legend`
  ${fieldLabelLook}

  margin-block-end: ${tokens.space[8]};
  padding: 0;

  &[data-hidden] {
    ${visuallyHidden}
  }
`;

export const Radio = styled.input`
  ${drawnControl}

  place-content: center;
  inline-size: 1.5rem;
  border-radius: 50%;

  &::before {
    content: '';
    inline-size: 0.625rem;
    block-size: 0.625rem;
    border-radius: 50%;
    background: ${tokens.color.onPrimary};
    scale: 0;
    transition: scale ${tokens.duration.press} ${tokens.easing};
  }

  &:checked::before {
    scale: 1;
  }

  @media (forced-colors: active) {
    &::before {
      background: HighlightText;
    }
  }
`;
