'use client';

import type { ComponentPropsWithoutRef } from 'react';
import { Avatar } from '../../data/Avatar/Avatar.tsx';
import type { PersonSummary } from '../../entities.ts';
import { formatDate } from '../../formatting/formatDate.ts';
import { LinkButton } from '../../navigation/LinkButton/LinkButton.tsx';
import { SellerActions, SellerCardFrame } from './SellerCard.styles.ts';

export interface SellerCardProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  person: PersonSummary;
  /** Where the seller's public profile is. */
  profileHref: string;
}

/** Who sells a service. `Contact Me` writes a mail; it is left out when the address is unknown. */
export function SellerCard({ person, profileHref, ...cardProps }: SellerCardProps) {
  const { fullname, email, from, bio, avatar, createdAt } = person;

  return (
    <SellerCardFrame {...cardProps}>
      <header>
        <Avatar name={fullname} picture={avatar} size="large" />
        <h2>{fullname || 'Unknown seller'}</h2>
      </header>
      <dl>
        <dt>From</dt>
        <dd>{from || '–'}</dd>
        <dt>Member Since</dt>
        <dd>{formatDate(createdAt)}</dd>
        <dt>Bio</dt>
        <dd data-wide>{bio || 'No Bio Available'}</dd>
      </dl>
      <SellerActions>
        {email && <LinkButton href={`mailto:${email}`}>Contact Me</LinkButton>}
        <LinkButton href={profileHref}>View Profile</LinkButton>
      </SellerActions>
    </SellerCardFrame>
  );
}
