'use client';

import { type ComponentPropsWithRef, forwardRef, Fragment, type ReactNode } from 'react';
import { Avatar } from '../../data/Avatar/Avatar.tsx';
import type { PersonSummary } from '../../entities.ts';
import { formatDate } from '../../formatting/formatDate.ts';
import { LinkButton } from '../../navigation/LinkButton/LinkButton.tsx';
import { SellerActions, SellerCardFrame } from './SellerCard.styles.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { sellerCardTexts } from './SellerCard.texts.ts';

export interface SellerCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  person: PersonSummary;
  /** Where the seller's public profile is. */
  profileHref: string;
  /** Where a question is asked; then that stands first. Without it, there is no such link. */
  askHref?: string | undefined;
  /** Beside the name, such as a `LevelBadge`. */
  badge?: ReactNode;
  /** What else is known of how they sell. Defaults to nothing. */
  facts?: readonly SellerFact[] | undefined;
}

/** Something that is known of a seller. */
export interface SellerFact {
  label: string;
  value: string;
}

/** Who sells a service. `Contact Me` writes a mail; it is left out when the address is unknown. */
export const SellerCard = forwardRef<HTMLDivElement, SellerCardProps>(function SellerCard(
  { person, profileHref, askHref, badge, facts = [], ...cardProps },
  ref,
) {
  const market = useMarket();
  const texts = useTexts('SellerCard', sellerCardTexts);
  const { fullname, email, from, bio, avatar, createdAt } = person;

  return (
    <SellerCardFrame {...cardProps} ref={ref}>
      <header>
        <Avatar name={fullname} picture={avatar} size="large" />
        <h2>{fullname || texts.unknown}</h2>
        {badge}
      </header>
      <dl>
        <dt>{texts.from}</dt>
        <dd>{from || '–'}</dd>
        <dt>{texts.memberSince}</dt>
        <dd>{formatDate(createdAt, market)}</dd>
        {facts.map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
        <dt>{texts.bio}</dt>
        <dd data-wide>{bio || texts.noBio}</dd>
      </dl>
      <SellerActions>
        {askHref !== undefined && <LinkButton href={askHref}>{texts.ask}</LinkButton>}
        {email && <LinkButton href={`mailto:${email}`}>{texts.contact}</LinkButton>}
        <LinkButton href={profileHref}>{texts.profile}</LinkButton>
      </SellerActions>
    </SellerCardFrame>
  );
});
