import type { Service } from '@market/api';
import {
  Avatar,
  Link,
  PageColumns,
  PriceCard,
  RatingStars,
  SellerCard,
  ServiceGallery,
} from '@market/ui';
import { paths } from '../../../routing/paths.ts';
import { useMarketSettings } from '../../../shared/useMarketSettings.ts';
import { useSignedInPerson } from '../../people/session.ts';
import { ReportButton } from '../../people/report/ReportButton.tsx';
import { useStanding } from '../../people/useStanding.tsx';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { ServiceReviews } from './ServiceReviews.tsx';
import { Description, Report, ServiceFacts, ServiceText } from './ServiceScreen.styles.ts';
import { toExplorePath } from '../serviceFilter.ts';
import { LateServices } from './LateServices.tsx';
import { ListingDetails } from './ListingDetails.tsx';
import { PackageChoice } from './PackageChoice.tsx';
import { useAddToWishlist } from './useAddToWishlist.ts';
import { useChoice } from './useChoice.ts';
import { useKept } from './useKept.ts';
import { useCategories } from '../useCategories.ts';
import { texts } from './texts.ts';

interface ServiceDetailsProps {
  service: Service;
}

/** A service that has loaded: its pictures and text, and beside them what people can do. */
export function ServiceDetails({ service }: ServiceDetailsProps) {
  const { _id, title, category, ratings, numOfReviews, images, user, seller } = service;
  const { listing, availability } = service;
  const kept = useKept(_id);
  const isInWishlist = kept !== undefined;
  const choosing = useChoice(service, kept);
  const { choice, isChanged } = choosing;
  const { add, isAdding } = useAddToWishlist(_id, { choice, isInWishlist });
  const owner = user[0];
  const standing = useStanding(owner?._id, service.sellerVerifiedAt ?? null);
  const { nameOf } = useCategories();
  const person = useSignedInPerson();
  const { hasFeature } = useMarketSettings();
  const isOwn = owner !== undefined && owner._id === person?._id;
  const sellerName = owner?.fullname ?? seller ?? texts.unknownSeller;

  return (
    <>
      <PageColumns
        aside={
          <>
            <PriceCard
              price={choosing.total}
              rating={ratings}
              reviewCount={numOfReviews}
              isInWishlist={isInWishlist}
              isChanged={isChanged}
              isAdding={isAdding}
              onAdd={() => void add()}
              editHref={isOwn ? paths.editService(_id) : undefined}
              hasExtras={Boolean(listing?.extras.length)}
            >
              {listing && (
                <PackageChoice listing={listing} availability={availability} choosing={choosing} />
              )}
            </PriceCard>
            {owner && (
              <SellerCard
                person={{ ...owner, bio: owner.bio || service.sellerBio }}
                profileHref={paths.person(owner._id)}
                badge={standing?.badge}
                facts={standing?.facts}
                askHref={hasFeature('messages') && !isOwn ? paths.askAbout(_id) : undefined}
              />
            )}
            {!isOwn && hasFeature('messages') && (
              <Report>
                <ReportButton kind="service" subject={_id} />
              </Report>
            )}
          </>
        }
        below={
          <ServiceText as="div">
            {listing && <ListingDetails listing={listing} choosing={choosing} />}
            <ServiceReviews service={service} isOwn={isOwn} />
          </ServiceText>
        }
      >
        <PageTitle>{title}</PageTitle>
        <ServiceText>
          <h1>{title}</h1>
          <ServiceFacts>
            <Avatar name={sellerName} picture={owner?.avatar} size="medium" />
            {owner ? <Link href={paths.person(owner._id)}>{sellerName}</Link> : <b>{sellerName}</b>}
            <Link href={toExplorePath({ category })}>{nameOf(category)}</Link>
            <RatingStars variant="compact" rating={ratings} reviewCount={numOfReviews} />
          </ServiceFacts>
          <ServiceGallery images={images} title={title} />
          <section>
            <h2>{texts.about}</h2>
            <Description>{service.description}</Description>
          </section>
        </ServiceText>
      </PageColumns>
      {hasFeature('discovery') && <LateServices key={_id} id={_id} />}
    </>
  );
}
