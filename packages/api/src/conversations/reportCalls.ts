import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { pageAnswer, pageRequest } from '../contract/paging.ts';
import { doneSchema, idSchema, momentSchema } from '../contract/values.ts';
import { decisionReasonSchema } from '../decisions/calls.ts';
import { decisionWordsSchema, suspendingSchema } from '../decisions/deciding.ts';
import { decisionDeskRefusals } from '../decisions/refusals.ts';
import { scorePointSchema } from '../score/calls.ts';
import { reportKindSchema, reportReasonSchema } from './calls.ts';
import { reportRefusals } from './refusals.ts';

/**
 * What a report is about: what can be reported, and `scoreEntry`, what a seller disputes of their own score.
 *
 * @see Specification, X38
 */
export const caseKindSchema = z.enum([...reportKindSchema.options, 'scoreEntry']);
/**
 * What a report is about.
 *
 * @see Specification, X38
 */
export type CaseKind = z.infer<typeof caseKindSchema>;

/**
 * What can be decided about what was reported: `hide` a service, `remove` a message or a review, `uncount` an entry
 * of a score, `warn` or `suspend` the person concerned, or `nothing`.
 *
 * @see Specification, X38
 */
export const reportActionSchema = z.enum([
  'nothing',
  'hide',
  'remove',
  'uncount',
  'warn',
  'suspend',
]);
/**
 * What can be decided about what was reported.
 *
 * @see Specification, X38
 */
export type ReportAction = z.infer<typeof reportActionSchema>;

const partySchema = z.object({ _id: idSchema, fullname: z.string() });
const missingWords = 'Please say what was decided!';

/**
 * What somebody thinks should not be on the market, as a row of the list of those who decide.
 *
 * @see Specification, X32
 */
export const reportSchema = z.object({
  _id: idSchema,
  kind: caseKindSchema,
  reason: reportReasonSchema,
  /** What was said about it; empty when nothing was. */
  text: z.string(),
  /** Who reports; null when the account is gone, and for what the market has held by itself. */
  by: z.nullable(partySchema),
  /** Whose it is; null when the account is gone. */
  about: z.nullable(partySchema),
  /** Whether it is a message that the other side has not got: `closeReport` can let it through. */
  isHeld: z.boolean(),
  createdAt: momentSchema,
  /** Null while it waits. */
  closedAt: z.nullable(momentSchema),
  /** What was decided; empty while it waits. */
  words: z.string(),
  /** What tells it apart from others of its kind, such as the id of a service. */
  subject: z.optional(z.string()),
  /** How many reports about the same wait, this one included; one decision closes all of them. */
  sameCount: z.optional(z.number()),
  /** Who is looking at it; null for nobody. */
  takenBy: z.optional(z.nullable(partySchema)),
});
/**
 * What somebody thinks should not be on the market.
 *
 * @see Specification, X32
 */
export type Report = z.infer<typeof reportSchema>;

/**
 * A part of what was reported, as it was then.
 *
 * @see Specification, X32
 */
export const reportedTextSchema = z.object({
  /** Whether the person reported wrote it. */
  isByReported: z.boolean(),
  text: z.string(),
});
/**
 * A part of what was reported, as it was then.
 *
 * @see Specification, X32
 */
export type ReportedText = z.infer<typeof reportedTextSchema>;

/**
 * The calls of those who decide what may be shown.
 *
 * @see Specification, X32
 */
export const reportCalls = {
  /**
   * `GET /admin/reports`: lists reports, those that have waited longest first, of several about the same only
   * the first; what is closed the other way round.
   *
   * @see Specification, X32
   */
  listReports: call({
    method: 'GET',
    path: '/admin/reports',
    access: 'operator',
    role: 'moderator',
    request: z.object({
      /** Defaults to those that wait. */
      state: z._default(z.enum(['open', 'closed']), 'open'),
      ...pageRequest,
    }),
    answer: z.object({ reports: z.array(reportSchema), ...pageAnswer }),
  }),
  /**
   * `GET /admin/reports/{id}`: gives a report with what was reported, as it was then. Records who
   * looks. Fails with `notFound`.
   *
   * @see Specification, X32
   */
  inspectReport: call({
    method: 'GET',
    path: '/admin/reports/{id}',
    access: 'operator',
    role: 'moderator',
    request: z.object({ id: idSchema }),
    answer: z.object({
      report: reportSchema,
      /** The oldest first. */
      content: z.array(reportedTextSchema),
      /** The entry of a score that its seller disputes, as it was then; for nothing else. */
      entry: z.optional(scorePointSchema),
      /** The other reports about the same that wait, the oldest first, 50 at most. */
      others: z.optional(
        z.array(
          z.pick(reportSchema, { _id: true, reason: true, text: true, by: true, createdAt: true }),
        ),
      ),
    }),
    refusals: [reportRefusals.reportNotFound],
  }),
  /**
   * `PUT /admin/reports/{id}`: closes a report with words, once. Fails with `notFound`, or `conflict` when it has
   * been closed.
   *
   * @see Specification, X32
   */
  closeReport: call({
    method: 'PUT',
    path: '/admin/reports/{id}',
    access: 'operator',
    role: 'moderator',
    request: z.object({
      id: idSchema,
      words: z
        .string(missingWords)
        .check(
          z.trim(),
          z.minLength(1, missingWords),
          z.maxLength(2000, 'This may have at most 2000 characters.'),
        ),
      /** Whether a message that is held reaches the other side now, unless one of both has blocked the other. */
      isReleased: z._default(z.boolean(), false),
    }),
    answer: doneSchema,
    refusals: [reportRefusals.reportNotFound, reportRefusals.reportClosed],
  }),
  /**
   * `PUT /admin/reports/{id}/take`: says that one looks at what was reported, so that nobody else begins with it,
   * for five minutes. Fails with `conflict` while somebody else does.
   *
   * @see Specification, X38
   */
  takeReport: call({
    method: 'PUT',
    path: '/admin/reports/{id}/take',
    access: 'operator',
    role: 'moderator',
    request: z.object({ id: idSchema }),
    answer: doneSchema,
    refusals: [
      reportRefusals.reportNotFound,
      reportRefusals.reportClosed,
      decisionDeskRefusals.caseTaken,
    ],
  }),
  /**
   * `PUT /admin/reports/{id}/decision`: decides about what was reported, with words that the reporter and the
   * person concerned read; all reports about the same are closed with it. Fails with `conflict` when somebody
   * else has decided meanwhile. A code of the second factor must have been typed a short while ago.
   *
   * @see Specification, X38
   */
  decideReport: call({
    method: 'PUT',
    path: '/admin/reports/{id}/decision',
    access: 'operator',
    role: 'moderator',
    request: z.object({
      id: idSchema,
      action: reportActionSchema,
      reason: decisionReasonSchema,
      words: decisionWordsSchema,
      /** What is suspended, and until when; only to suspend, and needed then. */
      suspension: z.optional(suspendingSchema),
      /** With `nothing`: whether a message that is held reaches the other side now. */
      isReleased: z._default(z.boolean(), false),
    }),
    answer: doneSchema,
    refusals: [
      reportRefusals.reportNotFound,
      reportRefusals.reportClosed,
      reportRefusals.actionImpossible,
      decisionDeskRefusals.caseTaken,
      decisionDeskRefusals.suspensionMissing,
      decisionDeskRefusals.ownAccountDecided,
      decisionDeskRefusals.pastSuspension,
      decisionDeskRefusals.operatorSuspended,
    ],
  }),
};

export const { listReports, inspectReport, closeReport, takeReport, decideReport } = reportCalls;
