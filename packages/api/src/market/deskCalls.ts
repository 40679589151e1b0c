import * as z from 'zod/mini';
import { call } from '../contract/call.ts';
import { isReadableLine } from '../contract/isReadableLine.ts';
import { pageAnswer, pageRequest } from '../contract/paging.ts';
import { roleSchema } from '../contract/role.ts';
import { doneSchema, idSchema, momentSchema } from '../contract/values.ts';
import { decisionWordsSchema } from '../decisions/deciding.ts';
import { decisionDeskRefusals } from '../decisions/refusals.ts';
import { categorySchema } from '../services/calls.ts';
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
 * A kind of service, as its owner changes it.
 *
 * @see Specification, X50
 */
export const deskCategorySchema = z.object({
  slug: categorySchema,
  name: z.string(),
  /** Its names in other languages, by their tags. */
  names: z.record(z.string(), z.string()),
  /** Whether no service can be put into it any more. */
  isRetired: z.boolean(),
  /** How many services are in it, those that are paused included. */
  serviceCount: z.number(),
});
/**
 * A kind of service, as its owner changes it.
 *
 * @see Specification, X50
 */
export type DeskCategory = z.infer<typeof deskCategorySchema>;

const missingName = 'Please say what it is called!';
const categoryNameSchema = z
  .string(missingName)
  .check(
    z.trim(),
    z.minLength(1, missingName),
    z.maxLength(60, 'A name may have at most 60 characters.'),
    z.refine(isReadableLine, 'A name is one line that can be read.'),
  );

/** What a category is called, why, and which list the caller has read. */
const categoryFields = {
  name: categoryNameSchema,
  /** In other languages, by their tags, such as `{ ne: 'वेब' }`: those that are left out are forgotten. */
  names: z
    .record(
      z.string().check(z.regex(/^[a-z]{2,3}(-[a-z\d]{1,8}){0,3}$/, 'Such as ne, de or pt-br.')),
      categoryNameSchema,
    )
    .check(
      z.refine(
        (names) => Object.keys(names).length <= 30,
        'A category has names in at most 30 languages.',
      ),
    ),
  words: decisionWordsSchema,
  seen: z.string().check(z.maxLength(100)),
};

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
   * `GET /admin/overview`: tells how much waits for the caller's role, and since when the oldest.
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
          /** `reports`, `held`, `identity`, `services` or `appeals`; perhaps one that this client does not know. */
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
   * `conflict` when it is no longer `seen`, the value that the caller has read. A code of the second factor
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
  /**
   * `GET /admin/categories`: lists the categories in their order, those that are retired included, and those that
   * were merged into others left out.
   *
   * @see Specification, X50
   */
  listDeskCategories: call({
    method: 'GET',
    path: '/admin/categories',
    access: 'operator',
    role: 'owner',
    request: z.object({}),
    answer: z.object({
      categories: z.array(deskCategorySchema),
      /** What to send as `seen` after reading this. */
      version: z.string(),
    }),
  }),
  /**
   * `POST /admin/categories/new`: adds a category behind the others, with why. Fails with `conflict` when the
   * list is no longer `seen`. A code of the second factor must have been typed a short while ago.
   *
   * @see Specification, X50
   */
  addCategory: call({
    method: 'POST',
    path: '/admin/categories/new',
    access: 'operator',
    role: 'owner',
    request: z.object({
      /** What stands in addresses: it never changes. */
      slug: z
        .string('Please say what stands in addresses!')
        .check(
          z.maxLength(60, 'This may have at most 60 characters.'),
          z.regex(
            /^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u,
            'It is written with letters, digits and single hyphens between them.',
          ),
        ),
      ...categoryFields,
    }),
    answer: doneSchema,
    refusals: [
      marketDeskRefusals.categoryKnown,
      marketDeskRefusals.tooManyCategories,
      decisionDeskRefusals.decidedMeanwhile,
    ],
  }),
  /**
   * `PUT /admin/categories/{slug}`: says what a category is called, at which place it stands and whether it is
   * retired, with why. The services of a retired one stay as they are, and are found by all but the category.
   * Fails with `conflict` when the list is no longer `seen`. A code of the second factor must have been typed a
   * short while ago.
   *
   * @see Specification, X50
   */
  saveCategory: call({
    method: 'PUT',
    path: '/admin/categories/{slug}',
    access: 'operator',
    role: 'owner',
    request: z.object({
      slug: categorySchema,
      ...categoryFields,
      isRetired: z.boolean(),
      /** Counted from 0; beyond the last one it is the last. */
      place: z.int().check(z.minimum(0), z.maximum(1000)),
    }),
    answer: doneSchema,
    refusals: [
      marketDeskRefusals.categoryNotFound,
      marketDeskRefusals.lastCategory,
      decisionDeskRefusals.decidedMeanwhile,
    ],
  }),
};

export const {
  addCategory,
  getOverview,
  listAudit,
  listDeskCategories,
  listSettings,
  saveCategory,
  saveSetting,
} = marketDeskCalls;
