import { categories, listingLimits } from '../contract/choices.ts';
import { samplePerson } from '../people/samples.ts';
import type { Market } from './calls.ts';
import type { AuditEvent, DeskCategory, MarketSetting } from './deskCalls.ts';

/**
 * Makes what its owner has set a market to be.
 *
 * @see Specification, X15
 */
export const createMarket = (fields: Partial<Market> = {}): Market => ({
  name: null,
  logo: null,
  features: {
    packages: true,
    offers: true,
    coupons: true,
    away: true,
    files: true,
    messages: true,
    notifications: false,
    live: false,
    passkeys: true,
    externalLogins: true,
    export: true,
    verifiedReviews: true,
    analytics: false,
    score: false,
    discovery: false,
    ranking: false,
    suggestions: false,
  },
  categories: categories.map((slug) => ({ slug, name: slug })),
  currency: { code: 'INR', prefix: 'Rs.', minorUnits: 2 },
  orders: { deliveryDays: 7, revisions: 1 },
  reviews: { days: 14, openTo: 'everybody' },
  limits: {
    services: 1000,
    drafts: 20,
    packages: listingLimits.packages,
    extras: listingLimits.extras,
    questions: listingLimits.questions,
    faqs: listingLimits.faqs,
    tags: listingLimits.tags,
    imageBytes: 2_000_000,
    fileBytes: 100_000_000,
    orderBytes: 1_000_000_000,
  },
  ...fields,
});

/**
 * A market that its owner has not changed.
 *
 * @see Specification, X15
 */
export const sampleMarket: Market = createMarket();

/**
 * Some of what an owner may set.
 *
 * @see Specification, X41
 */
export const sampleSettings: MarketSetting[] = [
  {
    key: 'services.approval',
    about: 'which services somebody looks at before they are shown',
    choices: '“off”, “first” (of a seller) or “all”',
    value: 'first',
    usual: 'off',
    isSet: true,
  },
  {
    key: 'orders.acceptDays',
    about: 'the days after which a delivery counts as accepted',
    choices: 'a whole number from 3 to 60',
    value: '5',
    usual: '5',
    isSet: false,
  },
  {
    key: 'hideEmails',
    about: 'whether nobody is shown the addresses of others',
    choices: '“on” or “off”',
    value: 'off',
    usual: 'off',
    isSet: false,
  },
];

/**
 * The categories of a market, of which one is retired.
 *
 * @see Specification, X50
 */
export const sampleDeskCategories: DeskCategory[] = [
  ...categories.map((slug, index) => ({
    slug,
    name: slug,
    names: {},
    isRetired: false,
    serviceCount: [214, 38, 160, 97][index] ?? 0,
  })),
  {
    slug: 'Voice-Over',
    name: 'Voice over',
    names: { ne: 'आवाज', de: 'Stimme' },
    isRetired: true,
    serviceCount: 1,
  },
];

/**
 * Makes an event: that somebody was suspended.
 *
 * @see Specification, X41
 */
export const createAuditEvent = (fields: Partial<AuditEvent> = {}): AuditEvent => ({
  _id: 'event-suspended',
  at: '2026-11-22T09:00:00.000Z',
  by: { _id: samplePerson._id, fullname: samplePerson.fullname },
  what: 'person.suspended',
  subject: 'person-sara',
  address: '203.0.113.7',
  reason: 'Three buyers were asked to pay outside of the market.',
  before: null,
  after: '{"kind":"noNewOrders","until":"2026-12-24T00:00:00.000Z"}',
  ...fields,
});

/**
 * What was written down, the newest first.
 *
 * @see Specification, X41
 */
export const sampleAuditEvents: AuditEvent[] = [
  createAuditEvent(),
  createAuditEvent({
    _id: 'event-setting',
    at: '2026-11-21T10:00:00.000Z',
    what: 'setting.set',
    subject: 'services.approval',
    reason: 'Too much was copied.',
    before: '"off"',
    after: '"first"',
  }),
  createAuditEvent({
    _id: 'event-over',
    at: '2026-11-20T10:00:00.000Z',
    by: null,
    what: 'person.suspensionOver',
    address: 'end suspensions',
    reason: null,
    before: '{"kind":"noMessages"}',
    after: null,
  }),
];
