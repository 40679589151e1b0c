import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { pageAnswer, pageRequest } from '../contract/paging.ts';
import { doneSchema, idSchema, momentSchema } from '../contract/values.ts';
import { decisionReasonSchema } from '../decisions/calls.ts';
import { decisionWordsSchema } from '../decisions/deciding.ts';
import { decisionDeskRefusals } from '../decisions/refusals.ts';
import { heldKindSchema, holdReasonSchema } from './calls.ts';
import { guardDeskRefusals } from './refusals.ts';

const partySchema = z.object({ _id: idSchema, fullname: z.string() });

/**
 * Something that is held, as a row of the queue.
 *
 * @see Specification, X44
 */
export const deskHeldSchema = z.object({
  _id: idSchema,
  kind: heldKindSchema,
  reason: holdReasonSchema,
  /** The id of the service, of the reviewed service, of the message, or of the person. */
  subject: z.string(),
  /** What it is called; empty for what has no name. */
  title: z.string(),
  /** How it begins; empty for messages, which are read only by opening one. */
  excerpt: z.string(),
  /** Whose it is. */
  about: partySchema,
  /** Since when it waits. */
  heldAt: momentSchema,
  /** When it was changed last: what a decision sends as `seen`. */
  changedAt: momentSchema,
  /** The report as which it was sent on; null for none. */
  report: z.nullable(idSchema),
  /** Who is looking at it; null for nobody. */
  takenBy: z.nullable(partySchema),
});
/**
 * Something that is held, as a row of the queue.
 *
 * @see Specification, X44
 */
export type DeskHeld = z.infer<typeof deskHeldSchema>;

/**
 * What something that is held is like.
 *
 * @see Specification, X44
 */
export const alikeSchema = z.object({
  /** The id of a service, or of the service that was reviewed. */
  service: idSchema,
  /** What it is called. */
  title: z.string(),
  /** Who has written it. */
  by: partySchema,
});
/**
 * What something that is held is like.
 *
 * @see Specification, X44
 */
export type Alike = z.infer<typeof alikeSchema>;

/**
 * The calls of those who look at what is held.
 *
 * @see Specification, X44
 */
export const guardDeskCalls = {
  /**
   * `GET /admin/held`: lists what is held, what has waited longest first.
   *
   * @see Specification, X44
   */
  listHeld: call({
    method: 'GET',
    path: '/admin/held',
    access: 'operator',
    role: 'moderator',
    request: z.object({
      /** Defaults to all kinds. */
      kind: z.optional(heldKindSchema),
      ...pageRequest,
    }),
    answer: z.object({ held: z.array(deskHeldSchema), ...pageAnswer }),
  }),
  /**
   * `GET /admin/held/{id}`: gives something that is held as it was written, with what it is like. Records who
   * looks.
   *
   * @see Specification, X44
   */
  inspectHeld: call({
    method: 'GET',
    path: '/admin/held/{id}',
    access: 'operator',
    role: 'moderator',
    request: z.object({ id: idSchema }),
    answer: z.object({
      held: deskHeldSchema,
      /** All of it; of an account its address. */
      text: z.string(),
      /** Of a review; null for everything else. */
      rating: z.nullable(z.number()),
      /** Ten at most, the newest first. */
      alike: z.array(alikeSchema),
      /** How much else of this person is held. */
      otherCount: z.number(),
    }),
    refusals: [guardDeskRefusals.heldNotFound],
  }),
  /**
   * `PUT /admin/held/{id}/take`: says that one looks at it, so that nobody else begins with it, for five minutes.
   * Fails with `conflict` while somebody else does, and when it was decided meanwhile.
   *
   * @see Specification, X44
   */
  takeHeld: call({
    method: 'PUT',
    path: '/admin/held/{id}/take',
    access: 'operator',
    role: 'moderator',
    request: z.object({ id: idSchema }),
    answer: doneSchema,
    refusals: [
      guardDeskRefusals.heldNotFound,
      decisionDeskRefusals.decidedMeanwhile,
      decisionDeskRefusals.caseTaken,
    ],
  }),
  /**
   * `PUT /admin/held/{id}`: lets something be seen (`release`), takes it away (`remove`), or sends it on as a
   * report, with which its person can be warned or suspended; until that is decided, it stays held. Whose it is
   * reads why, but for what is sent on. Fails with `conflict` when it was changed or decided since `seen`, the
   * `changedAt` that the caller has read. An account is released or sent on.
   *
   * @see Specification, X44
   */
  decideHeld: call({
    method: 'PUT',
    path: '/admin/held/{id}',
    access: 'operator',
    role: 'moderator',
    request: z.object({
      id: idSchema,
      action: z.enum(['release', 'remove', 'report']),
      /** Why it is removed, or sent on. */
      reason: decisionReasonSchema,
      words: decisionWordsSchema,
      seen: z.iso.datetime('Please say what was read.'),
    }),
    answer: z.object({
      /** The report as which it was sent on; null for everything else. */
      report: z.nullable(idSchema),
    }),
    refusals: [
      guardDeskRefusals.heldNotFound,
      guardDeskRefusals.heldForever,
      decisionDeskRefusals.ownAccountDecided,
      decisionDeskRefusals.decidedMeanwhile,
      decisionDeskRefusals.caseTaken,
    ],
  }),
};

export const { listHeld, inspectHeld, takeHeld, decideHeld } = guardDeskCalls;
