import { tokens } from '@market/ui';
import { styled } from 'styled-components';

/** Decisions below each other. */
export const DecisionList = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[16]};
`;

/** What waits, with what is said about all of it. */
export const Waiting = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[16]};
`;

/** One decision: what, why, and what may be said about it. */
export const DecisionCard = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[12]};
  padding: ${tokens.space[20]};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.surface};
  line-height: 1.55;
  overflow-wrap: anywhere;

  & > header {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[4]} ${tokens.space[12]};
    align-items: baseline;
    justify-content: space-between;
  }

  & h2 {
    font-size: ${tokens.text.lead};
    font-weight: ${tokens.weight.bold};
  }

  & time,
  & small {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.small};
  }

  &[data-over] h2 {
    color: ${tokens.color.inkSoft};
  }

  & > :last-child:is(button) {
    justify-self: start;
  }
`;

/** What somebody has written. */
export const Words = styled.blockquote`
  margin: 0;
  padding-inline-start: ${tokens.space[16]};
  border-inline-start: 3px solid ${tokens.color.line};
  white-space: pre-line;
`;
