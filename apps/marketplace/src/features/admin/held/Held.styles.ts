import { tokens } from '@market/ui';
import { styled } from 'styled-components';

/** How something begins, in two lines at most. */
export const Excerpt = styled.small`
  display: -webkit-box;
  max-inline-size: 44ch;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow-wrap: anywhere;
`;

/** All of it, as it was written. */
export const Written = styled.blockquote`
  margin: 0;
  padding: ${tokens.space[16]} ${tokens.space[20]};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.surface};
  line-height: 1.55;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
