import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { pageAnswer, pageRequest } from '../contract/paging.ts';
import { doneSchema, idSchema, momentSchema } from '../contract/values.ts';
import { decisionWordsSchema } from '../decisions/deciding.ts';
import { decisionDeskRefusals } from '../decisions/refusals.ts';
import { marketFileSchema } from '../files/calls.ts';
import { factorRefusals } from '../people/factorRefusals.ts';
import { peopleRefusals } from '../people/refusals.ts';
import { refusedPapersSchema } from './calls.ts';
import { identityDeskRefusals, identityRefusals } from './refusals.ts';

const partySchema = z.object({ _id: idSchema, fullname: z.string() });

/**
 * Somebody who has asked that their identity is checked, as a row of the queue.
 *
 * @see Specification, X51
 */
export const deskVerificationSchema = z.object({
  _id: idSchema,
  /** Whose it is, in the name that is to be found on the papers. */
  about: partySchema,
  askedAt: momentSchema,
  /** When it was changed last: what a decision sends as `seen`. */
  changedAt: momentSchema,
  /** How many papers there are. */
  paperCount: z.number(),
  /** Who is looking at it; null for nobody. */
  takenBy: z.nullable(partySchema),
});
/**
 * Somebody who has asked that their identity is checked.
 *
 * @see Specification, X51
 */
export type DeskVerification = z.infer<typeof deskVerificationSchema>;

/**
 * What became of an earlier check of the same person.
 *
 * @see Specification, X51
 */
export const earlierVerificationSchema = z.object({
  _id: idSchema,
  /** A `VerificationState`, or one that this client does not know. */
  state: z.string(),
  /** A `RefusedPapers`, or one that this client does not know; null where none was chosen. */
  reason: z.nullable(z.string()),
  /** In which name. */
  name: z.string(),
  decidedAt: momentSchema,
  /** Who has decided; null where nobody did. */
  by: z.nullable(partySchema),
});
/**
 * What became of an earlier check of the same person.
 *
 * @see Specification, X51
 */
export type EarlierVerification = z.infer<typeof earlierVerificationSchema>;

const idRequest = z.object({ id: idSchema });

/**
 * The calls of those who check identities.
 *
 * @see Specification, X51
 */
export const identityDeskCalls = {
  /**
   * `GET /admin/identity`: lists who has asked to be checked, who has waited longest first.
   *
   * @see Specification, X51
   */
  listVerifications: call({
    method: 'GET',
    path: '/admin/identity',
    access: 'operator',
    role: 'moderator',
    request: z.object(pageRequest),
    answer: z.object({ verifications: z.array(deskVerificationSchema), ...pageAnswer }),
  }),
  /**
   * `GET /admin/identity/{id}`: tells of somebody who has asked to be checked, and of their earlier checks. Their
   * papers are listed only for the person who has taken the case with `takeVerification`; they are fetched with
   * `getFileLink`, for which a code must have been typed a short while ago. Records who looks.
   *
   * @see Specification, X51
   */
  inspectVerification: call({
    method: 'GET',
    path: '/admin/identity/{id}',
    access: 'operator',
    role: 'moderator',
    request: idRequest,
    answer: z.object({
      verification: deskVerificationSchema,
      /** Those that can be fetched; empty unless the caller has taken the case. */
      files: z.array(marketFileSchema),
      /** How many are still being checked for harm, or were refused for it. */
      heldFiles: z.object({ checking: z.number(), refused: z.number() }),
      /** Ten at most, the newest first. */
      earlier: z.array(earlierVerificationSchema),
    }),
    refusals: [identityRefusals.verificationNotFound],
  }),
  /**
   * `PUT /admin/identity/{id}/take`: says that one looks at it, so that nobody else begins with it, for five
   * minutes; from then on one can see the papers. Fails with `conflict` while somebody else does, and when it was
   * decided meanwhile; with `forbidden` unless a code was typed a short while ago (see `confirmStepUp`).
   *
   * @see Specification, X51
   */
  takeVerification: call({
    method: 'PUT',
    path: '/admin/identity/{id}/take',
    access: 'operator',
    role: 'moderator',
    request: idRequest,
    answer: doneSchema,
    refusals: [
      factorRefusals.stepUpWanted,
      identityRefusals.verificationNotFound,
      decisionDeskRefusals.ownAccountDecided,
      decisionDeskRefusals.decidedMeanwhile,
      decisionDeskRefusals.caseTaken,
    ],
  }),
  /**
   * `PUT /admin/identity/{id}`: says that the papers show who it is (`verify`), or why they do not (`refuse`), and
   * deletes them. Whose it is reads it in these words, and may ask somebody else to decide again. Only for the
   * person who has taken the case; fails with `conflict` when it was changed or decided since `seen`, the
   * `changedAt` that they have read.
   *
   * @see Specification, X51
   */
  decideVerification: call({
    method: 'PUT',
    path: '/admin/identity/{id}',
    access: 'operator',
    role: 'moderator',
    request: z.object({
      id: idSchema,
      action: z.enum(['verify', 'refuse']),
      /** Why it is refused. */
      reason: refusedPapersSchema,
      words: decisionWordsSchema,
      seen: z.iso.datetime('Please say what was read.'),
    }),
    answer: doneSchema,
    refusals: [
      factorRefusals.stepUpWanted,
      identityRefusals.verificationNotFound,
      identityDeskRefusals.papersUnseen,
      decisionDeskRefusals.ownAccountDecided,
      decisionDeskRefusals.decidedMeanwhile,
      decisionDeskRefusals.caseTaken,
    ],
  }),
  /**
   * `PUT /admin/people/{id}/identity/end`: takes back that the market knows who somebody is, with words that they
   * read. They may ask somebody else to decide again, and may send papers once more. Fails with `conflict` when it
   * was not said since `seen`, the `verifiedAt` that the caller has read. A code of the second factor must have
   * been typed a short while ago.
   *
   * @see Specification, X51
   */
  endVerification: call({
    method: 'PUT',
    path: '/admin/people/{id}/identity/end',
    access: 'operator',
    role: 'moderator',
    request: z.object({
      id: idSchema,
      words: decisionWordsSchema,
      seen: z.iso.datetime('Please say what was read.'),
    }),
    answer: doneSchema,
    refusals: [
      factorRefusals.stepUpWanted,
      peopleRefusals.personNotFound,
      decisionDeskRefusals.ownAccountDecided,
      decisionDeskRefusals.decidedMeanwhile,
    ],
  }),
};

export const {
  listVerifications,
  inspectVerification,
  takeVerification,
  decideVerification,
  endVerification,
} = identityDeskCalls;
