import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { doneSchema, idSchema } from '../contract/values.ts';
import { reviewRefusals } from './refusals.ts';

const missingReasons = 'Please say why!';

/**
 * The call of those who decide which reviews may be shown.
 *
 * @see Specification, X34
 */
export const reviewDeskCalls = {
  /**
   * `PUT /admin/reviews/removal`: removes a review for good. It counts no more; where it stood, the reasons stand,
   * and its writer is told. With `order` it is what `writer` has said about that order, else what they have
   * said about `service`. Fails with `notFound`, or `conflict` when it has been removed.
   *
   * @see Specification, X34
   */
  removeReview: call({
    method: 'PUT',
    path: '/admin/reviews/removal',
    access: 'operator',
    role: 'moderator',
    request: z.object({
      writer: idSchema,
      service: z.optional(idSchema),
      order: z.optional(idSchema),
      reasons: z
        .string(missingReasons)
        .check(
          z.trim(),
          z.minLength(1, missingReasons),
          z.maxLength(500, 'The reasons may have at most 500 characters.'),
        ),
    }),
    answer: doneSchema,
    refusals: [reviewRefusals.reviewNotFound, reviewRefusals.reviewRemoved],
  }),
};

export const { removeReview } = reviewDeskCalls;
