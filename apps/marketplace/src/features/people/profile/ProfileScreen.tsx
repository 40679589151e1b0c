import {
  Alert,
  EmptyState,
  LinkButton,
  PageLayout,
  ServiceCard,
  ServiceGrid,
  ServiceGridSkeleton,
} from '@market/ui';
import { type Location, useLocation } from '../../../routing/router.ts';
import { useListMyServicesQuery } from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { ProfileCard } from '../ProfileCard.tsx';
import { ProfileNews, SectionTitle } from '../ProfileCard.styles.ts';
import { QueryView } from '../../../shared/QueryView.tsx';
import { useSignedInPerson } from '../session.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';

/** The result of updating the profile, in the server's words. */
function readMessage({ state }: Location): string | undefined {
  const message: unknown = (state as Record<string, unknown> | null)?.['message'];
  return typeof message === 'string' ? message : undefined;
}

/** The own profile. */
export function ProfileScreen() {
  const person = useSignedInPerson();
  const message = readMessage(useLocation());
  const myServices = useListMyServicesQuery();

  if (!person) return null;
  return (
    <PageLayout>
      <PageTitle>Profile</PageTitle>
      {message && (
        <ProfileNews role="status">
          <Alert tone="info">{message}</Alert>
        </ProfileNews>
      )}
      <ProfileCard
        person={person}
        actions={
          <>
            <LinkButton href={paths.updateProfile} variant="primary">
              Update Profile
            </LinkButton>
            <LinkButton href={paths.updatePassword}>Change Password</LinkButton>
            <LinkButton href={paths.sessions} variant="quiet">
              Sessions
            </LinkButton>
            <LinkButton href={paths.myOrders} variant="quiet">
              My Orders
            </LinkButton>
            <LinkButton href={paths.dashboard} variant="quiet">
              DashBoard
            </LinkButton>
          </>
        }
      />
      <SectionTitle>My services:</SectionTitle>
      <QueryView
        query={myServices}
        loading={<ServiceGridSkeleton count={4} />}
        waiting="Loading services"
        failure="Your services could not be loaded."
      >
        {({ services }) =>
          services.length === 0 ? (
            <EmptyState
              title="You offer nothing yet."
              text="What are you good at? Somebody is looking for it."
              action={<LinkButton href={paths.newService}>Become a seller</LinkButton>}
            />
          ) : (
            <ServiceGrid>
              {services.map((service) => (
                <ServiceCard
                  key={service._id}
                  service={{ ...service, user: [person] }}
                  href={paths.service(service._id)}
                />
              ))}
            </ServiceGrid>
          )
        }
      </QueryView>
    </PageLayout>
  );
}
