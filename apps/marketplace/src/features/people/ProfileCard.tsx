import type { Person } from '@market/api';
import { Avatar, formatDate, Skeleton, useMarket } from '@market/ui';
import type { ReactNode } from 'react';
import {
  Bio,
  ProfileActions,
  ProfileFacts,
  ProfilePanel,
  ProfileText,
} from './ProfileCard.styles.ts';
import { texts } from './texts.ts';
import type { useStanding } from './useStanding.tsx';

interface ProfileCardProps {
  person: Person;
  /** What can be done here: buttons and links. */
  actions: ReactNode;
  /** What is known of how they sell. Defaults to nothing. */
  standing?: ReturnType<typeof useStanding>;
}

/** Who somebody is. */
export function ProfileCard({ person, actions, standing }: ProfileCardProps) {
  const market = useMarket();
  const { fullname, email, from, bio, avatar, createdAt } = person;

  return (
    <ProfilePanel>
      <Avatar name={fullname} picture={avatar} size="huge" />
      <ProfileText>
        <h1>{fullname}</h1>
        {standing?.badge}
        <ProfileFacts>
          <div>
            <dt>{texts.email}</dt>
            <dd>{email}</dd>
          </div>
          <div>
            <dt>{texts.from}</dt>
            <dd>{from || texts.nothing}</dd>
          </div>
          <div>
            <dt>{texts.joinedOn}</dt>
            <dd>{formatDate(createdAt, market)}</dd>
          </div>
          {standing?.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </ProfileFacts>
        <Bio>{bio || texts.noBio}</Bio>
        <ProfileActions>{actions}</ProfileActions>
      </ProfileText>
    </ProfilePanel>
  );
}

/** The shape of a profile that is still loading. */
export function ProfileCardSkeleton() {
  return (
    <ProfilePanel>
      <Skeleton width="7rem" height="7rem" radius="999px" />
      <ProfileText aria-hidden>
        <Skeleton width="min(16rem, 80%)" height="2.25rem" />
        <Skeleton width="min(24rem, 100%)" height="2.75rem" />
        <Skeleton height="3rem" />
        <Skeleton width="9rem" height="2.75rem" />
      </ProfileText>
    </ProfilePanel>
  );
}
