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
import { useMarketSettings } from '../../../shared/useMarketSettings.ts';
import { QueryView } from '../../../shared/QueryView.tsx';
import { useSignedInPerson } from '../session.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { texts } from './ProfileScreen.texts.ts';

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
  const { market, hasFeature } = useMarketSettings();

  if (!person) return null;
  return (
    <PageLayout>
      <PageTitle>{texts.title}</PageTitle>
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
              {texts.update}
            </LinkButton>
            <LinkButton href={paths.updatePassword}>{texts.changePassword}</LinkButton>
            <LinkButton href={paths.security} variant="quiet">
              {texts.security}
            </LinkButton>
            <LinkButton href={paths.sessions} variant="quiet">
              {texts.sessions}
            </LinkButton>
            {market?.identity && (
              <LinkButton href={paths.identity} variant="quiet">
                {texts.identity}
              </LinkButton>
            )}
            {hasFeature('export') && (
              <LinkButton href={paths.ownData} variant="quiet">
                {texts.ownData}
              </LinkButton>
            )}
            {hasFeature('notifications') && (
              <LinkButton href={paths.notificationChoices} variant="quiet">
                {texts.notifications}
              </LinkButton>
            )}
            {hasFeature('discovery') && (
              <LinkButton href={paths.savedSearches} variant="quiet">
                {texts.searches}
              </LinkButton>
            )}
            <LinkButton href={paths.myOrders} variant="quiet">
              {texts.orders}
            </LinkButton>
            <LinkButton href={paths.dashboard} variant="quiet">
              {texts.dashboard}
            </LinkButton>
          </>
        }
      />
      <SectionTitle>{texts.services}</SectionTitle>
      <QueryView
        query={myServices}
        loading={<ServiceGridSkeleton count={4} />}
        waiting={texts.waiting}
        failure={texts.failure}
      >
        {({ services }) =>
          services.length === 0 ? (
            <EmptyState
              title={texts.none.title}
              text={texts.none.text}
              action={<LinkButton href={paths.newService}>{texts.none.action}</LinkButton>}
            />
          ) : (
            <ServiceGrid>
              {services.map((service) => (
                <ServiceCard
                  key={service._id}
                  service={{ ...service, user: [person] }}
                  href={paths.service(service._id)}
                  packagesCount={service.packagesCount}
                />
              ))}
            </ServiceGrid>
          )
        }
      </QueryView>
    </PageLayout>
  );
}
