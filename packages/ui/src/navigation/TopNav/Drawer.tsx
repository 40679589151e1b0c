'use client';

import X from 'lucide-react/icons/x';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useModal } from '../../feedback/Dialog/useModal.ts';
import { Icon } from '../../data/Icon/Icon.tsx';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { DrawerFrame } from './TopNav.styles.ts';
import type { NavigationLink } from './TopNav.tsx';
import { useTexts } from '../../texts/useTexts.ts';
import { topNavTexts } from './TopNav.texts.ts';

interface DrawerProps {
  logo: ReactNode;
  links: readonly NavigationLink[];
  current: string | undefined;
  /** Empty when nobody is signed in. */
  personLinks: readonly NavigationLink[];
  onLogOut: (() => void) | undefined;
  onClose: () => void;
}

/** The navigation on a phone: the browser's own modal dialog, at the side where lines begin. */
export function Drawer(props: DrawerProps) {
  const { logo, links, current, personLinks, onLogOut, onClose } = props;
  const texts = useTexts('TopNav', topNavTexts);
  const dialog = useRef<HTMLDialogElement>(null);

  useModal(dialog);

  /** Beside the drawer, or on a link in it: both lead away. */
  const closeOnWayOut = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget || (target as Element).closest('a')) onClose();
  };
  const logOut = () => {
    onClose();
    onLogOut?.();
  };

  return (
    <DrawerFrame
      ref={dialog}
      aria-label={texts.menu}
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      onClick={closeOnWayOut}
    >
      <nav aria-label={texts.menu}>
        <div>
          {logo}
          <IconButton
            icon={<Icon of={X} />}
            label={texts.close}
            variant="quiet"
            isRound
            onClick={onClose}
          />
        </div>
        <ul>
          {links.map((link) => (
            <li key={link.href}>
              <DrawerLink link={link} current={current} />
              {link.links && (
                <ul>
                  {link.links.map((subLink) => (
                    <li key={subLink.href}>
                      <DrawerLink link={subLink} current={current} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
      {personLinks.length > 0 && (
        <ul>
          {personLinks.map((link) => (
            <li key={link.href}>
              <DrawerLink link={link} current={current} />
            </li>
          ))}
          {onLogOut && (
            <li>
              <button type="button" onClick={logOut}>
                {texts.logOut}
              </button>
            </li>
          )}
        </ul>
      )}
    </DrawerFrame>
  );
}

interface DrawerLinkProps {
  link: NavigationLink;
  current: string | undefined;
}

function DrawerLink({ link: { label, href }, current }: DrawerLinkProps) {
  return (
    <Link href={href} aria-current={href === current ? 'page' : undefined}>
      {label}
    </Link>
  );
}
