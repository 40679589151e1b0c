'use client';

import { type ComponentPropsWithRef, forwardRef } from 'react';
import { Avatar } from '../../data/Avatar/Avatar.tsx';
import { Badge } from '../../data/Badge/Badge.tsx';
import type { Picture } from '../../entities.ts';
import { formatDate } from '../../formatting/formatDate.ts';
import { formatFigures } from '../../formatting/formatFigures.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { useTexts } from '../../texts/useTexts.ts';
import {
  Conversation,
  Conversations,
  Excerpt,
  Name,
  NoConversations,
} from './ConversationList.styles.ts';
import { conversationListTexts } from './ConversationList.texts.ts';

/** A conversation with one other person. */
export interface ConversationEntry {
  /** Unique in its list. */
  id: string;
  /** The other person. */
  name: string;
  picture?: Picture | null | undefined;
  /** The last message, or its beginning. */
  excerpt: string;
  /** When that came, ISO 8601 text. */
  date: string;
  href: string;
  /** Defaults to 0. */
  unreadCount?: number | undefined;
}

export interface ConversationListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The one with the newest message first. */
  conversations: readonly ConversationEntry[];
  /** The id of the one that is open. */
  currentId?: string | undefined;
}

/** The conversations of a person, the one with the newest message first. */
export const ConversationList = forwardRef<HTMLDivElement, ConversationListProps>(
  function ConversationList(props, ref) {
    const { conversations, currentId, ...frameProps } = props;
    const market = useMarket();
    const texts = useTexts('ConversationList', conversationListTexts);
    if (conversations.length === 0) {
      return (
        <NoConversations {...frameProps} ref={ref}>
          {texts.empty}
        </NoConversations>
      );
    }

    return (
      <div {...frameProps} ref={ref}>
        <Conversations aria-label={texts.label}>
          {conversations.map(({ id, name, picture, excerpt, date, href, unreadCount = 0 }) => (
            <li key={id}>
              <Conversation
                href={href}
                aria-current={id === currentId || undefined}
                data-unread={unreadCount > 0 || undefined}
              >
                <Avatar name={name} picture={picture} size="medium" />
                <Name>{name}</Name>
                <time dateTime={date}>{formatDate(date, market)}</time>
                <Excerpt>{excerpt}</Excerpt>
                {unreadCount > 0 && (
                  <Badge tone="primary">
                    {texts.unread(formatFigures(unreadCount, market.locale))}
                  </Badge>
                )}
              </Conversation>
            </li>
          ))}
        </Conversations>
      </div>
    );
  },
);
