'use client';

import { type ComponentPropsWithRef, forwardRef, type ReactNode } from 'react';
import { Link } from '../../navigation/Link/Link.tsx';
import { FooterFrame } from './Footer.styles.ts';
import { type SocialNetwork, socialSigns } from './socialSigns.ts';

/** Links of a {@link Footer} below one title. */
export interface FooterColumn {
  title: string;
  links: readonly { label: string; href: string }[];
}

/** Where the shop is in a social network. */
export interface SocialLink {
  network: SocialNetwork;
  href: string;
}

export interface FooterProps extends ComponentPropsWithRef<'footer'> {
  /** Usually a `Logo`. */
  logo?: ReactNode;
  /** The signs beside the logo. Defaults to none. */
  social?: readonly SocialLink[] | undefined;
  /** The pages of the shop. Defaults to none. */
  columns?: readonly FooterColumn[] | undefined;
  /** What to do here, such as a newsletter's form with one box and its button. */
  children?: ReactNode;
  /** Such as the copyright and its year. */
  legal?: ReactNode;
  /** What people can set for the whole site, such as a `ThemeSwitch`. */
  settings?: ReactNode;
}

const noLinks: readonly SocialLink[] = [];
const noColumns: readonly FooterColumn[] = [];

/** The end of every page. */
export const Footer = forwardRef<HTMLElement, FooterProps>(function Footer(props, ref) {
  const { logo, social = noLinks, columns = noColumns, children, ...others } = props;
  const { legal, settings, ...footerProps } = others;

  return (
    <FooterFrame {...footerProps} ref={ref}>
      <div>
        {columns.length > 0 && (
          <nav>
            {columns.map(({ title, links }) => (
              <div key={title}>
                <h2>{title}</h2>
                <ul>
                  {links.map(({ label, href }) => (
                    <li key={href}>
                      <Link href={href}>{label}</Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        )}
        <div>
          {logo}
          {social.length > 0 && (
            <ul data-social>
              {social.map(({ network, href }) => (
                <li key={network}>
                  <Link href={href} aria-label={network}>
                    <svg viewBox="0 0 24 24" aria-hidden>
                      <path d={socialSigns[network]} />
                    </svg>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
        {children}
        {legal && <small>{legal}</small>}
        {settings && <div>{settings}</div>}
      </div>
    </FooterFrame>
  );
});
