'use client';

import { type ComponentPropsWithRef, forwardRef, useLayoutEffect, useRef } from 'react';
import { formatDate } from '../../formatting/formatDate.ts';
import { Button } from '../../inputs/Button/Button.tsx';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { About, Bubble, Log, MessageFrame, Words } from './MessageList.styles.ts';
import { messageListTexts } from './MessageList.texts.ts';

/** Something that one person has written to another. */
export interface Message {
  /** Unique in its list. */
  id: string;
  /** Who wrote it. */
  author: string;
  /** Whether whoever reads it wrote it. Defaults to false. */
  isOwn?: boolean | undefined;
  /** Plain text; its line breaks count. */
  text: string;
  /** When it was sent, ISO 8601 text. */
  date: string;
  /** Where an own message is that is not sent yet. Defaults to `sent`. */
  state?: 'sent' | 'sending' | 'failed' | undefined;
}

export interface MessageListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** From the oldest to the newest. */
  messages: readonly Message[];
  /** Brings older messages; without it there are none. */
  onShowOlder?: (() => void) | undefined;
  /** While true, older messages are on their way. Defaults to false. */
  isLoading?: boolean | undefined;
  /** Sends a message again that could not be sent. */
  onRetry?: ((id: string) => void) | undefined;
}

/** In pixels: whoever is as near to the end as this reads the newest messages. */
const nearness = 48;

/**
 * The messages of a conversation, the newest last. It follows what comes while its end is in sight, and
 * stays where it is for those who read further up. It scrolls by itself where its height is bounded.
 */
export const MessageList = forwardRef<HTMLDivElement, MessageListProps>(
  function MessageList(props, ref) {
    const { messages, onShowOlder, isLoading = false, onRetry, ...frameProps } = props;
    const market = useMarket();
    const texts = useTexts('MessageList', messageListTexts);
    const log = useRef<HTMLDivElement>(null);
    const isAtEnd = useRef(true);
    const newest = messages.at(-1)?.id;

    useLayoutEffect(() => {
      const frame = log.current?.parentElement;
      if (frame && isAtEnd.current) frame.scrollTop = frame.scrollHeight;
    }, [newest]);

    return (
      <MessageFrame
        tabIndex={0}
        role="region"
        aria-label={texts.label}
        {...frameProps}
        ref={ref}
        onScroll={(event) => {
          const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearness;
          frameProps.onScroll?.(event);
        }}
      >
        {onShowOlder && (
          <Button size="small" isLoading={isLoading} onClick={onShowOlder}>
            {texts.older}
          </Button>
        )}
        {messages.length === 0 && <p>{texts.empty}</p>}
        <Log ref={log} role="log">
          {messages.map(({ id, author, isOwn = false, text, date, state = 'sent' }) => (
            <Bubble key={id} data-own={isOwn || undefined} data-state={state}>
              <Words>
                <VisuallyHidden>{isOwn ? texts.own : texts.other(author)}</VisuallyHidden>
                {text}
              </Words>
              <About>
                {state === 'sent' && <time dateTime={date}>{formatDate(date, market)}</time>}
                {state === 'sending' && texts.sending}
                {state === 'failed' && texts.failed}
                {state === 'failed' && onRetry && (
                  <Button variant="quiet" size="small" onClick={() => onRetry(id)}>
                    {texts.retry}
                  </Button>
                )}
              </About>
            </Bubble>
          ))}
        </Log>
      </MessageFrame>
    );
  },
);
