'use client';

import Bell from 'lucide-react/icons/bell';
import { forwardRef, type MouseEvent, useState } from 'react';
import { Icon } from '../../data/Icon/Icon.tsx';
import { formatUnread } from '../../data/UnreadBadge/formatUnread.ts';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import type { PopoverProps } from '../../feedback/Popover/Popover.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { Button } from '../../inputs/Button/Button.tsx';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { type NotificationEntry, NotificationList } from '../NotificationList/NotificationList.tsx';
import { notificationListTexts } from '../NotificationList/NotificationList.texts.ts';
import { AllLink, BellBadge, MenuHead, MenuPanel, NoNews } from './NotificationMenu.styles.ts';
import { notificationMenuTexts } from './NotificationMenu.texts.ts';

export interface NotificationMenuProps extends Omit<
  PopoverProps,
  'trigger' | 'label' | 'children'
> {
  /** The newest, the newest first; all of them stand behind `href`. */
  notifications: readonly NotificationEntry[];
  /** How many have not been seen, of all. Defaults to 0, which shows no badge. */
  unseenCount?: number | undefined;
  /** The page with all of them. */
  href: string;
  /** While true, the newest are on their way. Defaults to false. */
  isLoading?: boolean | undefined;
  /** Why they cannot be shown. */
  error?: string | undefined;
  /** Marks all of them as seen; without it there is no button for that. */
  onMarkSeen?: (() => void) | undefined;
}

/**
 * A bell that says how much is new and shows the newest beside it. Ask for them in `onOpenChange`, or have
 * them ready. What comes while the page is open is announced in a few words, and only as how many there are.
 */
export const NotificationMenu = forwardRef<HTMLDivElement, NotificationMenuProps>(
  function NotificationMenu(props, ref) {
    const { notifications, unseenCount = 0, href, isLoading = false, ...others } = props;
    const { error, onMarkSeen, ...popoverProps } = others;
    const { locale } = useMarket();
    const texts = useTexts('NotificationMenu', notificationMenuTexts);
    const { markSeen } = useTexts('NotificationList', notificationListTexts);
    const [known, setKnown] = useState({ count: unseenCount, hasRisen: false });
    if (known.count !== unseenCount) {
      setKnown({ count: unseenCount, hasRisen: unseenCount > known.count });
    }
    const label = unseenCount > 0 ? texts.withNew(formatUnread(unseenCount, locale)) : texts.label;

    const markAllSeen = ({ currentTarget }: MouseEvent) => {
      // The button goes away, and the focus with it.
      currentTarget.closest<HTMLElement>('[role=dialog]')?.focus();
      onMarkSeen?.();
    };

    return (
      <>
        <MenuPanel
          {...popoverProps}
          ref={ref}
          label={texts.label}
          trigger={
            <IconButton
              icon={
                <>
                  <Icon of={Bell} />
                  {/* The name of the button says it in words. */}
                  {unseenCount > 0 && (
                    <BellBadge aria-hidden>{formatUnread(unseenCount, locale)}</BellBadge>
                  )}
                </>
              }
              label={label}
              variant="quiet"
              isRound
            />
          }
        >
          {(close) => (
            <>
              <MenuHead>
                <strong>{texts.label}</strong>
                {onMarkSeen && unseenCount > 0 && (
                  <Button variant="quiet" size="small" onClick={markAllSeen}>
                    {markSeen}
                  </Button>
                )}
              </MenuHead>
              {error !== undefined && <Alert tone="negative">{error}</Alert>}
              {isLoading && (
                <NoNews>
                  <Spinner label={texts.loading} />
                </NoNews>
              )}
              {!isLoading && error === undefined && (
                <NotificationList
                  notifications={notifications}
                  onClick={({ target }) => {
                    if ((target as Element).closest('a')) close();
                  }}
                />
              )}
              <AllLink href={href} onClick={close}>
                {texts.all}
              </AllLink>
            </>
          )}
        </MenuPanel>
        <VisuallyHidden role="status">{known.hasRisen && label}</VisuallyHidden>
      </>
    );
  },
);
