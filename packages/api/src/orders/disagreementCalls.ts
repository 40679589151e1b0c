import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { doneSchema, idSchema } from '../contract/values.ts';
import { proposalKindSchema } from './disagreements.ts';
import { moveRefusals, partSchema, wordsSchema } from './moving.ts';
import { orderRefusals } from './refusals.ts';

const shortText = 'Please say in 30 characters at least what is wrong!';
const complaintSchema = z
  .string(shortText)
  .check(
    z.trim(),
    z.minLength(30, shortText),
    z.maxLength(5000, 'This may have at most 5000 characters.'),
  );

/**
 * The calls with which the two sides of an order settle what they do not agree about. The hosted backend
 * lacks all of them. Each fails with `notFound` for anyone who is not a side of the order, and with `conflict`
 * when `progress.actions` does not name it, perhaps only since a moment ago.
 *
 * @see Specification, X28
 */
export const disagreementCalls = {
  /**
   * `POST /orders/{id}/proposals`: proposes more days, that the order ends with all the money given back, or
   * that it ends with a part of it given back. There is one proposal at a time; it lapses without an answer.
   *
   * @see Specification, X28
   */
  proposeChange: call({
    method: 'POST',
    path: '/orders/{id}/proposals',
    access: 'signedIn',
    request: z.object({
      id: idSchema,
      kind: proposalKindSchema,
      /** For an extension, and only then: how many days more. */
      days: z.optional(
        z
          .int('Please say how many days!')
          .check(
            z.minimum(1, 'Please say how many days!'),
            z.maximum(90, 'There can be 90 days more at most.'),
          ),
      ),
      /** For a refund, and only then: what the buyer gets back, in rupees. */
      amount: z.optional(partSchema),
      /** Why. */
      text: wordsSchema,
    }),
    answer: doneSchema,
    refusals: [
      ...moveRefusals,
      orderRefusals.proposalOpen,
      orderRefusals.tooManyProposals,
      orderRefusals.tooLateForTime,
      orderRefusals.refundTooLate,
      orderRefusals.daysMissing,
      orderRefusals.amountMissing,
      orderRefusals.amountTooLarge,
    ],
  }),
  /**
   * `PUT /orders/{id}/proposals/{proposal}`: the other side accepts or declines what was proposed, or the
   * side that proposed it takes it back.
   *
   * @see Specification, X28
   */
  answerProposal: call({
    method: 'PUT',
    path: '/orders/{id}/proposals/{proposal}',
    access: 'signedIn',
    request: z.object({
      id: idSchema,
      proposal: idSchema,
      answer: z.enum(['accept', 'decline', 'withdraw']),
    }),
    answer: doneSchema,
    refusals: [...moveRefusals, orderRefusals.proposalGone, orderRefusals.amountTooLarge],
  }),
  /**
   * `POST /orders/{id}/dispute`: asks the market to decide. Until then the order rests.
   *
   * @see Specification, X28
   */
  openDispute: call({
    method: 'POST',
    path: '/orders/{id}/dispute',
    access: 'signedIn',
    request: z.object({
      id: idSchema,
      text: complaintSchema,
      /** What the buyer is to get back, in rupees; left out for no wish. */
      wanted: z.optional(z.number().check(z.nonnegative(), z.multipleOf(0.01))),
    }),
    answer: doneSchema,
    refusals: [...moveRefusals, orderRefusals.notDisputable],
  }),
  /**
   * `PUT /orders/{id}/dispute/answer`: the other side says what they think of it, once.
   *
   * @see Specification, X28
   */
  answerDispute: call({
    method: 'PUT',
    path: '/orders/{id}/dispute/answer',
    access: 'signedIn',
    request: z.object({ id: idSchema, text: wordsSchema }),
    answer: doneSchema,
    refusals: [...moveRefusals, orderRefusals.disputeAnswered],
  }),
  /**
   * `PUT /orders/{id}/dispute/withdraw`: the side that opened it lets the order go on, with the time
   * that was left.
   *
   * @see Specification, X28
   */
  withdrawDispute: call({
    method: 'PUT',
    path: '/orders/{id}/dispute/withdraw',
    access: 'signedIn',
    request: z.object({ id: idSchema }),
    answer: doneSchema,
    refusals: [...moveRefusals, orderRefusals.disputeNotYours],
  }),
  /**
   * `PUT /orders/{id}/dispute/appeal`: one of the sides wants somebody else to decide, once. Until then no
   * money moves.
   *
   * @see Specification, X28
   */
  appealDispute: call({
    method: 'PUT',
    path: '/orders/{id}/dispute/appeal',
    access: 'signedIn',
    request: z.object({ id: idSchema, text: complaintSchema }),
    answer: doneSchema,
    refusals: [...moveRefusals, orderRefusals.appealOver],
  }),
};

export const {
  proposeChange,
  answerProposal,
  openDispute,
  answerDispute,
  withdrawDispute,
  appealDispute,
} = disagreementCalls;
