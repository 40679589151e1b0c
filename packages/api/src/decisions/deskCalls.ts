import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { pageAnswer, pageRequest } from '../contract/paging.ts';
import { roleSchema, type Role } from '../contract/role.ts';
import { doneSchema, idSchema, momentSchema } from '../contract/values.ts';
import { orderRowSchema } from '../orders/deskCalls.ts';
import { peopleRefusals } from '../people/refusals.ts';
import { sessionSchema } from '../people/sessionCalls.ts';
import { decisionReasonSchema, ownDecisionSchema, suspensionSchema } from './calls.ts';
import { decisionWordsSchema, suspendingSchema } from './deciding.ts';
import { decisionDeskRefusals, decisionRefusals } from './refusals.ts';

const partySchema = z.object({ _id: idSchema, fullname: z.string() });

/** Those who help people, and those who decide about them. */
const peopleRoles: Role[] = ['support', 'moderator'];

/**
 * Somebody with an account, as a row of those who were found.
 *
 * @see Specification, X39
 */
export const personRowSchema = z.object({
  _id: idSchema,
  fullname: z.string(),
  email: z.string(),
  createdAt: momentSchema,
  /** What they may do as an operator; null for everybody else. */
  role: z.nullable(roleSchema),
  suspension: z.nullable(suspensionSchema),
});
/**
 * Somebody with an account, as a row of those who were found.
 *
 * @see Specification, X39
 */
export type PersonRow = z.infer<typeof personRowSchema>;

/**
 * A decision as those who decide see it, or a note that only they see.
 *
 * @see Specification, X39
 */
export const deskDecisionSchema = z.object({
  ...ownDecisionSchema.shape,
  /** Besides what people are told: `noted`, a note, and `dismissed`, a report without a consequence. */
  action: z.string(),
  /** Who decided; null when the account is gone. */
  by: z.nullable(partySchema),
  /** Whom it concerns; null when the account is gone. */
  about: z.nullable(partySchema),
  /** Who has decided about the appeal; null while nobody has. */
  appealBy: z.nullable(partySchema),
  /** Who is looking at the appeal; null for nobody. */
  takenBy: z.nullable(partySchema),
});
/**
 * A decision as those who decide see it.
 *
 * @see Specification, X39
 */
export type DeskDecision = z.infer<typeof deskDecisionSchema>;

/**
 * The calls of those who help people and decide about them.
 *
 * @see Specification, X39
 */
