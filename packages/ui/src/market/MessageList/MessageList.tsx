'use client';

import {
  type ComponentPropsWithRef,
  forwardRef,
  memo,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
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

/** In pixels: whoever is as near to the first that is rendered as this gets those before it. */
const lookahead = 600;

/** So many are rendered at first, and again whenever somebody comes near to the first of them. */
const stride = 100;

/** In milliseconds: how long older messages are no news to a screen reader. */
const silence = 1000;

/**
 * The messages of a conversation, the newest last. It follows what comes while its end is in sight, and
 * stays where it is for those who read further up. It scrolls by itself where its height is bounded.
 * However many there are, it renders only the newest, and those before them when one scrolls there.
 */
export const MessageList = forwardRef<HTMLDivElement, MessageListProps>(
  function MessageList(props, ref) {
    const { messages, onShowOlder, isLoading = false, onRetry, ...frameProps } = props;
    const texts = useTexts('MessageList', messageListTexts);
    const log = useRef<HTMLDivElement>(null);
    const isAtEnd = useRef(true);
    const heightBelow = useRef(0);
    const [view, setView] = useState<View>({ messages: [], first: 0 });
    if (view.messages !== messages) setView({ messages, first: findFirst(view, messages) });
    const { first } = view;
    const newest = messages.at(-1)?.id;
    const oldest = messages[first]?.id;
    const [heardOldest, setHeardOldest] = useState(oldest);

    // Browsers keep the place only of those who are not at the very top.
    useLayoutEffect(() => {
      const frame = log.current?.parentElement;
      if (frame) frame.scrollTop = frame.scrollHeight - heightBelow.current;
    }, [oldest]);
    useLayoutEffect(() => {
      const frame = log.current?.parentElement;
      if (frame && isAtEnd.current) frame.scrollTop = frame.scrollHeight;
    }, [newest]);
    useEffect(() => {
      const timer = setTimeout(() => setHeardOldest(oldest), silence);
      return () => clearTimeout(timer);
    }, [oldest]);

    const look = (frame: HTMLElement) => {
      const { scrollHeight, scrollTop, clientHeight } = frame;
      heightBelow.current = scrollHeight - scrollTop;
      isAtEnd.current = heightBelow.current - clientHeight < nearness;
      return scrollTop < lookahead && scrollHeight > clientHeight;
    };
    const showOlder = () => setView({ messages, first: Math.max(0, first - stride) });

    return (
      <MessageFrame
        tabIndex={0}
        role="region"
        aria-label={texts.label}
        {...frameProps}
        ref={ref}
        onScroll={(event) => {
          if (look(event.currentTarget) && first > 0) showOlder();
          frameProps.onScroll?.(event);
        }}
      >
        {(onShowOlder || first > 0) && (
          <Button
            size="small"
            isLoading={isLoading}
            onClick={() => {
              if (log.current?.parentElement) look(log.current.parentElement);
              if (first > 0) showOlder();
              else onShowOlder?.();
            }}
          >
            {texts.older}
          </Button>
        )}
        {messages.length === 0 && <p>{texts.empty}</p>}
        <Log ref={log} role="log" aria-live={oldest === heardOldest ? undefined : 'off'}>
          {messages.slice(first).map((message) => (
            <MessageBubble key={message.id} message={message} onRetry={onRetry} />
          ))}
        </Log>
      </MessageFrame>
    );
  },
);

/** What is rendered: these messages, from the one at `first` on. */
interface View {
  messages: readonly Message[];
  first: number;
}

/**
 * Where what is rendered begins when there are other messages: where it began. If that was the oldest
 * there was, those that have come before it are shown, too.
 */
function findFirst({ messages: previous, first }: View, messages: readonly Message[]) {
  const oldest = previous[first]?.id;
  const known = oldest === undefined ? -1 : messages.findIndex(({ id }) => id === oldest);
  if (known === -1) return Math.max(0, messages.length - stride);
  return first === 0 ? Math.max(0, known - stride) : known;
}

interface MessageBubbleProps {
  message: Message;
  onRetry: MessageListProps['onRetry'];
}

/** Rendered once: others that come do not concern it. */
const MessageBubble = memo(function MessageBubble({ message, onRetry }: MessageBubbleProps) {
  const { id, author, isOwn = false, text, date, state = 'sent' } = message;
  const market = useMarket();
  const texts = useTexts('MessageList', messageListTexts);

  return (
    <Bubble data-own={isOwn || undefined} data-state={state}>
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
  );
});
