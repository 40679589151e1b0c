import { Link, tokens } from '@market/ui';
import { styled } from 'styled-components';

/** Two panes side by side; on a phone only one of them. */
export const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[24]};

  @media (width >= 60rem) {
    grid-template-columns: 22rem minmax(0, 1fr);
    align-items: start;
  }

  @media (width < 60rem) {
    &[data-open] > :first-child,
    &:not([data-open]) > :last-child {
      display: none;
    }
  }
`;

export const ListPane = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[16]};
  min-block-size: 0;

  @media (width >= 60rem) {
    max-block-size: calc(100dvb - 7.5rem);
    overflow-y: auto;
    /* For the rings of what has the focus. */
    padding: 3px;
  }
`;

export const ListTools = styled.div`
  display: grid;
  gap: ${tokens.space[12]};
`;

export const States = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]};
`;

export const StateLink = styled(Link)`
  padding: ${tokens.space[4]} ${tokens.space[12]};
  border-radius: ${tokens.radius.full};
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.text.small};
  font-weight: ${tokens.weight.semibold};

  &:hover {
    background: ${tokens.color.sunken};
  }

  &[aria-current] {
    background: ${tokens.color.primarySoft};
    color: ${tokens.color.primary};
  }

  @media (forced-colors: active) {
    &[aria-current] {
      text-decoration: underline 2px;
    }
  }
`;

/** What is left of the window, below what stands above the messages. */
export const OpenPane = styled.section`
  --thread-size: max(24rem, 100dvb - 11.75rem);

  min-inline-size: 0;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.large};
  background: ${tokens.color.surface};
  overflow: hidden;

  @media (width < 60rem) {
    --thread-size: max(24rem, 100dvb - 15rem);
  }
`;

export const ConversationHead = styled.header`
  display: flex;
  gap: ${tokens.space[12]};
  align-items: center;
  padding: ${tokens.space[12]} ${tokens.space[16]};
  border-block-end: 1px solid ${tokens.color.line};

  & > h1 {
    flex: 1;
    min-inline-size: 0;
    font-size: ${tokens.text.lead};
    overflow-wrap: anywhere;
  }
`;

export const Back = styled(Link)`
  display: none;
  place-items: center;
  flex: none;
  inline-size: ${tokens.control.medium};
  aspect-ratio: 1;
  border-radius: ${tokens.radius.full};

  @media (width < 60rem) {
    display: grid;
  }
`;
