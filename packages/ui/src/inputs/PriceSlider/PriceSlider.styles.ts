import { css, styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const SliderGroup = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  inline-size: 100%;
  min-inline-size: 0;
  font-size: ${tokens.text.small};
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[4]} ${tokens.space[12]};
`;

export const SliderLabel = styled.span`
  color: ${tokens.color.inkSoft};
`;

export const TypedPrices = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[4]};
  font-weight: 650;
`;

export const PriceBox = styled.label`
  display: inline-flex;
  align-items: center;
  min-block-size: 1.75rem;
  padding-inline: 0.375rem;
  border: 1px solid ${tokens.color.lineStrong};
  border-radius: calc(${tokens.radius.small} * 0.75);
  background: ${tokens.color.surface};
  cursor: text;
  direction: ltr;

  &:has(:focus-visible) {
    border-color: ${tokens.color.primary};
    outline: 3px solid color-mix(in oklab, ${tokens.color.primary} 40%, transparent);
  }
`;

export const PriceInput = styled.input`
  min-inline-size: 3ch;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-variant-numeric: tabular-nums;
  outline: none;
`;

/** `--low` and `--high` tell where the thumbs are: 0 at the start of the track, 1 at its end. */
export const Track = styled.div<{ style: Record<'--low' | '--high', number> }>`
  position: relative;
  block-size: 2.75rem;
  margin-inline: 0.75rem;
  cursor: pointer;
  touch-action: pan-y;

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block: calc(50% - 3px);
    inset-inline: -0.75rem;
    border-radius: 3px;
    background: ${tokens.color.line};
  }

  &::after {
    inset-inline: calc(var(--low) * 100%) calc((1 - var(--high)) * 100%);
    background: ${tokens.color.primary};
  }

  [data-disabled] > & {
    cursor: not-allowed;

    &::after {
      background: ${tokens.color.lineStrong};
    }
  }

  @media (forced-colors: active) {
    &::before {
      border: 1px solid CanvasText;
    }

    &::after {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

const knob = css`
  box-sizing: border-box;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  border: 2px solid ${tokens.color.primary};
  border-radius: 50%;
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.low};
`;

/** Lies over the whole track and lets the pointer through: the track finds the nearest thumb. */
export const Thumb = styled.input`
  position: absolute;
  inset-block: 0;
  inset-inline: -0.75rem;
  z-index: 1;
  inline-size: calc(100% + 1.5rem);
  block-size: 100%;
  margin: 0;
  appearance: none;
  background: none;
  outline: none;
  pointer-events: none;

  &::-webkit-slider-thumb {
    appearance: none;
    ${knob}
  }

  &::-moz-range-thumb {
    ${knob}
  }

  &:disabled::-webkit-slider-thumb {
    border-color: ${tokens.color.lineStrong};
  }

  &:disabled::-moz-range-thumb {
    border-color: ${tokens.color.lineStrong};
  }

  &:focus-visible::-webkit-slider-thumb {
    outline: 3px solid ${tokens.color.primary};
    outline-offset: 2px;
  }

  &:focus-visible::-moz-range-thumb {
    outline: 3px solid ${tokens.color.primary};
    outline-offset: 2px;
  }
`;

export const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.text.tiny};
  font-variant-numeric: tabular-nums;
`;
