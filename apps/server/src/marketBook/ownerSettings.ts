import { contract, type Feature, featureNames, type Image } from '@market/api/contract';

/** The values of everything that an owner may set, by key. */
export interface OwnerSettings {
  /** Null for the site's own. */
  name: string | null;
  /** Null for the site's own. */
  logo: Image | null;
  'currency.prefix': string;
  'orders.deliveryDays': number;
  'orders.revisions': number;
  /** How many days a buyer has to look at a delivery before it counts as accepted. */
  'orders.acceptDays': number;
  /** How many more days a buyer may take for that, once a delivery. */
  'orders.extensionDays': number;
  /** How many hours after it was due a buyer may cancel an order. */
  'orders.graceHours': number;
  /** How many hours a seller waits for answers before they may cancel. */
  'orders.answerHours': number;
  /** After how many days without answers an order is cancelled by itself. */
  'orders.answerDays': number;
  /** How many days after it was due an order is cancelled by itself. */
  'orders.lateDays': number;
  /** How many hours a proposal waits for an answer before it lapses. */
  'orders.proposalHours': number;
  /** How many days the other side of a dispute has to answer. */
  'orders.disputeDays': number;
  /** How many days the money of a completed order rests. */
  'orders.clearingDays': number;
  /** How many days after a decision one of the sides may ask for another one. */
  'orders.appealDays': number;
  /** What the market keeps of what sellers earn, in hundredths of a percent. */
  'orders.commissionBasisPoints': number;
  /** What becomes of messages that seem to hold contact details. */
  'messages.contacts': 'off' | 'warn' | 'hold';
  /** Whether nobody is shown the addresses of others. */
  hideEmails: boolean;
  'limits.services': number;
  'limits.fileMegabytes': number;
  'limits.dayMegabytes': number;
  'limits.orderMegabytes': number;
  features: Record<Feature, boolean>;
}

/** Something that an owner may set. */
export interface OwnerSetting {
  /** What it is, for a list. */
  about: string;
  /** What it may be, in words that follow “It must be”. */
  choices: string;
  /** Reads what was typed; undefined for what it may not be. */
  read: (text: string) => unknown;
  /** What it is until it is set. */
  usual: unknown;
}

/** A setting that is a whole number. */
function describeNumber(about: string, usual: number, least: number, most: number): OwnerSetting {
  return {
    about,
    choices: `a whole number from ${least} to ${most}`,
    usual,
    read(text) {
      const number = Number(text);
      const isFitting = text.trim() !== '' && Number.isInteger(number);
      return isFitting && number >= least && number <= most ? number : undefined;
    },
  };
}

const describeSwitch = (about: string, usual: boolean): OwnerSetting => ({
  about,
  choices: '“on” or “off”',
  usual,
  read: (text) => ({ on: true, off: false })[text],
});

const features: Record<Feature, string> = {
  packages: 'whether a service may have more than one package',
  offers: 'whether sellers may make offers at a price of their own',
  coupons: 'whether sellers may have coupons',
  away: 'whether sellers may say that they are away',
  files: 'whether people may send files',
  messages: 'whether people may write to each other',
  notifications: 'whether what happens is listed behind a bell',
  live: 'whether open pages are told of what is new',
};

const contactModes = ['off', 'warn', 'hold'];

/** How prices are written. What cards are charged is rupees all the same. */
const prefixes = ['Rs.', '₹', 'INR'];

/** One line that can be read. */
export const lineSchema = contract.createService.request.shape.title;

/** An address on this site: its pages show pictures of no other. */
const ownAddress = /^\/(?!\/)[\w./~%-]{1,500}$/;

