import { styled } from 'styled-components';
import { fieldLabelLook } from '../Field/Field.styles.ts';
import { tokens } from '../../theme/tokens.ts';

export const RatingGroup = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;
`;

export const RatingLegend = styled.legend`
  ${fieldLabelLook}

  padding: 0;
`;

export const Stars = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-self: start;
  inline-size: fit-content;
  max-inline-size: 100%;
  margin-inline-start: -0.3125rem;
`;

export const Star = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border-radius: ${tokens.radius.small};
  fill: ${tokens.color.lineStrong};
  cursor: pointer;
  transition: scale ${tokens.duration.press} ${tokens.easing};

  &[data-filled] {
    fill: ${tokens.color.star};
  }

  &:active {
    scale: 0.92;
  }

  &:has(:disabled) {
    cursor: not-allowed;
    scale: none;
  }

  &:has(:focus-visible) {
    outline: 3px solid ${tokens.color.primary};
    outline-offset: -2px;
  }

  svg {
    inline-size: 2.125rem;
    block-size: 2.125rem;
  }

  @media (forced-colors: active) {
    fill: Canvas;
    stroke: CanvasText;

    &[data-filled] {
      fill: CanvasText;
    }
  }
`;

export const StarInput = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;

export const StarWord = styled.span`
  min-inline-size: 5rem;
  margin-inline-start: ${tokens.space[8]};
  font-weight: ${tokens.weight.bold};
`;