export const decisionDeskCalls = {
  /**
   * `GET /admin/people`: finds people by a part of their name or address, or by their whole number; without a
   * keyword the newest. Records who searches.
   *
   * @see Specification, X39
   */
  findPeople: call({
    method: 'GET',
    path: '/admin/people',
    access: 'operator',
    role: peopleRoles,
    request: z.object({
      keyword: z._default(z.string().check(z.trim(), z.maxLength(320)), ''),
      /** Defaults to everybody. */
      state: z._default(z.enum(['all', 'suspended']), 'all'),
      ...pageRequest,
    }),
    answer: z.object({ people: z.array(personRowSchema), ...pageAnswer }),
  }),
  /**
   * `GET /admin/people/{id}`: gives what is known of somebody: their sessions, their newest orders, and how much
   * there is of the rest. Records who looks.
   *
   * @see Specification, X39
   */
  getPersonFile: call({
    method: 'GET',
    path: '/admin/people/{id}',
    access: 'operator',
    role: peopleRoles,
    request: z.object({ id: idSchema }),
    answer: z.object({
      person: personRowSchema,
      bio: z.string(),
      from: z.string(),
      hasFactor: z.boolean(),
      awayUntil: z.nullable(momentSchema),
      /** Since when the market knows who they are; null for no. */
      verifiedAt: z.optional(z.nullable(momentSchema)),
      counts: z.object({
        services: z.number(),
        /** Placed by them, and not ended yet. */
        openBought: z.number(),
        /** To be delivered by them, and not ended yet. */
        openSold: z.number(),
        bought: z.number(),
        sold: z.number(),
        /** About them and what is theirs, that wait. */
        openReports: z.number(),
        reports: z.number(),
      }),
      /** The newest ones, ten at most, on either side. */
      orders: z.array(orderRowSchema),
      /** Where they are signed in, the last used first. */
      sessions: z.array(sessionSchema),
    }),
    refusals: [peopleRefusals.personNotFound],
  }),
  /**
   * `GET /admin/decisions`: lists what was decided about somebody with the notes about them, the newest first; or
   * decisions of which another one is asked for, those that have waited longest first.
   *
   * @see Specification, X39
   */
  listDecisions: call({
    method: 'GET',
    path: '/admin/decisions',
    access: 'operator',
    role: peopleRoles,
    request: z.object({
      /** About whom. Defaults to everybody. */
      person: z.optional(idSchema),
      /** `appealed` are those that wait to be looked at again. Defaults to all. */
      state: z._default(z.enum(['all', 'appealed']), 'all'),
      ...pageRequest,
    }),
    answer: z.object({ decisions: z.array(deskDecisionSchema), ...pageAnswer }),
  }),
  /**
   * `POST /admin/people/{id}/notes`: writes a note about somebody. They are never shown it.
   *
   * @see Specification, X39
   */
  addPersonNote: call({
    method: 'POST',
    path: '/admin/people/{id}/notes',
    access: 'operator',
    role: peopleRoles,
    request: z.object({ id: idSchema, words: decisionWordsSchema }),
    answer: doneSchema,
    refusals: [peopleRefusals.personNotFound],
  }),
  /**
   * `PUT /admin/people/{id}/sessions/end`: signs somebody out everywhere, as when their account was stolen. A
   * code of the second factor must have been typed a short while ago.
   *
   * @see Specification, X39
   */
  endPersonSessions: call({
    method: 'PUT',
    path: '/admin/people/{id}/sessions/end',
    access: 'operator',
    role: peopleRoles,
    request: z.object({ id: idSchema, words: decisionWordsSchema }),
    answer: doneSchema,
    refusals: [peopleRefusals.personNotFound, decisionDeskRefusals.operatorSuspended],
  }),
  /**
   * `PUT /admin/people/{id}/suspension`: suspends somebody, in the place of a suspension that there is. They are
   * told why, and where to ask for another decision. `seen` is the decision by which they were suspended when
   * the caller looked, null for none: fails with `conflict` when that has changed. A code of the second
   * factor must have been typed a short while ago.
   *
   * @see Specification, X39
   */
  suspendPerson: call({
    method: 'PUT',
    path: '/admin/people/{id}/suspension',
    access: 'operator',
    role: 'moderator',
    request: z.object({
      id: idSchema,
      ...suspendingSchema.shape,
      reason: decisionReasonSchema,
      words: decisionWordsSchema,
      seen: z.nullable(idSchema),
    }),
    answer: doneSchema,
    refusals: [
      peopleRefusals.personNotFound,
      decisionDeskRefusals.ownAccountDecided,
      decisionDeskRefusals.pastSuspension,
      decisionDeskRefusals.operatorSuspended,
      decisionDeskRefusals.decidedMeanwhile,
    ],
  }),
  /**
   * `PUT /admin/people/{id}/suspension/lift`: ends a suspension, with words that the person reads. Fails with
   * `conflict` when `seen` is not what suspends them any more. A code of the second factor must have been
   * typed a short while ago.
   *
   * @see Specification, X39
   */
  liftSuspension: call({
    method: 'PUT',
    path: '/admin/people/{id}/suspension/lift',
    access: 'operator',
    role: 'moderator',
    request: z.object({ id: idSchema, words: decisionWordsSchema, seen: idSchema }),
    answer: doneSchema,
    refusals: [
      peopleRefusals.personNotFound,
      decisionDeskRefusals.ownAccountDecided,
      decisionDeskRefusals.decidedMeanwhile,
    ],
  }),
  /**
   * `PUT /admin/appeals/{id}/take`: says that one looks at an appeal, so that nobody else begins with it, for five
   * minutes. Fails with `conflict` while somebody else does, and for one's own decision.
   *
   * @see Specification, X39
   */
  takeAppeal: call({
    method: 'PUT',
    path: '/admin/appeals/{id}/take',
    access: 'operator',
    role: 'moderator',
    request: z.object({ id: idSchema }),
    answer: doneSchema,
    refusals: [
      decisionRefusals.decisionNotFound,
      decisionDeskRefusals.decidedMeanwhile,
      decisionDeskRefusals.caseTaken,
      decisionDeskRefusals.ownDecision,
    ],
  }),
  /**
   * `PUT /admin/appeals/{id}`: decides again, once and for all: `overturned` takes back what was decided. Fails
   * with `conflict` for who has decided the first time, and when it was decided meanwhile. A code of the second
   * factor must have been typed a short while ago.
   *
   * @see Specification, X39
   */
  decideAppeal: call({
    method: 'PUT',
    path: '/admin/appeals/{id}',
    access: 'operator',
    role: 'moderator',
    request: z.object({
      id: idSchema,
      outcome: z.enum(['upheld', 'overturned']),
      words: decisionWordsSchema,
    }),
    answer: doneSchema,
    refusals: [
      decisionRefusals.decisionNotFound,
      decisionDeskRefusals.decidedMeanwhile,
      decisionDeskRefusals.caseTaken,
      decisionDeskRefusals.ownDecision,
    ],
  }),
};

export const {
  findPeople,
  getPersonFile,
  listDecisions,
  addPersonNote,
  endPersonSessions,
  suspendPerson,
  liftSuspension,
  takeAppeal,
  decideAppeal,
} = decisionDeskCalls;