/** Everything that an owner may set, by key. */
export const ownerSettings: Readonly<Record<string, OwnerSetting>> = {
  name: {
    about: 'what the market is called',
    choices: 'a line of at most 40 characters',
    usual: null,
    read(text) {
      const name = lineSchema.safeParse(text).data;
      return name !== undefined && name.length <= 40 ? name : undefined;
    },
  },
  logo: {
    about: 'the sign before its name; set-logo takes a file',
    choices: 'an address on this site, such as /icon.svg; set-logo takes a file',
    usual: null,
    read: (text) => (ownAddress.test(text) ? { url: text } : undefined),
  },
  'currency.code': {
    about: 'what cards are charged in',
    choices: 'INR: cards are charged in rupees, and another code would say something else',
    usual: 'INR',
    read: (text) => (text === 'INR' ? text : undefined),
  },
  'currency.prefix': {
    about: 'what clients are told to write before an amount',
    choices: `one of ${prefixes.join(', ')}: cards are charged in rupees`,
    usual: 'Rs.',
    read: (text) => prefixes.find((prefix) => prefix === text),
  },
  'orders.deliveryDays': describeNumber('the days of delivery of a plain service', 7, 1, 90),
  'orders.revisions': describeNumber('the revisions of a plain service', 1, 0, 20),
  'orders.acceptDays': describeNumber(
    'the days after which a delivery counts as accepted',
    5,
    3,
    60,
  ),
  'orders.extensionDays': describeNumber('the days that a buyer may take besides, once', 7, 1, 60),
  'orders.graceHours': describeNumber(
    'the hours after which a buyer may cancel what is late',
    24,
    1,
    720,
  ),
  'orders.answerHours': describeNumber(
    'the hours after which a seller need not wait for answers',
    48,
    1,
    720,
  ),
  'orders.answerDays': describeNumber(
    'the days after which an order without answers ends by itself',
    14,
    4,
    180,
  ),
  'orders.lateDays': describeNumber(
    'the days after which an order that is late ends by itself',
    30,
    1,
    180,
  ),
  'orders.proposalHours': describeNumber(
    'the hours after which a proposal without an answer lapses',
    72,
    24,
    720,
  ),
  'orders.disputeDays': describeNumber(
    'the days that the other side of a dispute has to answer',
    5,
    1,
    60,
  ),
  'orders.clearingDays': describeNumber(
    'the days that the money of a completed order rests',
    14,
    0,
    90,
  ),
  'orders.appealDays': describeNumber(
    'the days in which another decision may be asked for',
    7,
    1,
    60,
  ),
  'orders.commissionBasisPoints': describeNumber(
    'what the market keeps of earnings, in hundredths of a percent',
    1_000,
    0,
    9_000,
  ),
  'messages.contacts': {
    about: 'what becomes of messages with contact details',
    choices: '“off”, “warn” (the sender is asked first) or “hold” (somebody looks first)',
    usual: 'off',
    read: (text) => contactModes.find((mode) => mode === text),
  },
  hideEmails: describeSwitch('whether nobody is shown the addresses of others', false),
  'limits.services': describeNumber('how many services one person may offer', 1_000, 1, 1_000),
  'limits.fileMegabytes': describeNumber('how many MB a file may have', 100, 1, 5_000),
  'limits.dayMegabytes': describeNumber(
    'how many MB of files one person may send a day',
    1_000,
    1,
    1_000_000,
  ),
  'limits.orderMegabytes': describeNumber(
    'how many MB the files of one order may have together',
    1_000,
    1,
    1_000_000,
  ),
  ...Object.fromEntries(
    featureNames.map((name) => [`features.${name}`, describeSwitch(features[name], true)]),
  ),
};

/** Joins what is stored with what is usual. Stored values have been read by `ownerSettings`. */
export function toOwnerSettings(stored: ReadonlyMap<string, unknown>): OwnerSettings {
  const find = <Value>(key: string) =>
    (stored.get(key) ?? ownerSettings[key]?.usual ?? null) as Value;

  return {
    name: find('name'),
    logo: find('logo'),
    'currency.prefix': find('currency.prefix'),
    'orders.deliveryDays': find('orders.deliveryDays'),
    'orders.revisions': find('orders.revisions'),
    'orders.acceptDays': find('orders.acceptDays'),
    'orders.extensionDays': find('orders.extensionDays'),
    'orders.graceHours': find('orders.graceHours'),
    'orders.answerHours': find('orders.answerHours'),
    'orders.answerDays': find('orders.answerDays'),
    'orders.lateDays': find('orders.lateDays'),
    'orders.proposalHours': find('orders.proposalHours'),
    'orders.disputeDays': find('orders.disputeDays'),
    'orders.clearingDays': find('orders.clearingDays'),
    'orders.appealDays': find('orders.appealDays'),
    'orders.commissionBasisPoints': find('orders.commissionBasisPoints'),
    'messages.contacts': find('messages.contacts'),
    hideEmails: find('hideEmails'),
    'limits.services': find('limits.services'),
    'limits.fileMegabytes': find('limits.fileMegabytes'),
    'limits.dayMegabytes': find('limits.dayMegabytes'),
    'limits.orderMegabytes': find('limits.orderMegabytes'),
    features: Object.fromEntries(
      featureNames.map((name) => [name, find<boolean>(`features.${name}`)]),
    ) as Record<Feature, boolean>,
  };
}
