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
}

/** So many are rendered at first, and again whenever somebody asks for older ones. */
const stride = 100;

/**
 * What has happened, the newest first; what has not been seen yet stands out. Of very many the newest are
 * shown, and a button for those before them.
 */
export const NotificationList = forwardRef<HTMLDivElement, NotificationListProps>(
  function NotificationList(props, ref) {
    const { notifications, onMarkSeen, ...frameProps } = props;
    const market = useMarket();
    const texts = useTexts('NotificationList', notificationListTexts);
    const hasUnseen = notifications.some(({ isUnseen }) => isUnseen);
    const list = useRef<HTMLUListElement>(null);
    const [shown, setShown] = useState(stride);

    // Goes on where the list ended before.
    useLayoutEffect(() => {
      if (shown > stride) (list.current?.children[shown - stride] as HTMLElement | null)?.focus();
    }, [shown]);

    return (
      <NotificationFrame {...frameProps} ref={ref}>
        {onMarkSeen && hasUnseen && (
          <Button variant="quiet" size="small" onClick={onMarkSeen}>
            {texts.markSeen}
          </Button>
        )}
        {notifications.length === 0 ? (
          <p>{texts.empty}</p>
        ) : (
          <Notifications ref={list} aria-label={texts.label}>
            {notifications.slice(0, shown).map(({ id, content, date, href, isUnseen = false }) => {
              const words = (
                <>
                  <span>
                    {isUnseen && <VisuallyHidden>{texts.unseen}</VisuallyHidden>}
                    {content}
                  </span>
                  <time dateTime={date}>{formatDate(date, market)}</time>
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
        {notifications.length > shown && (
          <Button size="small" onClick={() => setShown(shown + stride)}>
            {texts.older}
          </Button>
        )}
      </NotificationFrame>
    );
  },
);
