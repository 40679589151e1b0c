import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space[16]};

  & > :first-child,
  & > p {
    grid-column: 1 / -1;
  }

  & > p {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.small};
  }
`;

export const Field = styled.div`
  display: grid;
  gap: 6px;
  align-content: start;
  min-inline-size: 0;

  & > label {
    font-size: ${tokens.text.small};
    font-weight: ${tokens.weight.semibold};
  }

  & > p {
    color: ${tokens.color.negative};
    font-size: ${tokens.text.small};
  }
`;

/** The provider draws what is inside; how it looks from outside is ours. */
export const Frame = styled.div`
  display: grid;
  align-items: center;
  min-block-size: 48px;
  padding-inline: 14px;
  border: 1px solid ${tokens.color.lineStrong};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surface};
  font-variant-numeric: tabular-nums;
  transition: border-color ${tokens.duration.press} ${tokens.easing};

  &:focus-within,
  &:has(.StripeElement--focus) {
    border-color: ${tokens.color.primary};
    outline: 3px solid color-mix(in oklch, ${tokens.color.primary} 35%, transparent);
  }

  &[data-invalid] {
    border-color: ${tokens.color.negative};
  }

  & input {
    inline-size: 100%;
    padding: 0;
    border: 0;
    outline: 0;
    background: transparent;
    color: inherit;
    font: inherit;
  }

  @media (forced-colors: active) {
    &:focus-within {
      outline-color: Highlight;
    }
  }
`;
