import { createId, findService, personOf } from '../testing/PretendedMarket.ts';
import type { PretendedMarket, Replies } from '../testing/PretendedMarket.ts';
import { createRefusal } from '../testing/answers.ts';
import { pageOf } from '../testing/pageOf.ts';
import { samplePeople } from '../people/samples.ts';
import type { Review, ReviewSort, Service, ServiceSummary } from './calls.ts';
import type { Draft } from './draftCalls.ts';
import type { Listing } from './listing.ts';
import { listingSchema } from './listing.ts';
import {
  createPlainListing,
  emptyDraftContent,
  openForOrders,
  sampleListing,
} from './listingSamples.ts';
import { sampleRankedPlace, sampleRanking } from './rankingSamples.ts';
import { findServices, guessWords, suggest } from './findServices.ts';
import { createDraft, createReview, createService, createServiceList } from './samples.ts';

/** How a service of a pretended backend is sold: those with packages have all there is. */
export const listingOf = ({ packagesCount = 1, price }: ServiceSummary): Listing =>
  packagesCount > 1 ? sampleListing : createPlainListing(price);

/** Since when services are held back there. */
const heldAt = '2026-11-21T09:00:00.000Z';
/** What comes first in a list of reviews; those of the same rank stay as they are. */
const rankOf = ({ rating, helpfulCount = 0 }: Review, sort: ReviewSort): number =>
  ({ newest: 0, helpful: helpfulCount, highest: rating, lowest: -rating })[sort];

/** What those think who have bought it. */
function verifiedOf(reviews: readonly Review[]) {
  const verified = reviews.filter(({ isVerified, removal }) => isVerified && !removal);
  const sum = verified.reduce((total, { rating }) => total + rating, 0);
  return {
    numOfVerified: verified.length,
    verifiedRatings: verified.length === 0 ? 0 : sum / verified.length,
  };
}

