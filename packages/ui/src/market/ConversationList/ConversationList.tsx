'use client';

import BellOff from 'lucide-react/icons/bell-off';
import { type ComponentPropsWithRef, forwardRef } from 'react';
import { Avatar } from '../../data/Avatar/Avatar.tsx';
import { Icon } from '../../data/Icon/Icon.tsx';
import type { Picture } from '../../entities.ts';
import { formatDate } from '../../formatting/formatDate.ts';
import { Button } from '../../inputs/Button/Button.tsx';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.ts';
import { useTexts } from '../../texts/useTexts.ts';
import {
  Conversation,
  Conversations,
  Excerpt,
  Name,
  NoConversations,
  Subject,
  Unread,
} from './ConversationList.styles.ts';
import { conversationListTexts } from './ConversationList.texts.ts';

/** A conversation with one other person. */
export interface ConversationEntry {
  /** Unique in its list. */
  id: string;
  /** The other person. */
  name: string;
  picture?: Picture | null | undefined;
  /** The last message, or its beginning; in other words where it has none, as a file. */
  excerpt: string;
  /** Whether the reader wrote that. Defaults to false. */
  isOwn?: boolean | undefined;
  /** When that came, ISO 8601 text. */
  date: string;
  /** How that moment is written. Defaults to the day. */
  writtenDate?: string | undefined;
  /** What it is about, such as the title of a service. */
  subject?: string | undefined;
  href: string;
  /** Defaults to 0. */
  unreadCount?: number | undefined;
  /** Whether its news is not told. Defaults to false. */
  isMuted?: boolean | undefined;
}

export interface ConversationListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The one with the newest message first. */
  conversations: readonly ConversationEntry[];
  /** The id of the one that is open. */
  currentId?: string | undefined;
  /** Whether only some are looked for: then none says that none match. Defaults to false. */
  isFiltered?: boolean | undefined;
  /** Brings older ones; without it there are none. */
  onShowOlder?: (() => void) | undefined;
  /** While true, older ones are on their way. Defaults to false. */
  isLoading?: boolean | undefined;
}

/** The conversations of a person, the one with the newest message first. */
export const ConversationList = forwardRef<HTMLDivElement, ConversationListProps>(
  function ConversationList(props, ref) {
    const { conversations, currentId, isFiltered = false, ...others } = props;
    const { onShowOlder, isLoading = false, ...frameProps } = others;
    const texts = useTexts('ConversationList', conversationListTexts);
    if (conversations.length === 0) {
      return (
        <NoConversations {...frameProps} ref={ref}>
          {isFiltered ? texts.noneFound : texts.empty}
        </NoConversations>
      );
    }

    return (
      <div {...frameProps} ref={ref}>
        <Conversations aria-label={texts.label}>
          {conversations.map((conversation) => (
            <li key={conversation.id}>
              <ConversationRow
                conversation={conversation}
                isCurrent={conversation.id === currentId}
              />
            </li>
          ))}
        </Conversations>
        {onShowOlder && (
          <Button size="small" isBlock isLoading={isLoading} onClick={onShowOlder}>
            {texts.older}
          </Button>
        )}
      </div>
    );
  },
);

interface ConversationRowProps {
  conversation: ConversationEntry;
  isCurrent: boolean;
}

function ConversationRow({ conversation, isCurrent }: ConversationRowProps) {
  const { name, picture, excerpt, isOwn = false, date, writtenDate, subject } = conversation;
  const { href, unreadCount = 0, isMuted = false } = conversation;
  const market = useMarket();
  const texts = useTexts('ConversationList', conversationListTexts);

  return (
    <Conversation
      href={href}
      aria-current={isCurrent || undefined}
      data-unread={unreadCount > 0 || undefined}
    >
      <Avatar name={name} picture={picture} size="medium" />
      <Name>
        <bdi>{name}</bdi>
        {isMuted && (
          <>
            <Icon of={BellOff} size="small" />
            <VisuallyHidden>{texts.muted}</VisuallyHidden>
          </>
        )}
      </Name>
      <time dateTime={date}>{writtenDate ?? formatDate(date, market)}</time>
      <Excerpt>
        {isOwn && texts.own}
        <bdi>{excerpt}</bdi>
      </Excerpt>
      <Unread count={unreadCount} />
      {subject !== undefined && (
        <Subject>
          <bdi>{subject}</bdi>
        </Subject>
      )}
    </Conversation>
  );
}
