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
  /** Which services somebody looks at before they are shown. */
  'services.approval': 'off' | 'first' | 'all';
  /** What becomes of accounts with a mail address that lasts a short while. */
  'accounts.disposable': 'off' | 'refuse' | 'hold';
  /** Who finds out who people are. */
  'identity.check': 'off' | 'hand';
  /** For what somebody has to have shown who they are. */
  'identity.neededFor': 'nothing' | 'services';
  /** After how many days papers are deleted at which nobody has looked. */
  'identity.days': number;
  /** What becomes of texts that are nearly those of others. */
  'texts.alike': 'off' | 'hold';
  /** How many days after the end of an order its sides may review each other. */
  'reviews.days': number;
  /** Who may review a service without a word about an order. */
  'reviews.openTo': 'everybody' | 'buyers';
  /** Whether nobody is shown the addresses of others. */
  hideEmails: boolean;
  'limits.services': number;
  'limits.fileMegabytes': number;
  'limits.dayMegabytes': number;
  'limits.orderMegabytes': number;
  score: Record<ScoreNumber, number>;
  ranking: Record<RankingNumber, number>;
  features: Record<Feature, boolean>;
}

/** What decides about scores and levels: what it is, what it is until it is set, the least and the most. */
const scoreNumbers = {
  ratings: ['how many points ratings can bring', 40, 1, 100],
  onTime: ['how many points being on time can bring', 20, 1, 100],
  carried: ['how many points carrying orders through can bring', 20, 1, 100],
  answers: ['how many points quick answers can bring', 10, 1, 100],
  buyers: ['how many points many buyers can bring', 10, 1, 100],
  days: ['the days that count for a score', 365, 30, 3650],
  halfLifeDays: ['the days after which something weighs half in a score', 180, 7, 3650],
  startTenths: ['the rating that everybody begins with, in tenths of a star', 45, 10, 50],
  startReviews: ['how many reviews that rating weighs', 5, 0, 100],
  answerHours: ['the hours in which a first message has to be answered', 24, 1, 168],
  mostBuyers: ['with how many buyers there are no more points for them', 25, 1, 1000],
  newOrders: ['how many orders it takes until there is a score', 5, 1, 100],
  fallDays: ['the days below a level after which it is lost', 30, 7, 365],
  oneOrders: ['the orders that level 1 takes', 5, 0, 10_000],
  oneBuyers: ['the buyers that level 1 takes', 3, 0, 10_000],
  oneScore: ['the score that level 1 takes', 75, 0, 100],
  twoOrders: ['the orders that level 2 takes', 20, 0, 10_000],
  twoBuyers: ['the buyers that level 2 takes', 10, 0, 10_000],
  twoScore: ['the score that level 2 takes', 85, 0, 100],
  topOrders: ['the orders that the top level takes', 100, 0, 10_000],
  topBuyers: ['the buyers that the top level takes', 40, 0, 10_000],
  topScore: ['the score that the top level takes', 92, 0, 100],
} as const satisfies Record<string, readonly [string, number, number, number]>;

/** The name of a number that decides about scores and levels. */
export type ScoreNumber = keyof typeof scoreNumbers;

/** What decides in which order services are found. */
const rankingNumbers = {
  text: ['how many points a text can bring that matches a search', 45, 0, 100],
  quality: ['how many points ratings can bring a service in a search', 25, 0, 100],
  sales: ['how many points buyers can bring a service in a search', 15, 0, 100],
  fresh: ['how many points being new can bring in a search', 10, 0, 100],
  answers: ['how many points answers can bring in a search', 5, 0, 100],
  faults: ['how many points faults of its seller can cost a service in a search', 10, 0, 100],
  newDays: ['for how many days a service is new in a search', 30, 0, 365],
  newOrders: ['with how many orders a service is new in a search no more', 3, 0, 100],
  newEvery: ['every which place of a search is for a new service', 8, 1, 100],
  newPlaces: ['how many places of a search are for new services', 3, 0, 10],
} as const satisfies Record<string, readonly [string, number, number, number]>;

/** The name of a number that decides in which order services are found. */
export type RankingNumber = keyof typeof rankingNumbers;

const rankingNames = Object.keys(rankingNumbers) as RankingNumber[];

