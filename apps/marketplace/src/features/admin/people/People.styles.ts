import { tokens } from '@market/ui';
import { styled } from 'styled-components';

/** Notes and decisions below each other. */
export const Entries = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.surface};
  overflow: clip;

  & > li + li {
    border-block-start: 1px solid ${tokens.color.line};
  }
`;

/** One of them. */
export const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[8]};
  padding: ${tokens.space[16]} ${tokens.space[20]};
  font-size: ${tokens.text.small};
  line-height: 1.5;
  overflow-wrap: anywhere;

  & > p {
    white-space: pre-line;
  }

  & small {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.tiny};
  }

  & > a {
    justify-self: start;
    font-weight: ${tokens.weight.semibold};
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`;

/** What is written about it, with the button that sends it. */
export const Writing = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[12]};

  & > button {
    justify-self: start;
  }
`;
