import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const ExtraFrame = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    font-weight: ${tokens.weight.semibold};
  }

  & > ul {
    padding: 0;
    list-style: none;
  }

  & > ul > li {
    padding-block: ${tokens.space[12]};
  }

  & > ul > li + li {
    border-block-start: 1px solid ${tokens.color.line};
  }

  & > ul > li:last-child {
    padding-block-end: 0;
  }
`;

export const ExtraWords = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${tokens.space[16]};

  & > :first-child {
    flex: 1 1 8rem;
    min-inline-size: 0;
  }

  & > :last-child {
    font-variant-numeric: tabular-nums;
    font-weight: ${tokens.weight.semibold};
    white-space: nowrap;
  }
`;

export const Quantity = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[4]} ${tokens.space[12]};
  margin-block-start: ${tokens.space[8]};
  padding-inline-start: 2.25rem;
  font-size: ${tokens.text.small};
`;

export const Stepper = styled.span`
  display: flex;
  align-items: center;
  border: 1px solid ${tokens.color.lineStrong};
  border-radius: ${tokens.radius.small};

  & > output {
    min-inline-size: 2.25rem;
    font-variant-numeric: tabular-nums;
    font-weight: ${tokens.weight.semibold};
    text-align: center;
  }

  & > button {
    display: grid;
    place-items: center;
    inline-size: ${tokens.control.small};
    block-size: ${tokens.control.small};
    padding: 0;
    border: 0;
    border-radius: calc(${tokens.radius.small} - 1px);
    background: none;
    color: ${tokens.color.ink};
    cursor: pointer;
    touch-action: manipulation;
  }

  & > button:hover:not([aria-disabled], :disabled) {
    background: ${tokens.color.sunken};
  }

  & > button:focus-visible {
    outline-offset: -3px;
  }

  & > button:is([aria-disabled], :disabled) {
    color: ${tokens.color.edge};
    cursor: not-allowed;
  }

  @media (pointer: coarse) {
    & > button {
      inline-size: 2.75rem;
      block-size: 2.75rem;
    }
  }

  @media (forced-colors: active) {
    & > button:is([aria-disabled], :disabled) {
      color: GrayText;
    }
  }
`;
