'use client';

import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react';
import { Button } from '../../inputs/Button/Button.tsx';
import { Link } from '../../navigation/Link/Link.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { FooterFrame } from './Footer.styles.ts';

export interface FooterProps extends Omit<ComponentPropsWithoutRef<'footer'>, 'children'> {
  /** Where the logo and the five social signs lead. */
  welcomeHref: string;
  /** What people can set for the whole site, such as a `ThemeSwitch`. */
  settings?: ReactNode;
}

const networks = [
  {
    name: 'Facebook',
    sign: 'M14.5 21v-8h2.7l.5-3.3h-3.2V7.8c0-1 .5-1.7 1.9-1.7h1.5V3.2C15 2.7 11 2.8 11 7v2.7H8V13h3v8',
  },
  { name: 'Twitter', sign: 'M4 4l16 16M20 4 4 20' },
  {
    name: 'Instagram',
    sign: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm4 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm5-1v.1',
  },
  { name: 'LinkedIn', sign: 'M5 10v10M5 5v.1M10 20V10m0 4.5a3.5 3.5 0 0 1 9 0V20' },
  {
    name: 'YouTube',
    sign: 'M6 5h12a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zm4 4.5v5l4.5-2.5z',
  },
] as const;

/** The end of every page. Its newsletter form is only for show and does nothing yet. */
export function Footer({ welcomeHref, settings, ...footerProps }: FooterProps) {
  const emailId = useId();

  return (
    <FooterFrame {...footerProps}>
      <div>
        <div>
          <Logo href={welcomeHref} />
          <ul>
            {networks.map(({ name, sign }) => (
              <li key={name}>
                <Link href={welcomeHref} aria-label={name}>
                  <svg viewBox="0 0 24 24" aria-hidden>
                    <path d={sign} />
                  </svg>
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <form aria-label="Newsletter" onSubmit={(event) => event.preventDefault()}>
          <label htmlFor={emailId}>Newsletter</label>
          <input id={emailId} type="email" placeholder="Your email" autoComplete="email" />
          <Button type="submit">Subscribe</Button>
        </form>
        <small>©2021 market. All rights reserved.</small>
        {settings && <div>{settings}</div>}
      </div>
    </FooterFrame>
  );
}
