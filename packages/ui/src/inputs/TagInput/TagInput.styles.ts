import { styled } from 'styled-components';
import { BareInput, ControlFrame } from '../Field/Field.styles.ts';
import { tokens } from '../../theme/tokens.ts';

export const TagFrame = styled(ControlFrame)`
  flex-wrap: wrap;
`;

export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  align-items: center;
  min-inline-size: 0;
  padding: 0.375rem;
  list-style: none;
`;

export const Tag = styled.li`
  display: inline-flex;
  align-items: center;
  min-inline-size: 0;
  min-block-size: 2.125rem;
  padding-inline-start: ${tokens.space[12]};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.large};
  background: ${tokens.color.primarySoft};
  color: ${tokens.color.primary};
  font-size: ${tokens.text.small};
  font-weight: ${tokens.weight.semibold};

  & > span {
    min-inline-size: 0;
    padding-block: ${tokens.space[4]};
    line-height: 1.4;
    overflow-wrap: anywhere;
  }

  &[data-wrong] {
    border-color: ${tokens.color.negative};
    background: ${tokens.color.negativeSoft};
    color: ${tokens.color.negative};
  }

  @media (forced-colors: active) {
    border-color: currentcolor;
  }
`;

export const TagButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2rem;
  block-size: 2rem;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.full};
  background: none;
  color: inherit;
  cursor: pointer;

  &:hover:not(:disabled) {
    background: color-mix(in oklab, currentcolor 14%, transparent);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &:disabled {
    cursor: not-allowed;
  }

  @media (pointer: coarse) {
    inline-size: 2.75rem;
    block-size: 2.75rem;
  }
`;

export const NextTag = styled(BareInput)`
  flex: 1 0 5rem;
  padding-block: 0.5rem;

  /* Nothing is typed where there is no room. */
  &:read-only {
    flex-basis: 1.5rem;
    padding-inline: 0;
  }
`;
