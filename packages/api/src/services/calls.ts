import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { peopleRefusals } from '../people/refusals.ts';
import { availabilitySchema, listingSchema, priceSchema } from './listing.ts';
import { serviceRefusals } from './refusals.ts';
import { isReadableLine } from '../contract/isReadableLine.ts';
import { cursorSchema, pageAnswer, pageRequest } from '../contract/paging.ts';
import { personSchema } from '../contract/person.ts';
import {
  doneSchema,
  idSchema,
  imageDataUrlSchema,
  imageSchema,
  momentSchema,
  picturesSchema,
  rupeesSchema,
} from '../contract/values.ts';

/**
 * The slug of a category, such as `Web-Programming`. Which ones there are says `getMarket`; without it
 * the four of `categories`.
 *
 * @see Specification, K1
 */
export const categorySchema = z
  .string()
  .check(z.maxLength(60), z.regex(/^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u));
/**
 * The slug of a category, such as `Web-Programming`.
 *
 * @see Specification, K1
 */
export type Category = z.infer<typeof categorySchema>;

/**
 * A service as lists show it.
 *
 * @see Specification, D2
 */
export const serviceSummarySchema = z.object({
  _id: idSchema,
  title: z.string(),
  category: categorySchema,
  /** In rupees. */
  price: rupeesSchema,
  /** The mean of all ratings, 1 to 5; 0 when there is none. */
  ratings: z.number(),
  numOfReviews: z.number(),
  /** The first one is the cover; at least one, that stands in for a service without pictures. */
  images: picturesSchema,
  /** The owner, as the only entry. Empty when the backend did not say who it is. */
  user: z.array(personSchema),
  /** The owner's name. */
  seller: z.optional(z.string()),
  createdAt: z.optional(momentSchema),
  /** In how many packages it is sold; missing means one. The price is that of the first. */
  packagesCount: z.optional(z.number()),
  /** Whether its owner has paused it; only its owner is told. */
  isPaused: z.optional(z.boolean()),
});
/**
 * A service as lists show it.
 *
 * @see Specification, D2
 */
export type ServiceSummary = z.infer<typeof serviceSummarySchema>;

/**
 * What somebody thinks of a service.
 *
 * @see Specification, D7
 */
export const reviewSchema = z.object({
  /** Who wrote it; null when the account is gone. */
  user: z.nullable(z.object({ _id: idSchema, avatar: imageSchema })),
  /** The writer's name. */
  name: z.string(),
  /** A whole number, 1 to 5. */
  rating: z.number(),
  comment: z.string(),
  createdAt: z.optional(momentSchema),
});
/**
 * What somebody thinks of a service.
 *
 * @see Specification, D7
 */
export type Review = z.infer<typeof reviewSchema>;

/**
 * A service with everything its own page shows.
 *
 * @see Specification, D2
 */
export const serviceSchema = z.object({
  ...serviceSummarySchema.shape,
  description: z.string(),
  /** The owner's bio; empty when there is none. */
  sellerBio: z.optional(z.string()),
  /** The newest first: a page of them, where the backend answers in pages. */
  reviews: z.array(reviewSchema),
  /** Where `listReviews` goes on; null after the last, missing where all reviews are answered. */
  nextReviews: z.optional(z.nullable(cursorSchema)),
  /** How many gave 1, 2, 3, 4 and 5 stars; missing where all reviews are answered. */
  ratingCounts: z.optional(z.array(z.number())),
  /** How it is sold; missing where the backend knows only a price. */
  listing: z.optional(listingSchema),
  /** Missing where the backend does not know; then it can be ordered. */
  availability: z.optional(availabilitySchema),
  /** How often it was ordered and paid for, without what was given back; missing where nobody counts. */
  numOfOrders: z.optional(z.number()),
});
/**
 * A service with everything its own page shows.
 *
 * @see Specification, D2
 */
export type Service = z.infer<typeof serviceSchema>;

/** A page of the services of one person. */
const servicePage = {
  services: z.array(serviceSummarySchema),
  ...pageAnswer,
  /** How many there are on all pages; missing where everything is answered at once. */
  servicesCount: z.optional(z.number()),
};

