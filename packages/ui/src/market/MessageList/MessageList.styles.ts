import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

/** Where one was stays in sight when older messages come before it: browsers see to that. */
export const MessageFrame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[12]};
  max-block-size: 100%;
  padding: ${tokens.space[12]};
  overflow-y: auto;
  overscroll-behavior: contain;

  & > button {
    align-self: center;
  }

  & > p {
    color: ${tokens.color.inkSoft};
    text-align: center;
  }
`;

export const Log = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[12]};
`;

export const Bubble = styled.div`
  align-self: start;
  max-inline-size: min(85%, 34rem);

  &[data-own] {
    align-self: end;
  }

  &[data-wide] {
    inline-size: min(100%, 34rem);
    max-inline-size: 100%;
  }
`;

export const Subject = styled.div`
  margin-block-end: ${tokens.space[4]};
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.text.tiny};
  overflow-wrap: anywhere;

  & > a {
    color: ${tokens.color.primary};
    font-weight: ${tokens.weight.semibold};
    text-decoration: underline;
  }

  [data-own] > & {
    text-align: end;
  }
`;

export const Words = styled.div`
  padding: ${tokens.space[8]} ${tokens.space[12]};
  border-radius: ${tokens.radius.large};
  border-end-start-radius: ${tokens.radius.small};
  background: ${tokens.color.sunken};
  overflow-wrap: anywhere;

  & > p {
    white-space: pre-wrap;
  }

  & > p + * {
    margin-block-start: ${tokens.space[8]};
  }

  &[data-deleted] {
    border: 1px dashed ${tokens.color.line};
    background: none;
    color: ${tokens.color.inkSoft};
    font-style: italic;
  }

  [data-own] > & {
    border-radius: ${tokens.radius.large};
    border-end-end-radius: ${tokens.radius.small};
  }

  [data-own] > &:not([data-deleted]) {
    background: ${tokens.color.primarySoft};
  }

  [data-own][data-state='held'] > &:not([data-deleted]) {
    background: ${tokens.color.warningSoft};
  }

  [data-state='sending'] > & {
    opacity: 0.7;
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const Note = styled.p`
  margin-block-start: ${tokens.space[4]};
  padding: ${tokens.space[4]} ${tokens.space[12]};
  border-inline-start: 3px solid ${tokens.color.warning};
  font-size: ${tokens.text.small};
`;

export const About = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[4]} ${tokens.space[8]};
  margin-block-start: ${tokens.space[4]};
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.text.tiny};
  font-variant-numeric: tabular-nums;

  [data-own] > & {
    justify-content: end;
  }

  [data-state='failed'] > & {
    color: ${tokens.color.negative};
  }

  & > button {
    min-block-size: 1.5rem;
    padding-block: 0;
    color: inherit;
  }

  & > button[aria-label] {
    inline-size: 1.75rem;
  }

  /* Of a hundred messages, a hundred signs: they show where one is. */
  @media (hover: hover) {
    & > button[aria-label] {
      opacity: 0;
    }

    :hover > & > button[aria-label],
    :focus-within > & > button[aria-label] {
      opacity: 1;
    }
  }
`;
