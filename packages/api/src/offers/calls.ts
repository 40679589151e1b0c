import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { isReadableLine } from '../contract/isReadableLine.ts';
import { pageAnswer, pageRequest } from '../contract/paging.ts';
import {
  doneSchema,
  idSchema,
  imageSchema,
  momentSchema,
  picturesSchema,
  rupeesSchema,
} from '../contract/values.ts';
import { availabilitySchema, packageSchema, priceSchema } from '../services/listing.ts';
import { serviceRefusals } from '../services/refusals.ts';
import { offerOwnerRefusals, offerRefusals } from './refusals.ts';

const missingTitle = 'Please give the offer a title!';
const missingText = 'Please say what is included!';
const unusableExpiry = 'An offer stands for 1 to 30 days.';

/**
 * What became of an offer.
 *
 * @see Specification, X21
 */
export const offerStateSchema = z.enum(['open', 'accepted', 'declined', 'withdrawn', 'expired']);
/**
 * What became of an offer.
 *
 * @see Specification, X21
 */
export type OfferState = z.infer<typeof offerStateSchema>;

/**
 * What a seller offers one buyer: work of its own, at a price of its own. It is accepted by paying. Anyone
 * who has its address may read it, and the first to pay gets it.
 *
 * @see Specification, X21
 */
export const offerSchema = z.object({
  _id: idSchema,
  title: z.string(),
  /** What is included, in the seller's words. */
  text: z.string(),
  /** In rupees. */
  price: rupeesSchema,
  days: z.number(),
  /** Null means any number. */
  revisions: z.nullable(z.number()),
  state: offerStateSchema,
  expiresAt: momentSchema,
  createdAt: momentSchema,
  /** What it is about. */
  service: z.object({ _id: idSchema, title: z.string(), images: picturesSchema }),
  seller: z.object({ _id: idSchema, fullname: z.string(), avatar: imageSchema }),
  /**
   * Whether its seller works at present; an open offer can be accepted while this is `open`. A seller who
   * has enough orders of the service may still make an offer. Missing means `open`.
   */
  availability: z.optional(availabilitySchema),
  /** The order that came of it; only for its buyer and its seller. */
  order: z.optional(z.nullable(idSchema)),
});
/**
 * What a seller offers one buyer.
 *
 * @see Specification, X21
 */
export type Offer = z.infer<typeof offerSchema>;

/**
 * The calls about offers. The hosted backend lacks all of them.
 *
 * @see Specification, X21
 */
export const offerCalls = {
  /**
   * `POST /offers/new`: offers something that is not on the market, about an own service. Fails with
   * `validation`, or `notFound` for a service of somebody else.
   *
   * @see Specification, X21
   */
  makeOffer: call({
    method: 'POST',
    path: '/offers/new',
    access: 'signedIn',
    request: z.object({
      service: idSchema,
      title: z
        .string(missingTitle)
        .check(
          z.trim(),
          z.minLength(1, missingTitle),
          z.maxLength(100, 'A title may have at most 100 characters.'),
          z.refine(
            isReadableLine,
            'A title may not hold invisible characters, or ones that turn text around.',
          ),
        ),
      text: z
        .string(missingText)
        .check(
          z.trim(),
          z.minLength(1, missingText),
          z.maxLength(3000, 'An offer may have at most 3000 characters.'),
        ),
      /** In rupees. */
      price: priceSchema('Please enter a price!'),
      days: packageSchema.shape.days,
      revisions: packageSchema.shape.revisions,
      /** For how many days it stands, 1 to 30. Defaults to 7. */
      standsDays: z._default(
        z.int(unusableExpiry).check(z.minimum(1, unusableExpiry), z.maximum(30, unusableExpiry)),
        7,
      ),
    }),
    answer: z.object({ offer: offerSchema }),
    refusals: [serviceRefusals.serviceNotFound, offerOwnerRefusals.tooManyOffers],
  }),
  /**
   * `GET /offers/{id}`: shows an offer to anyone who has its id. Fails with `notFound`.
   *
   * @see Specification, X21
   */
  getOffer: call({
    method: 'GET',
    path: '/offers/{id}',
    access: 'signedIn',
    request: z.object({ id: idSchema }),
    answer: z.object({ offer: offerSchema }),
    refusals: [offerRefusals.offerNotFound],
  }),
  /**
   * `GET /offers/me`: lists what the caller has offered, the newest first, a page at a time.
   *
   * @see Specification, X21
   */
  listMyOffers: call({
    method: 'GET',
    path: '/offers/me',
    access: 'signedIn',
    request: z.object(pageRequest),
    answer: z.object({ offers: z.array(offerSchema), ...pageAnswer, offersCount: z.number() }),
  }),
  /**
   * `PUT /offers/{id}`: ends an open offer: its seller withdraws it, anybody else who has it declines it.
   * If it is being paid for, that payment is called off first; if the card has been charged already, the
   * offer is accepted and stays so. Fails with `notFound`, or `conflict` when it has ended otherwise.
   *
   * @see Specification, X21
   */
  endOffer: call({
    method: 'PUT',
    path: '/offers/{id}',
    access: 'signedIn',
    request: z.object({ id: idSchema, state: z.enum(['withdrawn', 'declined']) }),
    answer: doneSchema,
    refusals: Object.values(offerRefusals),
    isRepeatable: true,
  }),
};

export const { makeOffer, getOffer, listMyOffers, endOffer } = offerCalls;
