import type { Profile } from '@market/api';
import {
  EmptyState,
  LinkButton,
  PageHeader,
  PageLayout,
  ServiceCard,
  ServiceGrid,
  ServiceGridSkeleton,
} from '@market/ui';
import { useParams } from '../../../routing/router.ts';
import { toCoverUrgency } from '../../pictures/coverUrgency.ts';
import { useGetPersonQuery } from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { ProfileCard, ProfileCardSkeleton } from '../ProfileCard.tsx';
import { SectionTitle } from '../ProfileCard.styles.ts';
import { QueryView } from '../../../shared/QueryView.tsx';
import { PageTitle } from '../../../routing/PageTitle.tsx';

/** What everybody may see of somebody. */
export function PersonScreen() {
  const { id = '' } = useParams();
  const person = useGetPersonQuery({ id });

  return (
    <PageLayout>
      <QueryView
        query={person}
        loading={<PersonSkeleton />}
        waiting="Loading the profile"
        failure="The profile could not be loaded."
        heading="Profile"
        missing={<NoSuchPerson />}
      >
        {({ user }) => <PublicProfile profile={user} />}
      </QueryView>
    </PageLayout>
  );
}

function PublicProfile({ profile }: { profile: Profile }) {
  const { fullname, email, services } = profile;
  return (
    <>
      <PageTitle>{fullname}</PageTitle>
      <ProfileCard
        person={profile}
        actions={
          email && (
            <LinkButton href={`mailto:${email}`} variant="primary">
              Message
            </LinkButton>
          )
        }
      />
      <SectionTitle>Services</SectionTitle>
      {services.length === 0 ? (
        <EmptyState
          title={`${fullname} offers nothing at the moment.`}
          text="Somebody else may do just what you need."
          action={<LinkButton href={paths.home}>Explore services</LinkButton>}
        />
      ) : (
        <ServiceGrid>
          {services.map((service, index) => (
            <ServiceCard
              key={service._id}
              service={{ ...service, user: [profile] }}
              href={paths.service(service._id)}
              {...toCoverUrgency(index)}
            />
          ))}
        </ServiceGrid>
      )}
    </>
  );
}

function PersonSkeleton() {
  return (
    <>
      <ProfileCardSkeleton />
      <ServiceGridSkeleton count={4} />
    </>
  );
}

function NoSuchPerson() {
  return (
    <>
      <PageTitle>Nobody is here</PageTitle>
      <PageHeader title="Nobody is here." />
      <EmptyState
        title="This person does not exist, or has left."
        action={<LinkButton href={paths.home}>Explore services</LinkButton>}
      />
    </>
  );
}
