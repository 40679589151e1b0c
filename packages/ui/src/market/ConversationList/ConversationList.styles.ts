import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';
import { UnreadBadge } from '../../data/UnreadBadge/UnreadBadge.tsx';
import { Link } from '../../navigation/Link/Link.tsx';

export const Conversations = styled.ul`
  padding: 0;
  list-style: none;
`;

export const NoConversations = styled.div`
  color: ${tokens.color.inkSoft};
`;

export const Conversation = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 ${tokens.space[12]};
  align-items: center;
  padding: ${tokens.space[12]};
  border-radius: ${tokens.radius.medium};

  &:hover {
    background: ${tokens.color.sunken};
  }

  &[aria-current] {
    background: ${tokens.color.primarySoft};
  }

  & > :first-child {
    grid-row: 1 / span 2;
  }

  & > time {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.tiny};
    font-variant-numeric: tabular-nums;
  }

  @media (forced-colors: active) {
    &[aria-current]:not(:focus-visible) {
      outline: 2px solid Highlight;
    }
  }
`;

export const Name = styled.span`
  display: flex;
  gap: ${tokens.space[4]};
  align-items: center;
  font-weight: ${tokens.weight.semibold};

  & > bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > [aria-hidden] {
    flex: none;
    color: ${tokens.color.inkSoft};
  }
`;

export const Excerpt = styled.span`
  overflow: hidden;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.text.small};
  text-overflow: ellipsis;
  white-space: nowrap;

  [data-unread] > & {
    color: ${tokens.color.ink};
    font-weight: ${tokens.weight.semibold};
  }
`;

export const Subject = styled.span`
  grid-column: 2 / -1;
  overflow: hidden;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.text.tiny};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Unread = styled(UnreadBadge)`
  justify-self: end;
`;
