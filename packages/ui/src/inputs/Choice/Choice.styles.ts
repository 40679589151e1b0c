import { css, styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const ChoiceFrame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;

  & > p {
    grid-column: 2;
    padding-inline-start: ${tokens.space[12]};
  }
`;

/** Its padding, not a gap, keeps it from the control: a press between the two counts. */
export const ChoiceLabel = styled.label`
  padding-block: 0.0625rem;
  padding-inline-start: ${tokens.space[12]};
  line-height: 1.375rem;
  overflow-wrap: anywhere;
  cursor: pointer;

  :disabled + & {
    color: ${tokens.color.inkSoft};
    cursor: not-allowed;
  }

  @media (pointer: coarse) {
    padding-block: 0.6875rem;
  }

  @media (forced-colors: active) {
    :disabled + & {
      color: GrayText;
    }
  }
`;

/** What the controls share: their look is drawn, their behaviour is the browser's. */
export const drawnControl = css`
  appearance: none;
  display: grid;
  flex: none;
  block-size: 1.5rem;
  margin: 0;
  border: 2px solid ${tokens.color.lineStrong};
  background: ${tokens.color.surface};
  cursor: pointer;
  transition: ${tokens.duration.press} ${tokens.easing};
  transition-property: background-color, border-color;

  &:hover:not(:disabled) {
    border-color: ${tokens.color.inkSoft};
  }

  &:is(:checked, [type='checkbox']:indeterminate) {
    border-color: ${tokens.color.primary};
    background: ${tokens.color.primary};
  }

  &:is(:checked, [type='checkbox']:indeterminate):hover:not(:disabled) {
    border-color: ${tokens.color.primaryHover};
    background: ${tokens.color.primaryHover};
  }

  &[aria-invalid] {
    border-color: ${tokens.color.negative};
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }

  @media (pointer: coarse) {
    margin-block: 0.625rem;
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: ButtonText;
    background: Canvas;

    &:is(:checked, [type='checkbox']:indeterminate) {
      border-color: Highlight;
      background: Highlight;
    }

    &:disabled {
      border-color: GrayText;
      opacity: 1;
    }

    &:disabled:is(:checked, [type='checkbox']:indeterminate) {
      background: GrayText;
    }

    &:focus-visible {
      outline-color: Highlight;
    }
  }
`;
