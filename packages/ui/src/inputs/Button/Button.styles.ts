import { styled } from 'styled-components';
import { buttonLook } from './buttonLook.ts';

export const ButtonFrame = styled.button`
  ${buttonLook}

  &:disabled {
    cursor: not-allowed;
    scale: none;
  }

  &:disabled:not([data-loading]) {
    opacity: 0.5;
  }

  &[data-loading] {
    cursor: progress;
  }

  @media (forced-colors: active) {
    &:disabled {
      opacity: 1;
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

export const ButtonLabel = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: inherit;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  [data-loading] > & {
    opacity: 0;
  }
`;

export const ButtonProgress = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;
