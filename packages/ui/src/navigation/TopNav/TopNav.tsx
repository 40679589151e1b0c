'use client';

import ChevronDown from 'lucide-react/icons/chevron-down';
import Heart from 'lucide-react/icons/heart';
import { type ComponentPropsWithRef, forwardRef, type ReactNode, useState } from 'react';
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
import { formatFigures } from '../../formatting/formatFigures.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { topNavTexts } from './TopNav.texts.ts';

/** A link of the navigation. */
export interface NavigationLink {
  label: string;
  href: string;
  /** Links that belong under this one, such as the categories. */
  links?: readonly NavigationLink[] | undefined;
}

/** Where the fixed entries of a {@link TopNav} lead. What has no address is left out. */
export interface TopNavHrefs {
  /** The logo. */
  welcome: string;
  logIn?: string | undefined;
  signUp?: string | undefined;
  wishlist?: string | undefined;
  profile?: string | undefined;
  dashboard?: string | undefined;
  orders?: string | undefined;
  messages?: string | undefined;
  /** A page that logs out; `onLogOut` does it in place. */
  logOut?: string | undefined;
}

export interface TopNavProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** The main links: `Explore`, `Categories` with its own links, `Become a seller`. */
  links: readonly NavigationLink[];
  hrefs: TopNavHrefs;
  /** Defaults to the `Logo` of the library, which leads to `hrefs.welcome`. */
  logo?: ReactNode;
  /** The `href` of the page being shown. */
  current?: string | undefined;
  /** The links in the menu of who is signed in. Defaults to profile, dashboard, orders and messages. */
  personLinks?: readonly NavigationLink[] | undefined;
  /** Who is signed in; nothing when nobody is. */
  person?: Pick<PersonSummary, 'fullname' | 'avatar'> | null | undefined;
  /** While it is not known who is signed in, neither a person nor the ways to become one are shown. Defaults to false. */
  isLoading?: boolean | undefined;
  /** How many services the wishlist holds. Defaults to 0, which shows no badge. */
  wishlistCount?: number | undefined;
  /** A `SearchField`: in the bar, under 1024 px in a row of its own. Defaults to none. */
  search?: ReactNode;
  /** What stands before the person, such as a bell. */
  actions?: ReactNode;
  onLogOut?: (() => void) | undefined;
}

/**
 * The bar at the top of every page. Under 768 px its links move into a drawer; under 1024 px, where
 * it is higher for a search, it does not stay in sight.
 */
export const TopNav = forwardRef<HTMLElement, TopNavProps>(function TopNav(props, ref) {
  const { links, hrefs, logo = <Logo href={hrefs.welcome} />, current, person, ...others } = props;
  const { personLinks: givenLinks, isLoading = false, wishlistCount = 0, ...more } = others;
  const { search, actions, onLogOut, ...barProps } = more;
  const { locale } = useMarket();
  const texts = useTexts('TopNav', topNavTexts);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const personLinks = [
    ...(givenLinks ?? [
      ...toLink(texts.profile, hrefs.profile),
      ...toLink(texts.dashboard, hrefs.dashboard),
      ...toLink(texts.orders, hrefs.orders),
      ...toLink(texts.messages, hrefs.messages),
    ]),
    ...toLink(texts.logOut, hrefs.logOut),
  ];

  return (
    <Bar {...barProps} ref={ref}>
      <div>
        <Hamburger
          type="button"
          aria-label={texts.menu}
          aria-haspopup="dialog"
          aria-expanded={isDrawerOpen}
          onClick={() => setIsDrawerOpen(true)}
        />
        {logo}
        <MainLinks aria-label={texts.main}>
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
              {hrefs.wishlist !== undefined && (
                <WishlistSign>
                  <Link href={hrefs.wishlist}>
                    <Icon of={Heart} />
                    <VisuallyHidden>{texts.wishlist}</VisuallyHidden>
                    {wishlistCount > 0 && (
                      <>
                        {' '}
                        <em>
                          {formatFigures(Math.min(wishlistCount, 99), locale)}
                          {wishlistCount > 99 && '+'}
                        </em>
                      </>
                    )}
                  </Link>
                </WishlistSign>
              )}
              {actions}
              <Menu
                label={texts.account}
                trigger={
                  <PersonButton type="button">
                    <Avatar name={person.fullname} picture={person.avatar} />
                    <span>{toFirstWord(person.fullname) || texts.you}</span>
                  </PersonButton>
                }
                items={[
                  ...personLinks,
                  ...(onLogOut
                    ? [{ label: texts.logOut, onSelect: onLogOut, isDangerous: true }]
                    : []),
                ]}
              />
            </>
          )}
          {!person && !isLoading && (
            <VisitorLinks data-visitor>
              {hrefs.signUp !== undefined && (
                <LinkButton href={hrefs.signUp} variant="quiet">
                  {texts.signUp}
                </LinkButton>
              )}
              {hrefs.logIn !== undefined && (
                <LinkButton href={hrefs.logIn} variant="primary">
                  {texts.logIn}
                </LinkButton>
              )}
            </VisitorLinks>
          )}
        </PersonLinks>
      </div>
      {isDrawerOpen && (
        <Drawer
          logo={logo}
          links={links}
          current={current}
          personLinks={person ? personLinks : []}
          onLogOut={onLogOut}
          onClose={() => setIsDrawerOpen(false)}
        />
      )}
    </Bar>
  );
});

function SubLinks({ label, links }: { label: string; links: readonly NavigationLink[] }) {
  const texts = useTexts('TopNav', topNavTexts);

  return (
    <Menu
      label={label}
      trigger={
        <More type="button" aria-label={texts.all(label)}>
          <Icon of={ChevronDown} size="small" />
        </More>
      }
      items={links}
    />
  );
}

const toFirstWord = (fullname: string) => fullname.trim().split(/\s+/)[0];

const toLink = (label: string, href: string | undefined): NavigationLink[] =>
  href === undefined ? [] : [{ label, href }];
