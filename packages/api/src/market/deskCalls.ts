import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { pageAnswer, pageRequest } from '../contract/paging.ts';
import { roleSchema } from '../contract/role.ts';
import { doneSchema, idSchema, momentSchema } from '../contract/values.ts';
import { decisionWordsSchema } from '../decisions/deciding.ts';
import { decisionDeskRefusals } from '../decisions/refusals.ts';
import { marketDeskRefusals } from './refusals.ts';

const everyRole = roleSchema.options;

/**
 * Something that an owner may set, in words.
 *
 * @see Specification, X41
 */
export const marketSettingSchema = z.object({
  /** Such as `orders.acceptDays`. */
  key: z.string(),
  /** What it is. */
  about: z.string(),
  /** What it may be, in words that follow “It must be”. */
  choices: z.string(),
  /** What it is, as it is typed; empty for the site’s own. */
  value: z.string(),
  /** What it is until it is set. */
  usual: z.string(),
  isSet: z.boolean(),
});
/**
 * Something that an owner may set.
 *
 * @see Specification, X41
 */
export type MarketSetting = z.infer<typeof marketSettingSchema>;

/**
 * Something that was written down, to be looked up.
 *
 * @see Specification, X41
 */
export const auditEventSchema = z.object({
  _id: idSchema,
  at: momentSchema,
  /** Who did it; null when that is not known, or the account is gone. */
  by: z.nullable(z.object({ _id: idSchema, fullname: z.string() })),
  /** What happened, such as `person.suspended`. */
  what: z.string(),
  /** What it happened to; null for nobody but who did it. */
  subject: z.nullable(z.string()),
  /** The network address, or the name of the job. */
  address: z.string(),
  /** Why; null where nobody was asked. */
  reason: z.nullable(z.string()),
  /** What it was, as JSON; null where nothing can be compared. */
  before: z.nullable(z.string()),
  /** What it is since, as JSON. */
  after: z.nullable(z.string()),
});
/**
 * Something that was written down.
 *
 * @see Specification, X41
 */
export type AuditEvent = z.infer<typeof auditEventSchema>;

/**
 * The calls about the market as a whole, for those who run it.
 *
 * @see Specification, X41
 */
export const marketDeskCalls = {
  /**
   * `GET /admin/overview`: tells how much waits for the role of whoever asks, and since when the oldest.
   *
   * @see Specification, X41
   */
  getOverview: call({
    method: 'GET',
    path: '/admin/overview',
    access: 'operator',
    role: everyRole,
    request: z.object({}),
    answer: z.object({
      queues: z.array(
        z.object({
          /** `reports`, `services` or `appeals`; perhaps one that this client does not know. */
          name: z.string(),
          count: z.number(),
          /** Null for an empty one. */
          oldestAt: z.nullable(momentSchema),
        }),
      ),
    }),
  }),
  /**
   * `GET /admin/audit`: lists what was written down, the newest first: all of it for owners, for others what they
   * have done themselves.
   *
   * @see Specification, X41
   */
  listAudit: call({
    method: 'GET',
    path: '/admin/audit',
    access: 'operator',
    role: everyRole,
    request: z.object({
      /** Who did it. */
      person: z.optional(idSchema),
      /** What it happened to. */
      subject: z.optional(z.string().check(z.maxLength(200))),
      /** The beginning of what happened, such as `person.`. */
      what: z.optional(z.string().check(z.maxLength(100))),
      since: z.optional(z.iso.datetime('Please say since when.')),
      until: z.optional(z.iso.datetime('Please say until when.')),
      ...pageRequest,
    }),
    answer: z.object({ events: z.array(auditEventSchema), ...pageAnswer }),
  }),
  /**
   * `GET /admin/settings`: lists all that an owner may set.
   *
   * @see Specification, X41
   */
  listSettings: call({
    method: 'GET',
    path: '/admin/settings',
    access: 'operator',
    role: 'owner',
    request: z.object({}),
    answer: z.object({ settings: z.array(marketSettingSchema) }),
  }),
  /**
   * `PUT /admin/settings/{key}`: sets something, with why. Every server follows within a second or two. Fails with
   * `conflict` when it is no longer `seen`, the value that whoever sets it has read. A code of the second factor
   * must have been typed a short while ago.
   *
   * @see Specification, X41
   */
  saveSetting: call({
    method: 'PUT',
    path: '/admin/settings/{key}',
    access: 'operator',
    role: 'owner',
    request: z.object({
      key: z.string().check(z.regex(/^[\w.]{1,64}$/)),
      /** As it is typed; null for what is usual. */
      value: z.nullable(z.string().check(z.maxLength(500))),
      words: decisionWordsSchema,
      seen: z.string().check(z.maxLength(600)),
    }),
    answer: doneSchema,
    refusals: [
      marketDeskRefusals.settingNotFound,
      marketDeskRefusals.settingImpossible,
      decisionDeskRefusals.decidedMeanwhile,
    ],
  }),
};

export const { getOverview, listAudit, listSettings, saveSetting } = marketDeskCalls;
