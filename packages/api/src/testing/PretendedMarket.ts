import type { CallName, CheckedMarketRequest, MarketAnswer } from '../contract/contract.ts';
import type { Person } from '../contract/person.ts';
import type { Role } from '../contract/role.ts';
import type { Order } from '../orders/calls.ts';
import type { OrderEvent } from '../orders/progress.ts';
import type { BlockedPerson } from '../conversations/calls.ts';
import type { SampleReport } from '../conversations/samples.ts';
import type { SampleConversation } from '../conversations/samples.ts';
import type { Coupon } from '../coupons/calls.ts';
import type { SavedSearch } from '../searches/calls.ts';
import type { DeskDecision } from '../decisions/deskCalls.ts';
import type { Suspension } from '../decisions/calls.ts';
import type { SampleHeld } from '../guard/samples.ts';
import type { OwnVerification } from '../identity/calls.ts';
import type { SampleVerification } from '../identity/samples.ts';
import type { MarketFile } from '../files/calls.ts';
import type { Market } from '../market/calls.ts';
import type { AuditEvent, DeskCategory, MarketSetting } from '../market/deskCalls.ts';
import type { Notification, NotificationChoice } from '../notifications/calls.ts';
import type { Offer } from '../offers/calls.ts';
import type { Away } from '../people/calls.ts';
import type { OpenRefund } from '../ledger/calls.ts';
import type { ExternalLogIn, ExternalLogin } from '../people/externalCalls.ts';
import type { Factor } from '../people/factorCalls.ts';
import type { DataExport, DeletionBlock } from '../people/ownDataCalls.ts';
import type { Operator } from '../people/operatorCalls.ts';
import type { ReviewOfPerson } from '../reviews/calls.ts';
import type { Draft } from '../services/draftCalls.ts';
import type { Session } from '../people/sessionCalls.ts';
import { samplePerson } from '../people/samples.ts';
import type { Review, ServiceSummary } from '../services/calls.ts';
import type { CartItem } from '../wishlist/calls.ts';

/**
 * What a pretended backend holds.
 *
 * @see Specification, calls
 */
