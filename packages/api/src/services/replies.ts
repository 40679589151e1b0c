import { createId, findService, personOf } from '../testing/PretendedMarket.ts';
import type { PretendedMarket, Replies } from '../testing/PretendedMarket.ts';
import { createRefusal } from '../testing/answers.ts';
import { pageOf } from '../testing/pageOf.ts';
import { samplePeople } from '../people/samples.ts';
import type { Service, ServiceSummary } from './calls.ts';
import { createReview, createService, createServiceList } from './samples.ts';

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
        (stars) => reviews.filter(({ rating }) => rating === stars).length,
      ),
    });
  };
  const listServices = (cursor: string | undefined) => {
    const { page, cursors } = pageOf(market.services, cursor);
    return { services: page, ...cursors, servicesCount: market.services.length };
  };

  return {
    listServices: ({ keyword = '', category, page, price = {} }) => {
      const { gte = 0, lte = Infinity } = price;
      const found = market.services.filter(
        (service) =>
          service.title.toLowerCase().includes(keyword.toLowerCase()) &&
          (category === undefined || service.category === category) &&
          service.price >= gte &&
          service.price <= lte,
      );
      return createServiceList(found.slice((page - 1) * 8, page * 8), {
        servicesCount: market.services.length,
        filteredServiceCount: found.length,
      });
    },
    getService: ({ id }) => {
      const service = findService(market, id);
      return service ? { service: toService(service) } : createRefusal('serviceNotFound');
    },
    listReviews: ({ id, cursor }) => {
      if (!findService(market, id)) return createRefusal('serviceNotFound');
      const { page, cursors } = pageOf(market.reviews, cursor);
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
    deleteService: ({ id }) => {
      market.services = market.services.filter(({ _id }) => _id !== id);
      return { message: 'successfully deleted the service' };
    },
    reviewService: ({ rating, comment }) => {
      const { _id, avatar, fullname } = personOf(market);
      const review = createReview({ user: { _id, avatar }, name: fullname, rating, comment });
      market.reviews = [review, ...market.reviews.filter(({ user }) => user?._id !== _id)];
      return {};
    },
  } satisfies Partial<Replies>;
}
