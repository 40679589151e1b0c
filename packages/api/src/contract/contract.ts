import * as orders from './orders.ts';
import * as payments from './payments.ts';
import * as people from './people.ts';
import * as refunds from './refunds.ts';
import * as services from './services.ts';
import * as sessions from './sessions.ts';
import * as wishlist from './wishlist.ts';
import type { AnswerOf, CheckedRequestOf, RequestOf } from './call.ts';

/**
 * The table of all calls: the only place that knows a path or a field. Client, hooks, server,
 * documentation and tests are made from it. The comments here are what an editor shows at a
 * method of the client; C1 and so on are the specification's (`docs/specification.md`).
 */
export const contract = {
  /**
   * `GET /auth/me` (C1): who is signed in. For a visitor it fails with kind `unauthorized` and
   * an empty message.
   */
  loadUser: people.loadUser,
  /**
   * `POST /auth/login` (C2): starts a session. Fails with `unauthorized` for a wrong address or
   * password, `validation` for an empty one, `rateLimited` after too many attempts.
   */
  logIn: people.logIn,
  /**
   * `POST /auth/new` (C3): opens an account and starts a session. Fails with `validation` when a
   * field is empty, the passwords differ or are short, or the address is taken.
   */
  signUp: people.signUp,
  /** `GET /auth/logout` (C4): ends the session, if there is one. */
  logOut: people.logOut,
  /**
   * `GET /auth/user/{id}` (C5): a person’s public profile with their services. Fails with
   * `notFound`.
   */
  getPerson: people.getPerson,
  /**
   * `PUT /auth/me/update` (C6): changes the own profile; fields that are left out stay. `avatar`
   * is a data URL, `removeAvatar` takes the picture away. Fails with `validation` when the
   * address is taken.
   */
  updateProfile: people.updateProfile,
  /**
   * `PUT /auth/password/update` (C7): changes the own password and ends all other sessions.
   * Fails with `validation` when the old one is wrong or the new ones differ.
   */
  updatePassword: people.updatePassword,
  /**
   * `POST /auth/password/forgot` (C8): mails a link to choose a new password; says the same
   * whether or not there is such an account.
   */
  requestPasswordReset: people.requestPasswordReset,
  /**
   * `POST /auth/password/reset/{token}` (C9): chooses a new password with the token of the
   * mailed link. Fails with `validation` when the token is unknown, used or too old.
   */
  resetPassword: people.resetPassword,
  /** `GET /auth/sessions`: where whoever asks is signed in, the last used first. */
  listSessions: sessions.listSessions,
  /**
   * `DELETE /auth/sessions/{id}`: signs whoever asks out of one browser. Fails with `notFound`
   * for somebody else’s.
   */
  endSession: sessions.endSession,
  /** `GET /services` (C10): a page of services, the newest first. Prices in rupees, pages from 1. */
  listServices: services.listServices,
  /** `GET /services/{id}` (C11): one service with its reviews. Fails with `notFound`. */
  getService: services.getService,
  /** `GET /services/me` (C12): the services of whoever asks, the newest first. */
  listMyServices: services.listMyServices,
  /**
   * `POST /services/new` (C13): publishes a service. `price` in rupees, `images` as data URLs.
   * Fails with `validation`; `fields` says what is wrong with which field.
   */
  createService: services.createService,
  /**
   * `PUT /services/{id}` (C14): changes an own service; fields that are left out stay, `images`
   * replaces all. Fails with `notFound` for somebody else’s.
   */
  updateService: services.updateService,
  /**
   * `DELETE /services/{id}` (C15): takes an own service off the market. Fails with `notFound`
   * for somebody else’s.
   */
  deleteService: services.deleteService,
  /**
   * `PUT /services/review` (C16): rates a service from 1 to 5 with a comment; a second review
   * replaces the first. Fails with `validation` or `notFound`.
   */
  reviewService: services.reviewService,
  /** `GET /cart/getMyCartItems` (C17): what whoever asks keeps for later. */
  listWishlist: wishlist.listWishlist,
  /** `POST /cart/new/{serviceId}` (C18): keeps a service for later, once. Fails with `notFound`. */
  addToWishlist: wishlist.addToWishlist,
  /**
   * `DELETE /cart/deleteCartItem/{cartItemId}` (C19): drops one item from the own wishlist.
   * Fails with `notFound`.
   */
  removeFromWishlist: wishlist.removeFromWishlist,
  /**
   * `GET /payment/stripeApiKey` (C20): the card provider’s public key; `pk_sandbox_…` means the
   * offline provider.
   */
  getCardProviderKey: payments.getCardProviderKey,
  /**
   * `POST /payment/process` (C21): starts a payment; `amount` in paise. Fails with `conflict`
   * when the price has changed, `notFound` when the service is gone.
   */
  startPayment: payments.startPayment,
  /**
   * `POST /order/new` (C22): places an order that has been paid for; one payment makes one
   * order. Fails with `conflict` when the payment has not succeeded or is another’s.
   */
  createOrder: orders.createOrder,
  /**
   * `GET /order/myOrders` (C23): the orders placed on the services of whoever asks, with their
   * sum in rupees.
   */
  listSales: orders.listSales,
  /** `GET /order/me` (C24): the orders that whoever asks has placed. */
  listMyOrders: orders.listMyOrders,
  /**
   * `GET /order/{id}` (C25): one order, for its buyer and its seller. Fails with `notFound` for
   * everybody else.
   */
  getOrder: orders.getOrder,
  /**
   * `PUT /order/myOrders/{id}` (C26): says how far an order is, as its seller. Fails with
   * `conflict` once it is delivered.
   */
  updateOrder: orders.updateOrder,
  /**
   * `PUT /order/myOrders/{id}/refund`: gives the money of an order back, as its seller. Fails
   * with `conflict` once it is delivered or given back.
   */
  refundOrder: refunds.refundOrder,
};

/** The type of the whole table. */
export type Contract = typeof contract;

/** The name of a call, the same on every level. */
export type CallName = keyof Contract;

/** What the call of this name takes. */
export type MarketRequest<Name extends CallName> = RequestOf<Contract[Name]>;

/** What the server works with once the request of this call has been checked. */
export type CheckedMarketRequest<Name extends CallName> = CheckedRequestOf<Contract[Name]>;

/** What the call of this name gives. */
export type MarketAnswer<Name extends CallName> = AnswerOf<Contract[Name]>;