const missingTitle = 'please enter service title!';
const missingCategory = 'please select category for this service!';
const missingPrice = 'Please enter your service price!';
const missingDescription = 'please enter description!';
const missingPicture = 'please add a picture of your service!';
const serviceFields = {
  title: z
    .string(missingTitle)
    .check(
      z.trim(),
      z.minLength(1, missingTitle),
      z.maxLength(100, 'Service title cannot exceed 100 characters!'),
      z.refine(
        isReadableLine,
        'A title may not hold invisible characters, or ones that turn text around.',
      ),
    ),
  /** In rupees. */
  price: priceSchema(missingPrice),
  category: z
    .string(missingCategory)
    .check(
      z.minLength(1, missingCategory),
      z.maxLength(60, serviceRefusals.unknownCategory.message),
    ),
  description: z
    .string(missingDescription)
    .check(
      z.trim(),
      z.minLength(1, missingDescription),
      z.maxLength(10_000, 'A description may have at most 10000 characters.'),
    ),
};

/**
 * The calls about services and reviews.
 *
 * @see Specification, calls
 */
export const serviceCalls = {
  /**
   * `GET /services`: lists services, the newest first, a page at a time. A keyword is looked for in
   * titles, sellers' names and the beginnings of descriptions; what has it in the title comes
   * first. An absent filter, and an empty keyword, let everything through; so does an end of the
   * price that is an end of `priceRange`, which stands for "and beyond".
   *
   * @see Specification, C10
   */
  listServices: call({
    method: 'GET',
    path: '/services',
    access: 'public',
    request: z.object({
      keyword: z.optional(
        z.string().check(z.maxLength(200, 'A search may have at most 200 characters.')),
      ),
      /** Empty means all. In one that does not exist there is nothing. */
      category: z.optional(z.string().check(z.maxLength(60))),
      /** Counted from 1. */
      page: z._default(z.number(), 1),
      /**
       * In rupees, both ends included. A bound at an end of `priceRange` stands open: what is cheaper
       * or dearer than the range is found, too.
       */
      price: z.optional(z.object({ gte: z.optional(z.number()), lte: z.optional(z.number()) })),
    }),
    answer: z.object({
      services: z.array(serviceSummarySchema),
      /** How many services there are without any filter. */
      servicesCount: z.number(),
      /** How many services pass all filters. */
      filteredServiceCount: z.number(),
      /** How many services a page holds. */
      resDataPerPage: z.number(),
    }),
  }),
  /**
   * `GET /services/{id}`: gives one service with its reviews. Fails with `notFound`.
   *
   * @see Specification, C11
   */
  getService: call({
    method: 'GET',
    path: '/services/{id}',
    access: 'public',
    request: z.object({ id: idSchema }),
    answer: z.object({ service: serviceSchema }),
    refusals: [serviceRefusals.serviceNotFound],
  }),
  /**
   * `GET /services/{id}/reviews`: lists what people think of a service, the newest first, a page at
   * a time. Fails with `notFound`. The hosted backend lacks this call.
   *
   * @see Specification, X10
   */
  listReviews: call({
    method: 'GET',
    path: '/services/{id}/reviews',
    access: 'public',
    request: z.object({ id: idSchema, ...pageRequest }),
    answer: z.object({ reviews: z.array(reviewSchema), ...pageAnswer }),
    refusals: [serviceRefusals.serviceNotFound],
  }),
  /**
   * `GET /services/me`: lists the services of the caller, the newest first, a page at a time.
   *
   * @see Specification, C12
   */
  listMyServices: call({
    method: 'GET',
    path: '/services/me',
    access: 'signedIn',
    request: z.object(pageRequest),
    answer: z.object(servicePage),
  }),
  /**
   * `GET /auth/user/{id}/services`: lists what a person offers, the newest first, a page at a
   * time. Fails with `notFound`. The hosted backend lacks this call.
   *
   * @see Specification, X10
   */
  listServicesOf: call({
    method: 'GET',
    path: '/auth/user/{id}/services',
    access: 'public',
    request: z.object({ id: idSchema, ...pageRequest }),
    answer: z.object(servicePage),
    refusals: [peopleRefusals.personNotFound],
  }),
  /**
   * `POST /services/new`: publishes a service. Fails with `validation`; `fields` says what is wrong
   * with which field.
   *
   * @see Specification, C13
   */
  createService: call({
    method: 'POST',
    path: '/services/new',
    access: 'signedIn',
    encoding: 'multipart',
    request: z.object({
      ...serviceFields,
      /** At least one, the cover first. */
      images: z
        .array(imageDataUrlSchema, missingPicture)
        .check(z.refine((dataUrls) => dataUrls.some(Boolean), missingPicture)),
    }),
    answer: z.object({ service: serviceSchema }),
    refusals: [serviceRefusals.unknownCategory, serviceRefusals.tooManyServices],
  }),
  /**
   * `PUT /services/{id}`: changes an own service. Fields that are left out stay, and so does what
   * no picture is sent for; `images` replaces all pictures. Fails with `notFound` for somebody
   * else’s.
   *
   * @see Specification, C14
   */
  updateService: call({
    method: 'PUT',
    path: '/services/{id}',
    access: 'signedIn',
    encoding: 'multipart',
    request: z.object({
      id: idSchema,
      title: z.optional(serviceFields.title),
      price: z.optional(serviceFields.price),
      category: z.optional(serviceFields.category),
      description: z.optional(serviceFields.description),
      images: z.optional(z.array(imageDataUrlSchema)),
    }),
    answer: doneSchema,
    refusals: [serviceRefusals.serviceNotFound, serviceRefusals.unknownCategory],
  }),
  /**
   * `PUT /services/{id}/pause`: takes an own service out of all lists, or puts it back. It keeps its
   * address, its reviews and its orders. Fails with `notFound` for somebody else’s. The hosted
   * backend lacks this call.
   *
   * @see Specification, X18
   */
  pauseService: call({
    method: 'PUT',
    path: '/services/{id}/pause',
    access: 'signedIn',
    request: z.object({ id: idSchema, isPaused: z.boolean() }),
    answer: doneSchema,
    refusals: [serviceRefusals.serviceNotFound],
    isRepeatable: true,
  }),
  /**
   * `DELETE /services/{id}`: takes an own service off the market. Orders of it keep what was
   * ordered. Fails with `notFound` for somebody else’s.
   *
   * @see Specification, C15
   */
  deleteService: call({
    method: 'DELETE',
    path: '/services/{id}',
    access: 'signedIn',
    request: z.object({ id: idSchema }),
    answer: doneSchema,
    refusals: [serviceRefusals.serviceGone],
  }),
  /**
   * `PUT /services/review`: says what one thinks of a service of somebody else. A second review of
   * the same person replaces the first. Fails with `validation`, also for an own service, or
   * `notFound`.
   *
   * @see Specification, C16
   */
  reviewService: call({
    method: 'PUT',
    path: '/services/review',
    access: 'signedIn',
    request: z.object({
      serviceId: idSchema,
      /** A whole number, 1 to 5. */
      rating: z
        .int(serviceRefusals.unfilledReview.message)
        .check(
          z.minimum(1, 'A rating is a whole number from 1 to 5.'),
          z.maximum(5, 'A rating is a whole number from 1 to 5.'),
        ),
      comment: z
        .string(serviceRefusals.unfilledReview.message)
        .check(
          z.trim(),
          z.minLength(1, serviceRefusals.unfilledReview.message),
          z.maxLength(2000, 'A comment may have at most 2000 characters.'),
        ),
    }),
    answer: doneSchema,
    refusals: [serviceRefusals.ownServiceReviewed, serviceRefusals.serviceNotFound],
  }),
};

export const {
  listServices,
  getService,
  listReviews,
  listMyServices,
  listServicesOf,
  createService,
  updateService,
  pauseService,
  deleteService,
  reviewService,
} = serviceCalls;