export interface PretendedMarket {
  /** Who is signed in, with their role if they run the market; null for a visitor. Defaults to `samplePerson`. */
  user: (Person & { role?: Role; suspension?: Suspension }) | null;
  /** Defaults to `sampleServices`. */
  services: ServiceSummary[];
  /** Of every service that has any. Defaults to `sampleReviews`. */
  reviews: Review[];
  /** Who wrote the reviews that the user has found helpful. Defaults to nobody. */
  helpfulReviews: string[];
  /** What others think of anybody. Defaults to `sampleReviewsOfPerson`. */
  reviewsOfPerson: ReviewOfPerson[];
  /** Defaults to `sampleCartItems`. */
  cartItems: CartItem[];
  /** Both what the user has bought and what they have sold. Defaults to `sampleOrders`. */
  orders: Order[];
  /** What has happened to an order, the same for all of them. Defaults to `sampleOrderEvents`. */
  orderEvents: OrderEvent[];
  /** The card provider's public key. Defaults to one of the offline provider. */
  stripeApiKey: string;
  /** Whether what moves money or an address wants `confirmPassword` first. Defaults to false. */
  needsPassword: boolean;
  /** What the market is. Null for a backend that does not know the call. Defaults to `sampleMarket`. */
  about: Market | null;
  /** What the user is still writing. Defaults to `sampleDrafts`. */
  serviceDrafts: Draft[];
  /** Defaults to `sampleCoupons`. */
  coupons: Coupon[];
  /** What the user keeps. Defaults to `sampleSavedSearches`. */
  searches: SavedSearch[];
  /** What the user has offered, or was offered. Defaults to `sampleOffers`. */
  offers: Offer[];
  /** What the user has sent, or may fetch. Defaults to `sampleFiles`. */
  files: MarketFile[];
  /** Of the user, the one with the newest message first. Defaults to `sampleConversations`. */
  conversations: SampleConversation[];
  /** Whom the user has blocked. Defaults to `sampleBlocks`. */
  blocks: BlockedPerson[];
  /** What was reported. Defaults to `sampleReports`. */
  reports: SampleReport[];
  /** Since when the market knows who somebody is at whom the desk looks. Defaults to 22 November 2026. */
  knownSince: string | null;
  /** What was decided about people, the newest first. Defaults to `sampleDecisions`. */
  decisions: DeskDecision[];
  /** What somebody of the market looks at first, what has waited longest first. Defaults to `sampleHeld`. */
  held: SampleHeld[];
  /** The last check of the user's identity. Defaults to null. */
  verification: OwnVerification | null;
  /** Whose identity is to be checked, who has waited longest first. Defaults to `sampleVerifications`. */
  verifications: SampleVerification[];
  /** What was written down, the newest first. Defaults to `sampleAuditEvents`. */
  auditEvents: AuditEvent[];
  /** What an owner may set. Defaults to `sampleSettings`. */
  settings: MarketSetting[];
  /** The categories as an owner changes them. Defaults to `sampleDeskCategories`. */
  deskCategories: DeskCategory[];
  /** Whether the user shows what they have seen. Defaults to true. */
  showsSeen: boolean;
  /** What the user should hear of, the newest first. Defaults to `sampleNotifications`. */
  notifications: Notification[];
  /** How the user is told of what. Defaults to `sampleNotificationChoices`. */
  notificationChoices: NotificationChoice[];
  /** How long the user is away. Defaults to null. */
  away: Away | null;
  /** Where the user is signed in. Defaults to `sampleSessions`. */
  sessions: Session[];
  /** The second factors of the user. Defaults to `sampleFactors`. */
  factors: Factor[];
  /** How many recovery codes the user has left. Defaults to 8. */
  recoveryCodes: number;
  /** What an issuer has said in this browser. Defaults to `sampleExternalLogIn`. */
  externalLogIn: ExternalLogIn | null;
  /** The log-ins through issuers of the user. Defaults to `sampleExternalLogins`. */
  externalLogins: ExternalLogin[];
  /** Whether the user has a password. Defaults to true. */
  hasPassword: boolean;
  /** Whether logging in wants a code beside the password. Defaults to false. */
  needsCode: boolean;
  /** Whether what a stolen session must not do wants `confirmStepUp` first. Defaults to false. */
  needsStepUp: boolean;
  /** What has become of all that is stored of the user, as a file. Defaults to `sampleDataExport`. */
  dataExport: DataExport | null;
  /** From when on the user may ask for another one. Defaults to null: now. */
  nextExportAt: string | null;
  /** What keeps the account of the user. Defaults to nothing. */
  deletionBlocks: DeletionBlock[];
  /** Who runs the market. Defaults to `sampleOperators`. */
  operators: Operator[];
  /** Money that waits to be given back. Defaults to `sampleOpenRefunds`. */
  openRefunds: OpenRefund[];
  /** What the user is told of how their services are found. Defaults to `createAnalytics()`. */
  analytics: MarketAnswer<'getAnalytics'>;
  /** What the user is told of how well they sell. Defaults to `createScore()`. */
  score: MarketAnswer<'getMyScore'>;
  /** What the score is the sum of. */
  scorePoints: MarketAnswer<'listScorePoints'>['points'];
  /** Who looks at the disputes about which orders, by the orders' ids. Defaults to nobody. */
  takers: Record<string, { _id: string; fullname: string }>;
}

/** What a pretended backend says to each call. */
export type Replies = {
  [Name in CallName]: (request: CheckedMarketRequest<Name>) => MarketAnswer<Name> | Response;
};

/** Who is signed in; a visitor reaches nothing that asks. */
export const personOf = (market: PretendedMarket): Person => market.user ?? samplePerson;

/** The service with this id, if there is one. */
export const findService = (market: PretendedMarket, id: string) =>
  market.services.find(({ _id }) => _id === id);

const made = new WeakMap<PretendedMarket, number>();

/** An id for something new, such as `order-new-3`: the third thing that was made. */
export function createId(market: PretendedMarket, kind: string): string {
  const count = (made.get(market) ?? 0) + 1;
  made.set(market, count);
  return `${kind}-new-${count}`;
}
