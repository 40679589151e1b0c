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
import { useGetPersonQuery, useListServicesOfQuery } from '../../../backend/market.ts';
import { ListPager } from '../../../routing/ListPager.tsx';
import { paths } from '../../../routing/paths.ts';
import { useCursor } from '../../../routing/useCursor.ts';
import { ProfileCard, ProfileCardSkeleton } from '../ProfileCard.tsx';
import { useStanding } from '../useStanding.tsx';
import { ReportButton } from '../report/ReportButton.tsx';
import { ReviewLists, SectionTitle, ServicePages } from '../ProfileCard.styles.ts';
import { useSignedInPerson } from '../session.ts';
import { QueryView, withFirstPage } from '../../../shared/QueryView.tsx';
import { useMarketSettings } from '../../../shared/useMarketSettings.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { PersonReviews } from './PersonReviews.tsx';
import { texts } from './texts.ts';

const servicesId = 'services';

/** What everybody may see of somebody. */
export function PersonScreen() {
  const { id = '' } = useParams();
  const person = useGetPersonQuery({ id });

  return (
    <PageLayout>
      <QueryView
        query={person}
        loading={<PersonSkeleton />}
        waiting={texts.waiting}
        failure={texts.failure}
        heading={texts.page}
        missing={<NoSuchPerson />}
      >
        {({ user }) => <PublicProfile profile={user} />}
      </QueryView>
    </PageLayout>
  );
}

function PublicProfile({ profile }: { profile: Profile }) {
  const { fullname, email } = profile;
  const { cursor } = useCursor('services');
  const otherPages = useListServicesOfQuery({ id: profile._id, cursor }, { skip: !cursor });
  const first = {
    services: profile.services,
    nextCursor: profile.nextServices,
    previousCursor: null,
  };
  const standing = useStanding(profile._id, profile.verifiedAt ?? null);
  const { hasFeature } = useMarketSettings();
  const isOwn = useSignedInPerson()?._id === profile._id;
  // People who have never written to each other do so about a service.
  const [asked] = profile.services;
  const canAsk = asked !== undefined && hasFeature('messages') && !isOwn;
  return (
    <>
      <PageTitle>{fullname}</PageTitle>
      <ProfileCard
        person={profile}
        standing={standing}
        actions={
          <>
            {canAsk && (
              <LinkButton href={paths.askAbout(asked._id)} variant="primary">
                {texts.ask}
              </LinkButton>
            )}
            {email && (
              <LinkButton href={`mailto:${email}`} variant={canAsk ? undefined : 'primary'}>
                {texts.message}
              </LinkButton>
            )}
            {!isOwn && hasFeature('messages') && (
              <ReportButton kind="person" subject={profile._id} />
            )}
          </>
        }
      />
      <SectionTitle id={servicesId}>{texts.services.heading}</SectionTitle>
      {profile.services.length === 0 ? (
        <EmptyState
          level={3}
          title={texts.none.title(fullname)}
          text={texts.none.text}
          action={<LinkButton href={paths.home}>{texts.explore}</LinkButton>}
        />
      ) : (
        <QueryView
          query={withFirstPage(first, otherPages, cursor !== undefined)}
          loading={null}
          waiting={texts.services.waiting}
          failure={texts.services.failure}
        >
          {(page) => (
            <ServicePages>
              <ServiceGrid>
                {page.services.map((service, index) => (
                  <ServiceCard
                    key={service._id}
                    service={{ ...service, user: [profile] }}
                    href={paths.service(service._id)}
                    packagesCount={service.packagesCount}
                    {...toCoverUrgency(index)}
                  />
                ))}
              </ServiceGrid>
              <ListPager
                page={page}
                name="services"
                start={`#${servicesId}`}
                label={texts.services.pages}
              />
            </ServicePages>
          )}
        </QueryView>
      )}
      {hasFeature('verifiedReviews') && (
        <ReviewLists>
          <PersonReviews person={profile} as="seller" />
          <PersonReviews person={profile} as="buyer" />
        </ReviewLists>
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
      <PageTitle>{texts.missing.page}</PageTitle>
      <PageHeader title={texts.missing.heading} />
      <EmptyState
        title={texts.missing.title}
        action={<LinkButton href={paths.home}>{texts.explore}</LinkButton>}
      />
    </>
  );
}
