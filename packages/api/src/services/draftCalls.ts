import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { pictureRefusals } from '../pictures/refusals.ts';
import {
  doneSchema,
  idSchema,
  imageDataUrlSchema,
  imageSchema,
  momentSchema,
} from '../contract/values.ts';
import { serviceSchema } from './calls.ts';
import { listingLimits } from '../contract/choices.ts';
import { serviceRefusals } from './refusals.ts';

const limited = (name: string, most: number) =>
  z.string().check(z.maxLength(most, `${name} may have at most ${most} characters.`));
const line = (name: string) => limited(name, 300);
const text = (name: string) => limited(name, 12_000);
const figure = z.nullable(z.number());

/**
 * A service that is still being written: everything may be missing, empty or wrong until it is published.
 * Only sizes are limited.
 *
 * @see Specification, X17
 */
export const draftContentSchema = z.object({
  title: line('The title'),
  description: text('The description'),
  /** Empty until one is chosen. */
  category: line('The category'),
  packages: z
    .array(
      z.object({
        name: line('The name of a package'),
        description: text('What a package includes'),
        /** In rupees; null until entered. */
        price: figure,
        days: figure,
        /** Null means any number. */
        revisions: figure,
      }),
    )
    .check(z.maxLength(listingLimits.packages)),
  extras: z
    .array(
      z.object({
        _id: idSchema,
        title: line('An extra'),
        /** In rupees; null until entered. */
        price: figure,
        days: figure,
        revisions: figure,
        most: figure,
      }),
    )
    .check(z.maxLength(listingLimits.extras)),
  questions: z
    .array(
      z.object({
        _id: idSchema,
        text: line('A question'),
        kind: z.enum(['text', 'longText', 'choice']),
        options: z.array(line('An answer to choose')).check(z.maxLength(10)),
        isRequired: z.boolean(),
      }),
    )
    .check(z.maxLength(listingLimits.questions)),
  faqs: z
    .array(z.object({ question: line('A question'), answer: text('An answer') }))
    .check(z.maxLength(listingLimits.faqs)),
  tags: z.array(line('A tag')).check(z.maxLength(listingLimits.tags)),
  languages: z.array(line('A language')).check(z.maxLength(listingLimits.languages)),
  /** How many orders are taken at once, 1 to 1000; null for any number. */
  queueLimit: figure,
});
/**
 * A service that is still being written.
 *
 * @see Specification, X17
 */
export type DraftContent = z.infer<typeof draftContentSchema>;

/**
 * A service that is still being written, as the server keeps it.
 *
 * @see Specification, X17
 */
export const draftSchema = z.object({
  _id: idSchema,
  /** Which service it will change; null for a new one. */
  service: z.nullable(idSchema),
  content: draftContentSchema,
  /** The cover first; `public_id` names each. */
  images: z.array(imageSchema),
  updatedAt: momentSchema,
});
/**
 * A service that is still being written, as the server keeps it.
 *
 * @see Specification, X17
 */
export type Draft = z.infer<typeof draftSchema>;

/**
 * The calls about services that are still being written. The hosted backend lacks all of them.
 *
 * @see Specification, X17
 */
export const draftCalls = {
  /**
   * `GET /drafts`: lists the drafts of the caller, the one changed last first: twenty at most.
   *
   * @see Specification, X17
   */
  listDrafts: call({
    method: 'GET',
    path: '/drafts',
    access: 'signedIn',
    request: z.object({}),
    answer: z.object({ drafts: z.array(draftSchema) }),
  }),
  /**
   * `GET /drafts/{id}`: gives an own draft. Fails with `notFound`.
   *
   * @see Specification, X17
   */
  getDraft: call({
    method: 'GET',
    path: '/drafts/{id}',
    access: 'signedIn',
    request: z.object({ id: idSchema }),
    answer: z.object({ draft: draftSchema }),
    refusals: [serviceRefusals.draftNotFound],
  }),
  /**
   * `POST /drafts/new`: begins a draft: an empty one, or with everything that an own service
   * has, which it will change. A service has one draft; asking again gives it.
   *
   * @see Specification, X17
   */
  createDraft: call({
    method: 'POST',
    path: '/drafts/new',
    access: 'signedIn',
    request: z.object({ service: z.optional(idSchema) }),
    answer: z.object({ draft: draftSchema }),
    refusals: [serviceRefusals.serviceNotFound, serviceRefusals.tooManyDrafts],
  }),
  /**
   * `PUT /drafts/{id}`: keeps what has been written so far. `images` are the pictures that
   * stay, by their `public_id`, the cover first, with what each shows.
   *
   * @see Specification, X17
   */
  saveDraft: call({
    method: 'PUT',
    path: '/drafts/{id}',
    access: 'signedIn',
    request: z.object({
      id: idSchema,
      content: draftContentSchema,
      images: z
        .array(z.object({ public_id: z.string(), alt: limited('What a picture shows', 200) }))
        .check(z.maxLength(listingLimits.images)),
    }),
    answer: z.object({ draft: draftSchema }),
    refusals: [serviceRefusals.draftNotFound],
    isRepeatable: true,
  }),
  /**
   * `POST /drafts/{id}/pictures`: adds pictures behind those there are, eight in all.
   *
   * @see Specification, X17
   */
  addDraftPictures: call({
    method: 'POST',
    path: '/drafts/{id}/pictures',
    access: 'signedIn',
    encoding: 'multipart',
    request: z.object({ id: idSchema, images: z.array(imageDataUrlSchema) }),
    answer: z.object({ draft: draftSchema }),
    refusals: [serviceRefusals.draftNotFound, pictureRefusals.tooManyPictures],
  }),
  /**
   * `POST /drafts/{id}/publish`: offers what the draft says, as a new service or instead of what
   * the service was, and ends the draft. Fails with `validation`; `fields` says by path what is wrong, such
   * as `packages.1.price`.
   *
   * @see Specification, X17
   */
  publishDraft: call({
    method: 'POST',
    path: '/drafts/{id}/publish',
    access: 'signedIn',
    request: z.object({ id: idSchema }),
    answer: z.object({ service: serviceSchema }),
    refusals: [
      serviceRefusals.draftNotFound,
      serviceRefusals.serviceNotFound,
      serviceRefusals.unknownCategory,
      serviceRefusals.tooManyServices,
    ],
  }),
  /**
   * `DELETE /drafts/{id}`: throws an own draft away. Fails with `notFound`.
   *
   * @see Specification, X17
   */
  deleteDraft: call({
    method: 'DELETE',
    path: '/drafts/{id}',
    access: 'signedIn',
    request: z.object({ id: idSchema }),
    answer: doneSchema,
    refusals: [serviceRefusals.draftNotFound],
  }),
};

export const {
  listDrafts,
  getDraft,
  createDraft,
  saveDraft,
  addDraftPictures,
  publishDraft,
  deleteDraft,
} = draftCalls;
