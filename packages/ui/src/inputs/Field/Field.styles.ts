import { css, styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';
import { visuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.ts';

export const FieldFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.375rem;
  align-content: start;
`;

export const fieldLabelLook = css`
  justify-self: start;
  font-size: 0.90625rem;
  font-weight: ${tokens.weight.semibold};
  overflow-wrap: anywhere;
`;

export const FieldLabel = styled.label`
  ${fieldLabelLook}

  &[data-hidden] {
    ${visuallyHidden}
  }
`;

export const FieldHint = styled.p`
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.text.small};
  line-height: 1.4;
`;

export const ErrorText = styled.p`
  color: ${tokens.color.negative};
  font-size: ${tokens.text.small};
  font-weight: ${tokens.weight.semibold};
  line-height: 1.4;
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
`;

/** A button in the frame, as far from its edge as from the others. */
export const FieldAction = styled.span`
  display: grid;
  align-items: center;
  padding-inline-end: 0.3125rem;
`;

/** The frame around the control of a field, with room for words and buttons beside it. */
export const ControlFrame = styled.div`
  display: flex;
  align-items: stretch;
  min-block-size: 3rem;
  border: 1px solid ${tokens.color.lineStrong};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  transition: border-color ${tokens.duration.press} ${tokens.easing};

  &:hover:not(:has(:disabled)) {
    border-color: ${tokens.color.inkSoft};
  }

  &:has(:is(input, select, textarea):focus-visible) {
    border-color: ${tokens.color.primary};
    outline: 3px solid color-mix(in oklab, ${tokens.color.primary} 40%, transparent);
  }

  &:has([aria-invalid]) {
    border-color: ${tokens.color.negative};
    box-shadow: inset 0 0 0 1px ${tokens.color.negative};
  }

  &:has(:is(input, select, textarea):disabled) {
    background: ${tokens.color.sunken};
    color: ${tokens.color.inkSoft};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &:has(:focus-visible) {
      outline-color: Highlight;
    }

    &:has(:disabled) {
      border-color: GrayText;
    }
  }
`;

/** The look of a bare control inside its frame. */
export const bareControl = css`
  flex: 1;
  min-inline-size: 0;
  padding: 0.625rem 0.875rem;
  border: 0;
  border-radius: inherit;
  background: none;
  color: inherit;
  font: inherit;
  outline: none;

  &::placeholder {
    color: ${tokens.color.inkSoft};
    opacity: 1;
  }

  &:disabled {
    cursor: inherit;
    -webkit-text-fill-color: currentcolor;
    opacity: 1;
  }
`;

export const BareInput = styled.input`
  ${bareControl}
`;

/** Words that belong to the value, such as its unit. */
export const Affix = styled.span`
  align-self: center;
  padding-inline-start: 0.875rem;
  color: ${tokens.color.inkSoft};
  /* It has a direction of its own, but its distance is that of the text around. */
  unicode-bidi: plaintext;
  -webkit-user-select: none;
  user-select: none;

  & + input {
    padding-inline-start: 0.375rem;
  }
`;

/** A small button inside the frame of a control. */
export const FrameButton = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: calc(${tokens.radius.control} - 1px);
  background: none;
  color: ${tokens.color.inkSoft};
  cursor: pointer;
  touch-action: manipulation;

  &:hover:not(:disabled) {
    color: ${tokens.color.ink};
    background: ${tokens.color.sunken};
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }
`;
