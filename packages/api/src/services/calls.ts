import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { peopleRefusals } from '../people/refusals.ts';
import { availabilitySchema, listingSchema, priceSchema } from './listing.ts';
import { sellerLevels } from '../score/calls.ts';
import { reviewRefusals } from '../reviews/refusals.ts';
import { opinionFields } from './opinionFields.ts';
import { serviceRefusals } from './refusals.ts';
import { serviceSorts } from '../contract/choices.ts';
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
  /**
   * Why the market shows it to nobody but its owner: `waiting` for approval, `returned` until it is changed,
   * `hidden`, or with its suspended `seller`; perhaps a reason that this client does not know. Missing while it
   * is shown.
   */
  held: z.optional(z.string()),
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
  /** Why it was removed, where `removal` says so. */
  comment: z.string(),
  createdAt: z.optional(momentSchema),
  /** When it was changed after it had been published; missing or null for never. */
  changedAt: z.optional(z.nullable(momentSchema)),
  /** Whether the writer has bought the service; missing where nobody knows. */
  isVerified: z.optional(z.boolean()),
  /** How many orders of this service by the writer were completed, 100 at most; missing where nobody knows. */
  ordersCount: z.optional(z.number()),
  /** What the seller has answered; missing or null for nothing. */
  reply: z.optional(z.nullable(z.object({ text: z.string(), createdAt: momentSchema }))),
  /** Whether the seller may still answer; missing where nobody can. */
  canReply: z.optional(z.boolean()),
  /** How many found it helpful; missing where nobody can say so. */
  helpfulCount: z.optional(z.number()),
  /** Why those who run the market have removed it, which then counts no more; missing or null while it stands. */
  removal: z.optional(z.nullable(z.string())),
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
  /** Since when the market knows who the owner is; null or missing where it does not. */
  sellerVerifiedAt: z.optional(z.nullable(momentSchema)),
  /** The newest first: a page of them, where the backend answers in pages. */
  reviews: z.array(reviewSchema),
  /** Where `listReviews` goes on; null after the last, missing where all reviews are answered. */
  nextReviews: z.optional(z.nullable(cursorSchema)),
  /** How many gave 1, 2, 3, 4 and 5 stars; missing where all reviews are answered. */
  ratingCounts: z.optional(z.array(z.number())),
  /** The mean of the ratings of those who have bought it, 0 for none; missing where nobody knows who has. */
  verifiedRatings: z.optional(z.number()),
  /** How many of the reviews are by people who have bought it; missing where nobody knows. */
  numOfVerified: z.optional(z.number()),
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

/** How many services would be found with something chosen. */
const counted = <Value extends z.ZodMiniType>(value: Value) =>
  z.array(z.object({ value, count: z.number() }));

/**
 * How many services would be found with each choice, whatever else of its kind is chosen now.
 *
 * @see Specification, X45
 */
export const facetsSchema = z.object({
  /** Those in which anything is found, the fullest first. */
  category: counted(categorySchema),
  /** In rupees, both ends included; null stands open. */
  price: z.array(
    z.object({ from: z.nullable(z.number()), to: z.nullable(z.number()), count: z.number() }),
  ),
  /** So many stars at least. */
  rating: counted(z.number()),
  /** Delivered within so many days. */
  days: counted(z.number()),
  /** By their tags, such as `ne`; the most spoken first, ten at most. */
  language: counted(z.string()),
  /** Missing where there are no levels. */
  level: z.optional(counted(z.enum(sellerLevels))),
  /** As sellers write them; those that most services come from first, ten at most. */
  country: counted(z.string()),
  /** Those that most of what is found has, ten at most. */
  tag: counted(z.string()),
  /** How many would be found without what is chosen of each kind. */
  without: z.object({
    category: z.number(),
    price: z.number(),
    rating: z.number(),
    days: z.number(),
    language: z.number(),
    level: z.number(),
    country: z.number(),
    tag: z.number(),
  }),
});
/**
 * How many services would be found with each choice.
 *
 * @see Specification, X45
 */
export type Facets = z.infer<typeof facetsSchema>;

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
 * In which order reviews of a service are listed: `helpful` are those first that most people found helpful, and
 * among them the newest.
 *
 * @see Specification, X33
 */
export const reviewSortSchema = z.enum(['newest', 'helpful', 'highest', 'lowest']);
/**
 * In which order reviews of a service are listed.
 *
 * @see Specification, X33
 */
export type ReviewSort = z.infer<typeof reviewSortSchema>;

