import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const CookieFrame = styled.section`
  position: fixed;
  inset-block-end: ${tokens.space[16]};
  inset-inline: ${tokens.space[16]};
  z-index: 900;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[16]};
  max-inline-size: 52rem;
  max-block-size: calc(100dvb - 2rem);
  margin-inline: auto;
  padding: ${tokens.space[16]} ${tokens.space[20]};
  overflow: auto;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.large};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  box-shadow: ${tokens.shadow.high};
`;

export const CookieWords = styled.div`
  flex: 1 1 18rem;
  min-inline-size: 0;
  font-size: ${tokens.text.small};
  overflow-wrap: anywhere;

  a {
    color: ${tokens.color.primary};
    text-decoration: underline;
  }
`;

export const CookieActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[8]};
`;
