import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { pageAnswer, pageRequest } from '../contract/paging.ts';
import { doneSchema, idSchema } from '../contract/values.ts';
import { fileRefusals } from '../files/refusals.ts';
import { moveRefusals, textSchema, wordsSchema } from './moving.ts';
import { orderFileLimits } from './orderFileLimits.ts';
import { orderEventSchema } from './progress.ts';
import { orderRefusals } from './refusals.ts';

const missingDelivery = 'Please say what you deliver, or send a file!';

/**
 * The ids of files that somebody sends with it: own ones that have arrived, were not refused and belong to
 * nothing yet. A refusal of one names its field by its place, such as `files.0`.
 */
const filesSchema = (most: number) =>
  z._default(
    z.array(idSchema).check(z.maxLength(most, `At most ${most} files can be sent with it.`)),
    [],
  );

/** What anything that files come with may be refused with besides. */
const refusalsOfFiles = [
  fileRefusals.fileNotFound,
  fileRefusals.fileInUse,
  fileRefusals.fileNotReady,
  fileRefusals.manyOrderBytes,
];

/**
 * The calls that move an order on, and tell what has become of it. The hosted backend lacks all of
 * them: its orders have no `progress`. Each fails with `notFound` for anyone who is not a side of the order,
 * and with `conflict` when `progress.actions` does not name it, perhaps only since a moment ago.
 *
 * @see Specification, X25
 */
export const lifeCalls = {
  /**
   * `GET /orders/{id}/events`: tells what has happened to an order, the newest first, a page at a time.
   *
   * @see Specification, X25
   */
  listOrderEvents: call({
    method: 'GET',
    path: '/orders/{id}/events',
    access: 'signedIn',
    request: z.object({ id: idSchema, ...pageRequest }),
    answer: z.object({ events: z.array(orderEventSchema), ...pageAnswer }),
    refusals: [orderRefusals.orderNotFound],
  }),
  /**
   * `PUT /orders/{id}/requirements`: the buyer answers what the seller asked, and the work begins. Fails with
   * `validation`, field by field, when a required answer is missing or a choice is none.
   *
   * @see Specification, X25
   */
  answerRequirements: call({
    method: 'PUT',
    path: '/orders/{id}/requirements',
    access: 'signedIn',
    request: z.object({
      id: idSchema,
      /** By the ids of the questions; what is left out is not answered. */
      answers: z.record(
        idSchema,
        z
          .string()
          .check(z.trim(), z.maxLength(5000, 'An answer may have at most 5000 characters.')),
      ),
    }),
    answer: doneSchema,
    refusals: [...moveRefusals, orderRefusals.answerMissing, orderRefusals.answerNotOffered],
  }),
  /**
   * `PUT /orders/{id}/start`: the seller begins without further answers.
   *
   * @see Specification, X25
   */
  startWork: call({
    method: 'PUT',
    path: '/orders/{id}/start',
    access: 'signedIn',
    request: z.object({ id: idSchema }),
    answer: doneSchema,
    refusals: moveRefusals,
  }),
  /**
   * `POST /orders/{id}/deliveries`: the seller hands over what was ordered, in words, in files or both.
   * `updateOrder` to `Delivered` does the same without either. The time to look at it runs from when the last
   * file can be fetched.
   *
   * @see Specification, X25
   */
  deliverOrder: call({
    method: 'POST',
    path: '/orders/{id}/deliveries',
    access: 'signedIn',
    request: z
      .object({
        id: idSchema,
        /** May be empty if there are files. */
        text: z._default(textSchema, ''),
        files: filesSchema(orderFileLimits.delivery),
      })
      .check(
        z.refine(({ text, files }) => text !== '' || files.length > 0, {
          error: missingDelivery,
          path: ['text'],
        }),
      ),
    answer: doneSchema,
    refusals: [...moveRefusals, ...refusalsOfFiles],
  }),
  /**
   * `PUT /orders/{id}/revision`: the buyer sends back what was delivered. `change` takes one of the revisions
   * that were agreed; `nothingDelivered` takes none, and the day on which it was due stands.
   *
   * @see Specification, X25
   */
  requestRevision: call({
    method: 'PUT',
    path: '/orders/{id}/revision',
    access: 'signedIn',
    request: z.object({
      id: idSchema,
      kind: z.enum(['change', 'nothingDelivered']),
      text: wordsSchema,
      files: filesSchema(orderFileLimits.revision),
      /** The delivery that they have looked at. */
      delivery: idSchema,
    }),
    answer: doneSchema,
    refusals: [
      ...moveRefusals,
      ...refusalsOfFiles,
      orderRefusals.noRevisionsLeft,
      orderRefusals.deliveryOutdated,
    ],
  }),
  /**
   * `PUT /orders/{id}/accept`: the buyer has got what was ordered. The order is completed.
   *
   * @see Specification, X25
   */
  acceptDelivery: call({
    method: 'PUT',
    path: '/orders/{id}/accept',
    access: 'signedIn',
    request: z.object({
      id: idSchema,
      /** The delivery that they have looked at. */
      delivery: idSchema,
    }),
    answer: doneSchema,
    refusals: [...moveRefusals, orderRefusals.deliveryOutdated],
  }),
  /**
   * `PUT /orders/{id}/extend`: the buyer takes more time to look at what was delivered, once a delivery.
   *
   * @see Specification, X25
   */
  extendReview: call({
    method: 'PUT',
    path: '/orders/{id}/extend',
    access: 'signedIn',
    request: z.object({ id: idSchema }),
    answer: doneSchema,
    refusals: [...moveRefusals, orderRefusals.reviewExtended],
  }),
  /**
   * `PUT /orders/{id}/cancel`: ends an order with all the money given back, for the reason that holds: the
   * buyer before the work has begun, or when it is very late; the seller when answers never came. A
   * seller may always give the money back with `refundOrder`.
   *
   * @see Specification, X25
   */
  cancelOrder: call({
    method: 'PUT',
    path: '/orders/{id}/cancel',
    access: 'signedIn',
    request: z.object({
      id: idSchema,
      /** What they say about it; may be empty. */
      text: z._default(textSchema, ''),
    }),
    answer: doneSchema,
    refusals: [...moveRefusals, orderRefusals.orderNotLate, orderRefusals.answersNotOverdue],
  }),
};

export const {
  listOrderEvents,
  answerRequirements,
  startWork,
  deliverOrder,
  requestRevision,
  acceptDelivery,
  extendReview,
  cancelOrder,
} = lifeCalls;
