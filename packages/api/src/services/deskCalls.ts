import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { pageAnswer, pageRequest } from '../contract/paging.ts';
import { doneSchema, idSchema, momentSchema } from '../contract/values.ts';
import { decisionReasonSchema } from '../decisions/calls.ts';
import { decisionWordsSchema } from '../decisions/deciding.ts';
import { decisionDeskRefusals } from '../decisions/refusals.ts';
import { serviceSchema, serviceSummarySchema } from './calls.ts';
import { serviceRefusals } from './refusals.ts';

/**
 * Why a service is held back by a decision of the market: it waits for approval, was sent back, or is hidden.
 *
 * @see Specification, X40
 */
export const heldStateSchema = z.enum(['waiting', 'returned', 'hidden']);
/**
 * Why a service is held back.
 *
 * @see Specification, X40
 */
export type HeldState = z.infer<typeof heldStateSchema>;

/**
 * A service that is held back, as a row of the queue.
 *
 * @see Specification, X40
 */
export const heldServiceSchema = z.object({
  _id: idSchema,
  service: serviceSummarySchema,
  /** Since when it is held back; it changes whenever its seller has changed something. */
  heldAt: z.nullable(momentSchema),
});
/**
 * A service that is held back.
 *
 * @see Specification, X40
 */
export type HeldService = z.infer<typeof heldServiceSchema>;

/**
 * The calls of those who decide which services are shown.
 *
 * @see Specification, X40
 */
export const serviceDeskCalls = {
  /**
   * `GET /admin/services`: lists services that are held back, those that have waited longest first.
   *
   * @see Specification, X40
   */
  listHeldServices: call({
    method: 'GET',
    path: '/admin/services',
    access: 'operator',
    role: 'moderator',
    request: z.object({
      /** Defaults to those that wait for approval. */
      state: z._default(heldStateSchema, 'waiting'),
      ...pageRequest,
    }),
    answer: z.object({ services: z.array(heldServiceSchema), ...pageAnswer }),
  }),
  /**
   * `GET /admin/services/{id}`: gives a service, whether it is shown or not. Records who looks.
   *
   * @see Specification, X40
   */
  inspectService: call({
    method: 'GET',
    path: '/admin/services/{id}',
    access: 'operator',
    role: 'moderator',
    request: z.object({ id: idSchema }),
    answer: z.object({ service: serviceSchema, heldAt: z.nullable(momentSchema) }),
    refusals: [serviceRefusals.serviceNotFound],
  }),
  /**
   * `PUT /admin/services/{id}`: approves a service or shows it again, sends it back with what to change, or hides it;
   * its seller reads why. Fails with `conflict` when it was changed or decided about since `seen`, which is the
   * `heldAt` that the moderator has read.
   *
   * @see Specification, X40
   */
  decideService: call({
    method: 'PUT',
    path: '/admin/services/{id}',
    access: 'operator',
    role: 'moderator',
    request: z.object({
      id: idSchema,
      action: z.enum(['approve', 'return', 'hide', 'show']),
      reason: decisionReasonSchema,
      words: decisionWordsSchema,
      seen: z.nullable(z.iso.datetime('Please say what was read.')),
    }),
    answer: doneSchema,
    refusals: [
      serviceRefusals.serviceNotFound,
      decisionDeskRefusals.ownAccountDecided,
      decisionDeskRefusals.decidedMeanwhile,
    ],
  }),
};

export const { listHeldServices, inspectService, decideService } = serviceDeskCalls;
