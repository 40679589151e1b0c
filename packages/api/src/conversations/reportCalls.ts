import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { pageAnswer, pageRequest } from '../contract/paging.ts';
import { doneSchema, idSchema, momentSchema } from '../contract/values.ts';
import { reportKindSchema, reportReasonSchema } from './calls.ts';
import { reportRefusals } from './refusals.ts';

const partySchema = z.object({ _id: idSchema, fullname: z.string() });
const missingWords = 'Please say what was decided!';

/**
 * What somebody thinks should not be on the market, as a row of the list of those who decide.
 *
 * @see Specification, X32
 */
export const reportSchema = z.object({
  _id: idSchema,
  kind: reportKindSchema,
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
  /** Whether whoever is reported has written it. */
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
   * `GET /admin/reports`: lists reports, those that have waited longest first; what is closed the other way
   * round.
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
   * `GET /admin/reports/{id}`: gives a report with what was reported, as it was then. Whoever looks is written
   * down. Fails with `notFound`.
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
};

export const { listReports, inspectReport, closeReport } = reportCalls;
