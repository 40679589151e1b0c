import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';
import { visuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.ts';

export const SwitchFrame = styled.fieldset`
  position: relative;
  display: inline-flex;
  margin: 0;
  padding: 3px;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.sunken};
`;

export const SwitchLegend = styled.legend`
  ${visuallyHidden}
`;

export const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 2.25rem;
  block-size: 2.25rem;
  border-radius: ${tokens.radius.full};
  color: ${tokens.color.inkSoft};
  cursor: pointer;
  transition: background-color ${tokens.duration.hover} ${tokens.easing};

  &:hover {
    color: ${tokens.color.ink};
  }

  &:has(:checked) {
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
    box-shadow: ${tokens.shadow.low};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${tokens.color.primary};
    outline-offset: 1px;
  }

  @media (pointer: coarse) {
    inline-size: 2.75rem;
    block-size: 2.75rem;
  }

  @media (forced-colors: active) {
    &:has(:checked):not(:has(:focus-visible)) {
      outline: 2px solid Highlight;
    }
  }
`;

export const ChoiceInput = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;