const scoreNames = Object.keys(scoreNumbers) as ScoreNumber[];

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
  passkeys: 'whether people may add passkeys',
  externalLogins: 'whether people may open accounts, and add log-ins, through other sites',
  export: 'whether people may fetch their data, and delete their accounts, by themselves',
  verifiedReviews: 'whether the sides of an order may review each other, hidden at first',
  score: 'whether sellers have a score and a level',
  analytics: 'whether it is counted how services are found, and their sellers are told',
  discovery: 'whether lists of services can be sorted and narrowed by more than price',
  ranking: 'whether searches list services by a score that everybody can add up',
  suggestions: 'whether words, services and categories are suggested while somebody types a search',
};

const approvals = ['off', 'first', 'all'];

const contactModes = ['off', 'warn', 'hold'];

const disposableModes = ['off', 'refuse', 'hold'];

const alikeModes = ['off', 'hold'];

const identityChecks = ['off', 'hand'];

const neededFor = ['nothing', 'services'];

const reviewers = ['everybody', 'buyers'];

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
  'services.approval': {
    about: 'which services somebody looks at before they are shown',
    choices: '“off”, “first” (the first of a seller) or “all” (whenever one is changed, too)',
    usual: 'off',
    read: (text) => approvals.find((approval) => approval === text),
  },
  'accounts.disposable': {
    about: 'what becomes of mail addresses that last a short while',
    choices: '“off”, “refuse” or “hold” (somebody looks at the account first)',
    usual: 'off',
    read: (text) => disposableModes.find((mode) => mode === text),
  },
  'identity.check': {
    about: 'who finds out who people are',
    choices: '“off” or “hand” (moderators look at papers)',
    usual: 'off',
    read: (text) => identityChecks.find((check) => check === text),
  },
  'identity.neededFor': {
    about: 'for what people have to show who they are',
    choices: '“nothing” or “services” (offering a first one)',
    usual: 'nothing',
    read: (text) => neededFor.find((what) => what === text),
  },
  'identity.days': describeNumber(
    'the days after which papers are deleted at which nobody has looked',
    30,
    1,
    180,
  ),
  'texts.alike': {
    about: 'what becomes of services and reviews in the words of others',
    choices: '“off” or “hold” (somebody looks first)',
    usual: 'hold',
    read: (text) => alikeModes.find((mode) => mode === text),
  },
  'reviews.days': describeNumber(
    'the days in which the sides of an order may review each other',
    14,
    3,
    60,
  ),
  'reviews.openTo': {
    about: 'who may review a service openly',
    choices: '“everybody” or “buyers” (who have bought the service)',
    usual: 'everybody',
    read: (text) => reviewers.find((group) => group === text),
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
    scoreNames.map((name) => {
      const [about, usual, least, most] = scoreNumbers[name];
      return [`score.${name}`, describeNumber(about, usual, least, most)];
    }),
  ),
  ...Object.fromEntries(
    rankingNames.map((name) => {
      const [about, usual, least, most] = rankingNumbers[name];
      return [`ranking.${name}`, describeNumber(about, usual, least, most)];
    }),
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
    'services.approval': find('services.approval'),
    'accounts.disposable': find('accounts.disposable'),
    'identity.check': find('identity.check'),
    'identity.neededFor': find('identity.neededFor'),
    'identity.days': find('identity.days'),
    'texts.alike': find('texts.alike'),
    'reviews.days': find('reviews.days'),
    'reviews.openTo': find('reviews.openTo'),
    hideEmails: find('hideEmails'),
    'limits.services': find('limits.services'),
    'limits.fileMegabytes': find('limits.fileMegabytes'),
    'limits.dayMegabytes': find('limits.dayMegabytes'),
    'limits.orderMegabytes': find('limits.orderMegabytes'),
    score: Object.fromEntries(
      scoreNames.map((name) => [name, find<number>(`score.${name}`)]),
    ) as Record<ScoreNumber, number>,
    ranking: Object.fromEntries(
      rankingNames.map((name) => [name, find<number>(`ranking.${name}`)]),
    ) as Record<RankingNumber, number>,
    features: Object.fromEntries(
      featureNames.map((name) => [name, find<boolean>(`features.${name}`)]),
    ) as Record<Feature, boolean>,
  };
}
