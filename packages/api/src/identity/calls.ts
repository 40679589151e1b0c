import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { doneSchema, idSchema, momentSchema } from '../contract/values.ts';
import { marketFileSchema } from '../files/calls.ts';
import { fileRefusals } from '../files/refusals.ts';
import { identityRefusals } from './refusals.ts';

/** How many papers somebody shows at most. */
const mostPapers = 4;

/**
 * How far a check of somebody's identity is: somebody of the market is to look at it (`waiting`); it is who they
 * say (`verified`); that could not be seen (`refused`); its person has taken it back (`withdrawn`); nobody has
 * looked in time (`lapsed`); or they were verified, and have changed their name since, or the market
 * has taken it back (`ended`).
 *
 * @see Specification, X51
 */
export const verificationStates = [
  'waiting',
  'verified',
  'refused',
  'withdrawn',
  'lapsed',
  'ended',
] as const;
/**
 * How far a check of somebody's identity is.
 *
 * @see Specification, X51
 */
export type VerificationState = (typeof verificationStates)[number];

/**
 * Why an identity could not be checked: the papers cannot be read; they are in another name; they are out of
 * date; they seem to be forged; or something else, which the words of the decision say.
 *
 * @see Specification, X51
 */
export const refusedPapersSchema = z.enum([
  'unreadable',
  'otherName',
  'outdated',
  'forged',
  'other',
]);
/**
 * Why an identity could not be checked.
 *
 * @see Specification, X51
 */
export type RefusedPapers = z.infer<typeof refusedPapersSchema>;

/**
 * The check of the caller's identity.
 *
 * @see Specification, X51
 */
export const ownVerificationSchema = z.object({
  _id: idSchema,
  /** A `VerificationState`, or one that this client does not know. */
  state: z.string(),
  /** In which name. */
  name: z.string(),
  askedAt: momentSchema,
  /** When it ended; null while it waits. */
  decidedAt: z.nullable(momentSchema),
  /** Why it was refused: a `RefusedPapers`, or one that this client does not know; null for all others. */
  reason: z.nullable(z.string()),
  /** In the words of who decided; empty where nobody did. */
  words: z.string(),
  /** Whether it has ended because the market has taken it back. */
  isTakenAway: z.optional(z.boolean()),
  /** The papers that were sent: only while it waits. Afterwards they are gone. */
  files: z.array(marketFileSchema),
});
/**
 * The check of the caller's identity.
 *
 * @see Specification, X51
 */
export type OwnVerification = z.infer<typeof ownVerificationSchema>;

/**
 * The calls by which people show who they are. The hosted backend lacks all of them.
 *
 * @see Specification, X51
 */
export const identityCalls = {
  /**
   * `GET /identity`: tells whether the caller's identity was checked, and how far their last check is.
   *
   * @see Specification, X51
   */
  getVerification: call({
    method: 'GET',
    path: '/identity',
    access: 'signedIn',
    request: z.object({}),
    answer: z.object({
      /** Since when everybody sees that it was checked; null for not. */
      verifiedAt: z.nullable(momentSchema),
      /** The last one; null for none. */
      verification: z.nullable(ownVerificationSchema),
      /** Whether one can be asked for here. */
      isOffered: z.boolean(),
      /** Whether nobody can offer a first service without. */
      isNeeded: z.boolean(),
      /** How many papers can be sent. */
      mostPapers: z.number(),
      /** After how many days papers are deleted at which nobody has looked. */
      days: z.number(),
    }),
  }),
  /**
   * `POST /identity/new`: asks for a check, with papers that were sent as files of the purpose `identity`. Only
   * the caller and the person who checks them can fetch these; they are deleted when somebody has decided.
   * Fails with `conflict` while one waits, when the caller was checked already, and where nobody is checked.
   *
   * @see Specification, X51
   */
  startVerification: call({
    method: 'POST',
    path: '/identity/new',
    access: 'signedIn',
    request: z.object({
      files: z
        .array(idSchema)
        .check(
          z.minLength(1, 'Please add a paper that shows who you are!'),
          z.maxLength(mostPapers, `At most ${mostPapers} papers can be sent.`),
        ),
    }),
    answer: doneSchema,
    refusals: [
      identityRefusals.identityUnchecked,
      identityRefusals.verificationWaiting,
      identityRefusals.verifiedAlready,
      fileRefusals.fileNotFound,
      fileRefusals.fileNotReady,
      fileRefusals.fileInUse,
    ],
  }),
  /**
   * `DELETE /identity`: takes back what the caller has asked for; its papers are deleted. Fails with `notFound`
   * when nothing waits.
   *
   * @see Specification, X51
   */
  withdrawVerification: call({
    method: 'DELETE',
    path: '/identity',
    access: 'signedIn',
    request: z.object({}),
    answer: doneSchema,
    refusals: [identityRefusals.verificationNotFound],
  }),
};

export const { getVerification, startVerification, withdrawVerification } = identityCalls;
