import { toExternalLogIn } from '@market/api';
import type { LinkButtonProps } from '@market/ui';
import { host } from '../../../backend/host.ts';
import { LeavingLink } from './IssuerLink.styles.ts';

interface IssuerLinkProps extends Pick<LinkButtonProps, 'isBlock' | 'children'> {
  /** The issuer's id. */
  issuer: string;
  /** The path to go on at. */
  next: string;
  /** Whether it is to be added to the signed-in member's account. Defaults to no. */
  isToLink?: boolean;
}

/** Leads to an issuer, from which the browser comes back. Nothing where site and backend are apart. */
export function IssuerLink({ issuer, next, isToLink, ...look }: IssuerLinkProps) {
  if (!host.startsWith('/')) return null;
  return <LeavingLink {...look} href={`${host}${toExternalLogIn(issuer, next, isToLink)}`} />;
}
