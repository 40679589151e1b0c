'use client';

import {
  type ComponentPropsWithRef,
  forwardRef,
  memo,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import Flag from 'lucide-react/icons/flag';
import Trash2 from 'lucide-react/icons/trash-2';
import { FileList, type ListedFile } from '../../data/FileList/FileList.tsx';
import { Icon } from '../../data/Icon/Icon.tsx';
import { formatDate } from '../../formatting/formatDate.ts';
import { Button } from '../../inputs/Button/Button.tsx';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.ts';
import { Link } from '../../navigation/Link/Link.tsx';
import { useTexts } from '../../texts/useTexts.ts';
import { About, Bubble, Log, MessageFrame, Note, Subject, Words } from './MessageList.styles.ts';
import { messageListTexts } from './MessageList.texts.ts';

/** Something that one person has written to another. */
export interface Message {
  /** Unique in its list. */
  id: string;
  /** Who wrote it. */
  author: string;
  /** Whether the reader wrote it. Defaults to false. */
  isOwn?: boolean | undefined;
  /** Plain text; its line breaks count. May be empty where something else is sent. */
  text: string;
  /** When it was sent, ISO 8601 text. */
  date: string;
  /** How the moment is written. Defaults to the day. */
  writtenDate?: string | undefined;
  /**
   * Where an own message is that has not arrived: one that is `held` was sent, and somebody looks at it first.
   * Defaults to `sent`.
   */
  state?: 'sent' | 'sending' | 'failed' | 'held' | undefined;
  /** Why it failed or is held, in a sentence. */
  reason?: string | undefined;
  /** What to mind about it, in a sentence each. */
  notes?: readonly string[] | undefined;
  /** What it is about, such as a service or an order. */
  subject?: { title: string; href: string } | undefined;
  files?: readonly ListedFile[] | undefined;
  /** What is sent with it, such as an `OfferCard`. The same element each time spares it from being drawn again. */
  attachment?: ReactNode;
  /** Whether it was taken back: then only that is shown. Defaults to false. */
  isDeleted?: boolean | undefined;
  /** Whether `onDelete` may take it back. Defaults to false. */
  isDeletable?: boolean | undefined;
}

export interface MessageListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** From the oldest to the newest. */
  messages: readonly Message[];
  /** Brings older messages; without it there are none. */
  onShowOlder?: (() => void) | undefined;
  /** While true, older messages are on their way. Defaults to false. */
  isLoading?: boolean | undefined;
  /** The id of the newest own message that the other one has seen, which says so. */
  seenId?: string | undefined;
  /** Sends a message again that could not be sent. */
  onRetry?: ((id: string) => void) | undefined;
  /** Takes back an own message, or one that could not be sent. */
  onDelete?: ((id: string) => void) | undefined;
  /** Tells of somebody else's message that should not be here. */
  onReport?: ((id: string) => void) | undefined;
  /** Fetches a file without an address of its own: see `FileList`. */
  onFetch?: ((fileId: string) => void) | undefined;
}

/** What can be done with a message. */
type MessageEvents = Pick<MessageListProps, 'onRetry' | 'onDelete' | 'onReport' | 'onFetch'>;

/** In pixels: a reader this near to the end counts as reading the newest messages. */
const nearness = 48;

/** In pixels: a reader this near to the first one rendered gets those before it. */
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
    const { messages, onShowOlder, isLoading = false, seenId, ...others } = props;
    const { onRetry, onDelete, onReport, onFetch, ...frameProps } = others;
    const events = { onRetry, onDelete, onReport, onFetch };
    const texts = useTexts('MessageList', messageListTexts);
    const log = useRef<HTMLDivElement>(null);
    const isAtEnd = useRef(true);
    const heightBelow = useRef(0);
    const [view, setView] = useState<View>({ messages: [], first: 0 });
    if (view.messages !== messages) setView({ messages, first: findFirst(view, messages) });
    const { first } = view;
    const { id: newest, isOwn: isOwnNewest } = messages.at(-1) ?? {};
    const oldest = messages[first]?.id;
    const [heardOldest, setHeardOldest] = useState(oldest);

    // Browsers keep the place only of those who are not at the very top.
    useLayoutEffect(() => {
      const frame = log.current?.parentElement;
      if (frame) frame.scrollTop = frame.scrollHeight - heightBelow.current;
    }, [oldest]);
    useLayoutEffect(() => {
      const frame = log.current?.parentElement;
      if (frame && (isAtEnd.current || isOwnNewest)) frame.scrollTop = frame.scrollHeight;
    }, [newest, isOwnNewest]);
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
            <MessageBubble
              key={message.id}
              message={message}
              isSeen={message.id === seenId}
              {...events}
            />
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

interface MessageBubbleProps extends MessageEvents {
  message: Message;
  isSeen: boolean;
}

/** Rendered once: others that come do not concern it. The reader may write in another direction. */
const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { message, isSeen, onRetry, onDelete, onReport, onFetch } = props;
  const { id, author, isOwn = false, text, date, writtenDate, state = 'sent' } = message;
  const { reason, notes = [], subject, files = [], attachment } = message;
  const { isDeleted = false, isDeletable } = message;
  const market = useMarket();
  const texts = useTexts('MessageList', messageListTexts);
  const whose = <VisuallyHidden>{isOwn ? texts.own : texts.other(author)}</VisuallyHidden>;
  const canDelete = isOwn && !isDeleted && (isDeletable || state === 'failed');

  return (
    <Bubble
      data-own={isOwn || undefined}
      data-state={state}
      data-wide={attachment !== undefined || undefined}
    >
      {subject && !isDeleted && (
        <Subject>
          {texts.subject} <Link href={subject.href}>{subject.title}</Link>
        </Subject>
      )}
      <Words data-deleted={isDeleted || undefined}>
        {whose}
        {isDeleted ? texts.deleted : text && <p dir="auto">{text}</p>}
        {!isDeleted && <FileList files={files} onFetch={onFetch} />}
        {!isDeleted && attachment}
      </Words>
      {notes.length > 0 && !isDeleted && (
        <Note>
          {notes.map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </Note>
      )}
      <About>
        {state === 'sending' && texts.sending}
        {state === 'failed' && texts.failed}
        {state === 'held' && texts.held}
        {reason !== undefined && <span>{reason}</span>}
        {(state === 'sent' || state === 'held') && (
          <time dateTime={date}>{writtenDate ?? formatDate(date, market)}</time>
        )}
        {isSeen && <span>{texts.seen}</span>}
        {state === 'failed' && onRetry && (
          <Button variant="quiet" size="small" onClick={() => onRetry(id)}>
            {texts.retry}
          </Button>
        )}
        {onDelete && canDelete && (
          <IconButton
            icon={<Icon of={Trash2} size="small" />}
            label={texts.delete}
            variant="quiet"
            size="small"
            onClick={() => onDelete(id)}
          />
        )}
        {onReport && !isOwn && !isDeleted && (
          <IconButton
            icon={<Icon of={Flag} size="small" />}
            label={texts.report}
            variant="quiet"
            size="small"
            onClick={() => onReport(id)}
          />
        )}
      </About>
    </Bubble>
  );
});
