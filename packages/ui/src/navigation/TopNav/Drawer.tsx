'use client';

import X from 'lucide-react/icons/x';
import { type MouseEvent, useRef } from 'react';
import { useModal } from '../../feedback/Dialog/useModal.ts';
import { Icon } from '../../data/Icon/Icon.tsx';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { Logo } from '../../layout/Logo/Logo.tsx';
import { DrawerFrame } from './TopNav.styles.ts';
import type { NavigationLink } from './TopNav.tsx';

interface DrawerProps {
  welcomeHref: string;
  links: readonly NavigationLink[];
  current: string | undefined;
  /** Empty when nobody is signed in. */
  personLinks: readonly NavigationLink[];
  onLogOut: () => void;
  onClose: () => void;
}

/** The navigation on a phone: the browser's own modal dialog, at the side where lines begin. */
export function Drawer(props: DrawerProps) {
  const { welcomeHref, links, current, personLinks, onLogOut, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);

  useModal(dialog);

  /** Beside the drawer, or on a link in it: both lead away. */
  const closeOnWayOut = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget || (target as Element).closest('a')) onClose();
  };
  const logOut = () => {
    onClose();
    onLogOut();
  };

  return (
    <DrawerFrame
      ref={dialog}
      aria-label="Menu"
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      onClick={closeOnWayOut}
    >
      <nav aria-label="Menu">
        <div>
          <Logo href={welcomeHref} />
          <IconButton
            icon={<Icon of={X} />}
            label="Close"
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
          <li>
            <button type="button" onClick={logOut}>
              Log Out
            </button>
          </li>
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
