import { tokens } from '@market/ui';
import { styled } from 'styled-components';

/** What somebody should know before they send papers. */
export const Steps = styled.ul`
  display: grid;
  gap: ${tokens.space[8]};
  margin-block-end: ${tokens.space[20]};
  padding-inline-start: ${tokens.space[20]};
  color: ${tokens.color.inkSoft};
  list-style: disc;
`;

/** What somebody has written about it. */
export const Said = styled.blockquote`
  margin: 0;
  margin-block: ${tokens.space[8]};
  padding-inline-start: ${tokens.space[12]};
  border-inline-start: 3px solid ${tokens.color.lineStrong};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** A button below what it is about. */
export const Below = styled.div`
  margin-block-start: ${tokens.space[16]};
`;
