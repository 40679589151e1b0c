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
`;

export const Words = styled.div`
  padding: ${tokens.space[8]} ${tokens.space[12]};
  border-radius: ${tokens.radius.large};
  border-end-start-radius: ${tokens.radius.small};
  background: ${tokens.color.sunken};
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  [data-own] > & {
    border-radius: ${tokens.radius.large};
    border-end-end-radius: ${tokens.radius.small};
    background: ${tokens.color.primarySoft};
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
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
`;
