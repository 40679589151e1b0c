import { createMarketClient } from '../client/createMarketClient.ts';
import { checkAnalytics } from '../analytics/checks.ts';
import { checkAccounts } from '../people/checks.ts';
import { createCookieFetch } from './createCookieFetch.ts';
import { judge } from './findings.ts';
import type { Finding } from './findings.ts';
import { checkKeptOrder, checkOrders } from '../orders/checks.ts';
import { checkConversations } from '../conversations/checks.ts';
import { checkDecisions } from '../decisions/checks.ts';
import { checkHeld } from '../guard/checks.ts';
import { checkIdentity } from '../identity/checks.ts';
import { checkExternalLogins } from '../people/externalChecks.ts';
import { checkFactors } from '../people/factorChecks.ts';
import { checkOwnData } from '../people/ownDataChecks.ts';
import { checkPasskeys } from '../people/passkeyChecks.ts';
import { checkBooks } from '../ledger/checks.ts';
import { checkMarket } from '../market/checks.ts';
import { checkNotifications } from '../notifications/checks.ts';
import { checkLogOut, checkProfiles } from '../people/profileChecks.ts';
import { checkOrderReview, checkReviewLife } from '../reviews/checks.ts';
import { checkScore } from '../score/checks.ts';
import { checkSearches } from '../searches/checks.ts';
import { checkDeletion, checkReviews, checkServices } from '../services/checks.ts';
import { checkDrafts, checkListing } from '../services/listingChecks.ts';
import type { Stage } from './Stage.ts';
import { checkWishlist } from '../wishlist/checks.ts';

/**
 * How a backend is looked at.
 *
 * @see Specification, calls
 */
export interface ConformanceOptions {
  /** The site whose pages ask, if the backend serves another than its own. Defaults to the host's origin. */
  origin?: string | undefined;
  /** Called with each finding as it is made. */
  report?: ((finding: Finding) => void) | undefined;
}

/**
 * Uses a backend as a visitor, a seller and a buyer would, call by call, and compares what it does
 * with the contract. It creates three accounts and a service, and deletes the service again.
 *
 * @param host What all paths are relative to, such as `https://market.example/api`.
 * @throws Error when the backend lets nobody sign up, offer a service or keep one for later.
 * @see Specification, calls
 */
export async function runConformance(
  host: string,
  { origin = new URL(host).origin, report = () => {} }: ConformanceOptions = {},
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const stage = createStage(host, origin, async (callName, title, check) => {
    const finding = { callName, title, ...(await judge(callName, check)) };
    findings.push(finding);
    report(finding);
  });

  await checkMarket(stage);
  const ids = await checkAccounts(stage);
  const service = await checkServices(stage, ids);
  await checkReviews(stage, ids, service._id);
  await checkReviewLife(stage, ids, service._id);
  await checkListing(stage, service);
  await checkDrafts(stage, service);
  await checkWishlist(stage, ids, service);
  await checkAnalytics(stage, service);
  await checkScore(stage, ids);
  await checkSearches(stage);
  await checkConversations(stage, ids, service);
  const orderId = await checkOrders(stage, ids, service);
  await checkOrderReview(stage, orderId);
  await checkFactors(stage);
  await checkPasskeys(stage);
  await checkExternalLogins(stage);
  await checkOwnData(stage);
  await checkBooks(stage);
  await checkNotifications(stage);
  await checkDecisions(stage);
  await checkHeld(stage);
  await checkIdentity(stage);
  await checkProfiles(stage, ids, service._id);
  await checkDeletion(stage, service._id);
  await checkKeptOrder(stage, orderId, service);
  await checkLogOut(stage);
  return findings;
}

function createStage(host: string, origin: string, look: Stage['look']): Stage {
  const createClient = () => createMarketClient({ host, fetch: createCookieFetch(origin) });
  const mark = Date.now().toString(36);
  const toAccount = (name: string) => ({
    fullname: `Conformance ${name}`,
    email: `${name}-${mark}@conformance.example`,
  });
  return {
    host,
    look,
    createClient,
    visitor: createClient(),
    seller: createClient(),
    buyer: createClient(),
    mark,
    people: { seller: toAccount('seller'), buyer: toAccount('buyer') },
    password: `conformance-${mark}`,
  };
}
