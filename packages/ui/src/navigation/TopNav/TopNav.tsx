'use client';

import ChevronDown from 'lucide-react/icons/chevron-down';
import Heart from 'lucide-react/icons/heart';
import { type ComponentPropsWithoutRef, type ReactNode, useState } from 'react';
import { Avatar } from '../../data/Avatar/Avatar.tsx';
import type { PersonSummary } from '../../entities.ts';
import { Icon } from '../../data/Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { Logo } from '../../layout/Logo/Logo.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.ts';
import { Drawer } from './Drawer.tsx';
import {
  Bar,
  Hamburger,
  MainLinks,
  More,
  PersonButton,
  PersonLinks,
  VisitorLinks,
  SearchPlace,
  WishlistSign,
} from './TopNav.styles.ts';

/** A link of the navigation. */
export interface NavigationLink {
  label: string;
  href: string;
  /** Links that belong under this one, such as the categories. */
  links?: readonly NavigationLink[] | undefined;
}

/** Where the fixed entries of a {@link TopNav} lead. */
export interface TopNavHrefs {
  /** The logo. */
  welcome: string;
  logIn: string;
  signUp: string;
  wishlist: string;
  profile: string;
  dashboard: string;
  orders: string;
}

export interface TopNavProps extends Omit<ComponentPropsWithoutRef<'header'>, 'children'> {
  /** The main links: `Explore`, `Categories` with its own links, `Become a seller`. */
  links: readonly NavigationLink[];
  hrefs: TopNavHrefs;
  /** The `href` of the page being shown. */
  current?: string | undefined;
  /** Who is signed in; nothing when nobody is. */
  person?: Pick<PersonSummary, 'fullname' | 'avatar'> | null | undefined;
  /** While it is not known who is signed in, neither a person nor the ways to become one are shown. Defaults to false. */
  isLoading?: boolean | undefined;
  /** How many services the wishlist holds. Defaults to 0, which shows no badge. */
  wishlistCount?: number | undefined;
  /** A `SearchField`: in the bar, under 1024 px in a row of its own. Defaults to none. */
  search?: ReactNode;
  onLogOut: () => void;
}

/**
 * The bar at the top of every page. Under 768 px its links move into a drawer; under 1024 px, where
 * it is higher for a search, it does not stay in sight.
 */
export function TopNav(props: TopNavProps) {
  const {
    links,
    hrefs,
    current,
    person,
    isLoading = false,
    wishlistCount = 0,
    search,
    onLogOut,
    ...barProps
  } = props;
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const personLinks = [
    { label: 'Profile', href: hrefs.profile },
    { label: 'Dashboard', href: hrefs.dashboard },
    { label: 'Orders', href: hrefs.orders },
  ];

  return (
    <Bar {...barProps}>
      <div>
        <Hamburger
          type="button"
          aria-label="Menu"
          aria-haspopup="dialog"
          aria-expanded={isDrawerOpen}
          onClick={() => setIsDrawerOpen(true)}
        />
        <Logo href={hrefs.welcome} />
        <MainLinks aria-label="Main">
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <Link href={link.href} aria-current={link.href === current ? 'page' : undefined}>
                  {link.label}
                </Link>
                {link.links && <SubLinks label={link.label} links={link.links} />}
              </li>
            ))}
          </ul>
        </MainLinks>
        {search && <SearchPlace>{search}</SearchPlace>}
        <PersonLinks>
          {person && (
            <>
              <WishlistSign>
                <Link href={hrefs.wishlist}>
                  <Icon of={Heart} />
                  <VisuallyHidden>Wishlist</VisuallyHidden>
                  {wishlistCount > 0 && (
                    <>
                      {' '}
                      <em>{wishlistCount > 99 ? '99+' : wishlistCount}</em>
                    </>
                  )}
                </Link>
              </WishlistSign>
              <Menu
                label="Your account"
                trigger={
                  <PersonButton type="button">
                    <Avatar name={person.fullname} picture={person.avatar} />
                    <span>{toFirstWord(person.fullname)}</span>
                  </PersonButton>
                }
                items={[
                  ...personLinks,
                  { label: 'Log Out', onSelect: onLogOut, isDangerous: true },
                ]}
              />
            </>
          )}
          {!person && !isLoading && (
            <VisitorLinks data-visitor>
              <LinkButton href={hrefs.signUp} variant="quiet">
                Sign Up
              </LinkButton>
              <LinkButton href={hrefs.logIn} variant="primary">
                Log In
              </LinkButton>
            </VisitorLinks>
          )}
        </PersonLinks>
      </div>
      {isDrawerOpen && (
        <Drawer
          welcomeHref={hrefs.welcome}
          links={links}
          current={current}
          personLinks={person ? personLinks : []}
          onLogOut={onLogOut}
          onClose={() => setIsDrawerOpen(false)}
        />
      )}
    </Bar>
  );
}

function SubLinks({ label, links }: { label: string; links: readonly NavigationLink[] }) {
  return (
    <Menu
      label={label}
      trigger={
        <More type="button" aria-label={`All under ${label}`}>
          <Icon of={ChevronDown} size="small" />
        </More>
      }
      items={links}
    />
  );
}

const toFirstWord = (fullname: string) => fullname.trim().split(/\s+/)[0] || 'You';
