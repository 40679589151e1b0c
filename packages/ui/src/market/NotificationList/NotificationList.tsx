'use client';

import {
  type ComponentPropsWithRef,
  forwardRef,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { formatDate } from '../../formatting/formatDate.ts';
import { Button } from '../../inputs/Button/Button.tsx';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.ts';
import { Link } from '../../navigation/Link/Link.tsx';
import { useTexts } from '../../texts/useTexts.ts';
import { Entry, NotificationFrame, Notifications } from './NotificationList.styles.ts';
import { notificationListTexts } from './NotificationList.texts.ts';

/** Something that somebody should hear of. */
export interface NotificationEntry {
  /** Unique in its list. */
  id: string;
  /** What has happened, as one sentence. */
  content: ReactNode;
  /** When, ISO 8601 text. */
  date: string;
  /** How that moment is written. Defaults to the day. */
  writtenDate?: string | undefined;
  /** Where it leads to; without it, it is only read. */
  href?: string | undefined;
  /** Defaults to false. */
  isUnseen?: boolean | undefined;
}

export interface NotificationListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The newest first. */
  notifications: readonly NotificationEntry[];
  /** Marks all of them as seen; without it there is no button for that. */
  onMarkSeen?: (() => void) | undefined;
  /** Brings older ones than are given; without it there are none. */
  onShowOlder?: (() => void) | undefined;
  /** While true, older ones are on their way. Defaults to false. */
  isLoading?: boolean | undefined;
}

/** So many are rendered at first, and again whenever somebody asks for older ones. */
const stride = 100;

/**
 * What has happened, the newest first; what has not been seen yet stands out. Of very many the newest are
 * shown, and a button for those before them.
 */
export const NotificationList = forwardRef<HTMLDivElement, NotificationListProps>(
  function NotificationList(props, ref) {
    const { notifications, onMarkSeen, onShowOlder, isLoading = false, ...frameProps } = props;
    const market = useMarket();
    const texts = useTexts('NotificationList', notificationListTexts);
    const hasUnseen = notifications.some(({ isUnseen }) => isUnseen);
    const list = useRef<HTMLUListElement>(null);
    const [shown, setShown] = useState(stride);

    const endBefore = useRef<number>(undefined);
    const focusEntry = (index: number) =>
      (list.current?.children[index] as HTMLElement | undefined)?.focus();

    // Goes on where the list ended before, once there is more.
    useLayoutEffect(() => {
      const { current: end } = endBefore;
      if (end === undefined || (list.current?.children.length ?? 0) <= end) return;
      endBefore.current = undefined;
      focusEntry(end);
    });

    const markSeen = () => {
      // The button goes away, and the focus with it.
      focusEntry(0);
      onMarkSeen?.();
    };
    const showOlder = () => {
      endBefore.current = Math.min(shown, notifications.length);
      setShown(endBefore.current + stride);
      if (notifications.length <= shown) onShowOlder?.();
    };

    return (
      <NotificationFrame {...frameProps} ref={ref}>
        {onMarkSeen && hasUnseen && (
          <Button variant="quiet" size="small" onClick={markSeen}>
            {texts.markSeen}
          </Button>
        )}
        {notifications.length === 0 ? (
          <p>{texts.empty}</p>
        ) : (
          <Notifications ref={list} aria-label={texts.label}>
            {notifications
              .slice(0, shown)
              .map(({ id, content, date, writtenDate, href, isUnseen = false }) => {
                const words = (
                  <>
                    <span>
                      {isUnseen && <VisuallyHidden>{texts.unseen}</VisuallyHidden>}
                      {content}
                    </span>
                    <time dateTime={date}>{writtenDate ?? formatDate(date, market)}</time>
                  </>
                );
                const unseen = { 'data-unseen': isUnseen || undefined };
                return (
                  <li key={id} tabIndex={-1}>
                    {href === undefined ? (
                      <Entry {...unseen}>{words}</Entry>
                    ) : (
                      <Entry as={Link} href={href} {...unseen}>
                        {words}
                      </Entry>
                    )}
                  </li>
                );
              })}
          </Notifications>
        )}
        {(notifications.length > shown || onShowOlder) && (
          <Button size="small" isLoading={isLoading} onClick={showOlder}>
            {texts.older}
          </Button>
        )}
      </NotificationFrame>
    );
  },
);
