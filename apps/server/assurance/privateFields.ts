import type { CallName } from '@market/api/contract';

/** Somebody who asks, with the orders that they may see: as their buyer or their seller. */
export interface Asker {
  /** Missing for a visitor. */
  id?: string;
  orderIds: Set<string>;
}

/** What an answer says about people: both lists name what was found and where. */
export interface PrivateFields {
  /** Where the contract gives it to the caller. */
  given: string[];
  /** Anywhere else. Must be empty. */
  leaked: string[];
}

/**
 * Answers that give everybody the e-mail address of a person in the field `user`: profiles and the
 * owners of services (D1, D2 and D3 of the specification). The hosted backend publishes them, and
 * the site's person screen shows them, so that buyers can ask before they order.
 */
const publishing = new Set<CallName>([
  'getPerson',
  'listServices',
  'getService',
  'listSimilar',
  'listCards',
  'listMyServices',
  'createService',
  'addToWishlist',
  'listWishlist',
]);

/** Answers that give people what they have told about themselves. */
const ownAccount = new Set<CallName>(['loadUser', 'logIn', 'signUp', 'confirmEmail']);

/** Answers that give back what was typed, whether or not there is such an account. */
const repeating = new Set<CallName>(['signUp', 'requestPasswordReset']);

/** Answers with orders: phone number and e-mail address of the buyer, for the two who are in it. */
const withOrders = new Set<CallName>(['createOrder', 'listSales', 'listMyOrders', 'getOrder']);

/** The addresses and the phone numbers of everybody whom the random requests invent. */
const address = /person\d+@example\.com/i;
const phone = /980077\d{4}/;

/** The phone number that an invented person gives when ordering. */
export const createPhoneNumber = (index: number) => `980077${String(index).padStart(4, '0')}`;

/** Looks through everything in an answer for e-mail addresses and phone numbers of people. */
export function findPrivateFields(name: CallName, answer: unknown, asker: Asker): PrivateFields {
  const found: PrivateFields = { given: [], leaked: [] };

  function mayRead(path: string[], owner: string | undefined, orderId: string | undefined) {
    const field = path
      .filter((key) => !/^\d+$/.test(key))
      .slice(-2)
      .join('.');
    if (withOrders.has(name)) {
      const isOfOrder = field === 'user.email' || field === 'orderInfo.phoneNumber';
      return isOfOrder && orderId !== undefined && asker.orderIds.has(orderId);
    }
    // A seller knows who has ordered.
    if (name === 'listCustomers') return field === 'customers.email';
    if (repeating.has(name) && field === 'message') return true;
    if (field !== 'user.email') return false;
    if (publishing.has(name)) return true;
    return ownAccount.has(name) && (asker.id === undefined || asker.id === owner);
  }

  function look(value: unknown, path: string[], owner?: string, orderId?: string) {
    if (typeof value === 'string' || typeof value === 'number') {
      const text = String(value);
      if (!address.test(text) && !phone.test(text)) return;
      const place = `${name} ${path.join('.')}: ${text.slice(0, 100)}`;
      (mayRead(path, owner, orderId) ? found.given : found.leaked).push(place);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const id = '_id' in value ? String(value._id) : owner;
    const order = 'orderInfo' in value ? id : orderId;
    for (const [key, entry] of Object.entries(value)) look(entry, [...path, key], id, order);
  }

  look(answer, []);
  return found;
}