/**
 * What services can be narrowed down by, whether somebody looks at them now or is told of new ones.
 *
 * @see Specification, C10, X45, X49
 */
export const filterShape = {
  keyword: z.optional(
    z.string().check(z.maxLength(200, 'A search may have at most 200 characters.')),
  ),
  /** Empty means all. In one that does not exist there is nothing. */
  category: z.optional(z.string().check(z.maxLength(60))),
  /**
   * In rupees, both ends included. A bound at an end of `priceRange` stands open: what is cheaper
   * or dearer than the range is found, too.
   */
  price: z.optional(z.object({ gte: z.optional(z.number()), lte: z.optional(z.number()) })),
  /** How many stars it has at least, on the mean. */
  rating: z.optional(z.number().check(z.minimum(1), z.maximum(5))),
  /** In how many days its fastest package is delivered at most. */
  days: z.optional(z.int().check(z.minimum(1), z.maximum(90))),
  /** A language that the seller works in, by its tag. */
  language: z.optional(z.string().check(z.maxLength(40))),
  /** How far the seller is. Where there are no levels, it lets everything through. */
  level: z.optional(z.enum(sellerLevels)),
  /** Where the seller comes from. */
  country: z.optional(z.string().check(z.maxLength(100))),
  /** A tag of the service, whatever its capitals are. */
  tag: z.optional(z.string().check(z.maxLength(30))),
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
   * price that is an end of `priceRange`, which stands for "and beyond". `sort` and the fields below it
   * are for backends with the feature `discovery`; the hosted one lacks it.
   *
   * @see Specification, C10, X45, X46, X48
   */
  listServices: call({
    method: 'GET',
    path: '/services',
    access: 'public',
    request: z.object({
      ...filterShape,
      /** Counted from 1. */
      page: z._default(z.number(), 1),
      /**
       * Without one, those whose titles have the keyword come first, and among them the newest. With the feature
       * `ranking`, `relevance` lists by the score that `getRanking` tells how to make up.
       */
      sort: z.optional(z.enum(serviceSorts)),
      /** Whether to count what each filter would find. Defaults to false. */
      facets: z.optional(z.boolean()),
    }),
    answer: z.object({
      services: z.array(serviceSummarySchema),
      /** How many services there are without any filter. */
      servicesCount: z.number(),
      /** How many services pass all filters. */
      filteredServiceCount: z.number(),
      /** How many services a page holds. */
      resDataPerPage: z.number(),
      /**
       * Which of the services are in marked places, whatever their score. Missing unless they are listed by
       * `relevance` and the backend has the feature `ranking`.
       */
      newcomers: z.optional(z.array(idSchema)),
      /** Missing unless asked for. */
      facets: z.optional(facetsSchema),
      /**
       * Where nothing was found, and one filter less would not help: what else to search for, and how many services
       * that finds by itself. Missing unless `facets` are asked for.
       */
      didYouMean: z.optional(z.array(z.object({ keyword: z.string(), count: z.number() }))),
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
   * `GET /services/{id}/reviews`: lists what people think of a service, the newest first unless another order
   * is asked for, a page at a time. Fails with `notFound`. The hosted backend lacks this call.
   *
   * @see Specification, X10
   */
  listReviews: call({
    method: 'GET',
    path: '/services/{id}/reviews',
    access: 'public',
    request: z.object({
      id: idSchema,
      /** Defaults to `newest`. */
      sort: z.optional(reviewSortSchema),
      /** Only those with so many stars, 1 to 5. */
      stars: z.optional(z.int().check(z.minimum(1), z.maximum(5))),
      /** Whether only those of people who have bought it are listed. Defaults to false. */
      verified: z.optional(z.boolean()),
      ...pageRequest,
    }),
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
    refusals: [serviceRefusals.serviceNotFound, serviceRefusals.serviceHeld],
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
   * the same person replaces the first. Fails with `validation`, also for an own service, `notFound`,
   * `forbidden` where the owner of the market lets only buyers say something, or `conflict` when the caller’s
   * was removed. `message` says so when somebody of the market looks at it first.
   *
   * @see Specification, C16
   */
  reviewService: call({
    method: 'PUT',
    path: '/services/review',
    access: 'signedIn',
    request: z.object({
      serviceId: idSchema,
      ...opinionFields,
    }),
    answer: doneSchema,
    refusals: [
      serviceRefusals.ownServiceReviewed,
      serviceRefusals.serviceNotFound,
      reviewRefusals.buyersOnly,
      reviewRefusals.reviewRemoved,
    ],
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