/** How a pretended backend answers the calls about services and their reviews. */
export function createServiceReplies(market: PretendedMarket) {
  const toService = (summary: ServiceSummary): Service => {
    const reviews = summary.numOfReviews > 0 ? market.reviews : [];
    const { page, cursors } = pageOf(reviews);
    return createService({
      ...summary,
      sellerBio: summary.user[0]?.bio ?? '',
      reviews: page,
      nextReviews: cursors.nextCursor,
      ratingCounts: [1, 2, 3, 4, 5].map(
        (stars) => reviews.filter(({ rating, removal }) => rating === stars && !removal).length,
      ),
      ...verifiedOf(reviews),
      listing: listingOf(summary),
      availability: { ...openForOrders, state: summary.isPaused ? 'paused' : 'open' },
    });
  };
  const findDraft = (id: string) => market.serviceDrafts.find(({ _id }) => _id === id);
  const keepDraft = (draft: Draft) => {
    market.serviceDrafts = [draft, ...market.serviceDrafts.filter(({ _id }) => _id !== draft._id)];
    return { draft };
  };
  const listServices = (cursor: string | undefined) => {
    const { page, cursors } = pageOf(market.services, cursor);
    return { services: page, ...cursors, servicesCount: market.services.length };
  };

  return {
    listServices: (request) => {
      const { page } = request;
      const { found, facets } = findServices(
        market.services,
        request,
        listingOf,
        () => market.score.standing.level,
      );
      return createServiceList(found.slice((page - 1) * 8, page * 8), {
        servicesCount: market.services.length,
        filteredServiceCount: found.length,
        ...(request.facets && { facets }),
        ...(request.facets &&
          found.length === 0 && { didYouMean: guessWords(market.services, request) }),
      });
    },
    getService: ({ id }) => {
      const service = findService(market, id);
      return service ? { service: toService(service) } : createRefusal('serviceNotFound');
    },
    suggestServices: ({ q }) => suggest(market, q),
    listSimilar: ({ id }) => {
      const service = findService(market, id);
      if (!service) return createRefusal('serviceNotFound');
      const similar = market.services.filter(
        ({ _id, category }) => _id !== id && category === service.category,
      );
      return { services: similar.slice(0, 8) };
    },
    listCards: ({ ids }) => ({ services: ids.flatMap((id) => findService(market, id) ?? []) }),
    getRanking: () => ({ ranking: sampleRanking }),
    explainRanking: ({ id, keyword = '' }) => {
      const service = findService(market, id);
      if (!service) return createRefusal('serviceNotFound');
      const isFound = service.title.toLowerCase().includes(keyword.trim().toLowerCase());
      return { found: isFound ? sampleRankedPlace : null };
    },
    listHeldServices: ({ state, cursor }) => {
      const { page, cursors } = pageOf(
        market.services.filter(({ held }) => held === state),
        cursor,
      );
      const services = page.map((service) => ({ _id: service._id, service, heldAt }));
      return { services, ...cursors };
    },
    inspectService: ({ id }) => {
      const service = findService(market, id);
      if (!service) return createRefusal('serviceNotFound');
      return { service: toService(service), heldAt: service.held ? heldAt : null };
    },
    decideService: ({ id, action, seen }) => {
      const service = findService(market, id);
      if (!service) return createRefusal('serviceNotFound');
      if ((service.held ? heldAt : null) !== seen) return createRefusal('decidedMeanwhile');
      const held = { approve: undefined, show: undefined, return: 'returned', hide: 'hidden' };
      market.services = market.services.map((one) => {
        const { held: _held, ...shown } = one;
        const state = held[action];
        return one === service ? { ...shown, ...(state && { held: state }) } : one;
      });
      return {};
    },
    listReviews: ({ id, cursor, sort = 'newest', stars, verified = false }) => {
      if (!findService(market, id)) return createRefusal('serviceNotFound');
      const isSifted = stars !== undefined || verified;
      const found = market.reviews
        .filter(
          ({ rating, isVerified, removal }) =>
            (!isSifted || !removal) &&
            (stars === undefined || rating === stars) &&
            (!verified || isVerified),
        )
        .toSorted((one, other) => rankOf(other, sort) - rankOf(one, sort));
      const { page, cursors } = pageOf(found, cursor);
      return { reviews: page, ...cursors };
    },
    listMyServices: ({ cursor }) => listServices(cursor),
    listServicesOf: ({ id, cursor }) =>
      [personOf(market), ...samplePeople].some(({ _id }) => _id === id)
        ? listServices(cursor)
        : createRefusal('personNotFound'),
    createService: ({ images, description, ...fields }) => {
      const service = createService({
        ...fields,
        _id: createId(market, 'service'),
        description,
        images: images.map((url) => ({ url })),
        user: [personOf(market)],
        ratings: 0,
        numOfReviews: 0,
        reviews: [],
      });
      market.services = [service, ...market.services];
      return { service };
    },
    updateService: ({ id, title, price, category, images }) => {
      const service = findService(market, id);
      if (!service) return createRefusal('serviceNotFound');
      const changed = {
        title: title ?? service.title,
        price: price ?? service.price,
        category: category ?? service.category,
        images: images?.map((url) => ({ url })) ?? service.images,
      };
      market.services = market.services.map((one) =>
        one === service ? { ...one, ...changed } : one,
      );
      return {};
    },
    pauseService: ({ id, isPaused }) => {
      if (!findService(market, id)) return createRefusal('serviceNotFound');
      market.services = market.services.map((one) => (one._id === id ? { ...one, isPaused } : one));
      return {};
    },
    listDrafts: () => ({ drafts: market.serviceDrafts }),
    getDraft: ({ id }) => {
      const draft = findDraft(id);
      return draft ? { draft } : createRefusal('draftNotFound');
    },
    createDraft: ({ service: serviceId }) => {
      if (serviceId === undefined) {
        const _id = createId(market, 'draft');
        return keepDraft(createDraft({ _id, content: emptyDraftContent, images: [] }));
      }
      const service = findService(market, serviceId);
      if (!service) return createRefusal('serviceNotFound');
      const { title, category, images } = service;
      const content = { ...createDraft().content, title, category, ...listingOf(service) };
      const known = market.serviceDrafts.find((draft) => draft.service === serviceId);
      const _id = known?._id ?? createId(market, 'draft');
      return keepDraft(known ?? createDraft({ _id, service: serviceId, content, images }));
    },
    saveDraft: ({ id, content, images }) => {
      const draft = findDraft(id);
      if (!draft) return createRefusal('draftNotFound');
      const kept = images.flatMap(({ public_id, alt }) =>
        draft.images
          .filter((image) => (image.public_id ?? image.url) === public_id)
          .map((image) => ({ ...image, alt })),
      );
      return keepDraft({ ...draft, content, images: kept });
    },
    addDraftPictures: ({ id, images }) => {
      const draft = findDraft(id);
      if (!draft) return createRefusal('draftNotFound');
      const added = images.map((url) => ({ url, public_id: createId(market, 'picture'), alt: '' }));
      return keepDraft({ ...draft, images: [...draft.images, ...added] });
    },
    publishDraft: ({ id }) => {
      const draft = findDraft(id);
      if (!draft) return createRefusal('draftNotFound');
      const { content, images, service: serviceId } = draft;
      const listing = listingSchema.safeParse(content);
      if (!content.title || !listing.success) {
        const fields = content.title
          ? Object.fromEntries(
              (listing.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
            )
          : { title: 'please enter service title!' };
        return createRefusal('invalidRequest', Object.values(fields), fields);
      }
      const service = createService({
        ...findService(market, serviceId ?? ''),
        _id: serviceId ?? createId(market, 'service'),
        title: content.title,
        category: content.category,
        description: content.description,
        price: listing.data.packages[0]?.price ?? 0,
        packagesCount: listing.data.packages.length,
        images,
        listing: listing.data,
        user: [personOf(market)],
      });
      market.services = [service, ...market.services.filter(({ _id }) => _id !== service._id)];
      market.serviceDrafts = market.serviceDrafts.filter(({ _id }) => _id !== id);
      return { service };
    },
    deleteDraft: ({ id }) => {
      market.serviceDrafts = market.serviceDrafts.filter(({ _id }) => _id !== id);
      return {};
    },
    deleteService: ({ id }) => {
      market.services = market.services.filter(({ _id }) => _id !== id);
      return { message: 'successfully deleted the service' };
    },
    reviewService: ({ rating, comment }) => {
      if (market.about?.reviews?.openTo === 'buyers') return createRefusal('buyersOnly');
      const { _id, avatar, fullname } = personOf(market);
      const review = createReview({ user: { _id, avatar }, name: fullname, rating, comment });
      market.reviews = [review, ...market.reviews.filter(({ user }) => user?._id !== _id)];
      return {};
    },
  } satisfies Partial<Replies>;
}
