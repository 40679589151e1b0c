import * as orders from '../orders/calls.ts';
import * as payments from '../payments/calls.ts';
import * as people from '../people/calls.ts';
import * as refunds from '../orders/refundCalls.ts';
import * as services from '../services/calls.ts';
import * as sessions from '../people/sessionCalls.ts';
import * as wishlist from '../wishlist/calls.ts';
import type { AnswerOf, CheckedRequestOf, RequestOf } from './call.ts';

/**
 * The table of all calls: the only place that knows a path or a field. Client, hooks, server,
 * documentation and tests are made from it. The comments here are what an editor shows for a method
 * of the client.
 *
 * @see Specification, calls
 */
export const contract = {
  /**
   * `GET /auth/me`: who is signed in, with their services. For a visitor it fails with kind `unauthorized` and
   * an empty message.
   *
   * @see Specification, C1
   */
  loadUser: people.loadUser,
  /**
   * `POST /auth/login`: starts a session. Fails with `unauthorized` for a wrong address or
   * password, `validation` for an empty one, `rateLimited` after too many attempts.
   *
   * @see Specification, C2
   */
  logIn: people.logIn,
  /**
   * `POST /auth/new`: opens an account and starts a session; where addresses are confirmed by
   * mail, `user` is null and `message` says so. Fails with `validation` when a field is empty,
   * the passwords differ or are short, or the address is taken.
   *
   * @see Specification, C3
   */
  signUp: people.signUp,
  /**
   * `POST /auth/email/confirm/{token}`: confirms the address of a new account, or the new one of an
   * account, with the mailed link and the account's password, and starts a session. Fails with
   * `validation` when the password is another one, or the token unknown, used or too old.
   *
   * @see Specification, X5
   */
  confirmEmail: people.confirmEmail,
  /**
   * `GET /auth/logout`: ends the session, if there is one.
   *
   * @see Specification, C4
   */
  logOut: people.logOut,
  /**
   * `GET /auth/user/{id}`: a person’s public profile with their services. Fails with
   * `notFound`.
   *
   * @see Specification, C5
   */
  getPerson: people.getPerson,
  /**
   * `PUT /auth/me/update`: changes the own profile; fields that are left out stay. `avatar`
   * is a data URL, `removeAvatar` takes the picture away. Fails with `validation` when the
   * address is taken, with `needsPassword` when another one wants `confirmPassword` first, or says
   * with a `message` that it has to be confirmed by mail first.
   *
   * @see Specification, C6
   */
  updateProfile: people.updateProfile,
  /**
   * `POST /auth/password/confirm`: says with the password once more who asks, before a call that was
   * refused with `needsPassword`. Fails with `validation` when it is wrong, `rateLimited` after too
   * many attempts.
   *
   * @see Specification, X8
   */
  confirmPassword: people.confirmPassword,
  /**
   * `PUT /auth/password/update`: changes the own password and ends all other sessions.
   * Fails with `validation` when the old one is wrong or the new ones differ.
   *
   * @see Specification, C7
   */
  updatePassword: people.updatePassword,
  /**
   * `POST /auth/password/forgot`: mails a link to choose a new password; says the same
   * whether or not there is such an account.
   *
   * @see Specification, C8
   */
  requestPasswordReset: people.requestPasswordReset,
  /**
   * `POST /auth/password/reset/{token}`: chooses a new password with the token of the
   * mailed link. Fails with `validation` when the token is unknown, used or too old.
   *
   * @see Specification, C9
   */
  resetPassword: people.resetPassword,
  /**
   * `GET /auth/sessions`: where the caller is signed in, the last used first.
   *
   * @see Specification, X2
   */
  listSessions: sessions.listSessions,
  /**
   * `DELETE /auth/sessions/{id}`: signs the caller out of one browser. Fails with `notFound`
   * for somebody else’s.
   *
   * @see Specification, X3
   */
  endSession: sessions.endSession,
  /**
   * `GET /services`: a page of services, the newest first. Prices in rupees, pages from 1.
   *
   * @see Specification, C10
   */
  listServices: services.listServices,
  /**
   * `GET /services/{id}`: one service with its reviews. Fails with `notFound`.
   *
   * @see Specification, C11
   */
  getService: services.getService,
  /**
   * `GET /services/me`: the services of the caller, the newest first.
   *
   * @see Specification, C12
   */
  listMyServices: services.listMyServices,
  /**
   * `POST /services/new`: publishes a service. `price` in rupees, `images` as data URLs, at least one.
   * Fails with `validation`; `fields` says what is wrong with which field.
   *
   * @see Specification, C13
   */
  createService: services.createService,
  /**
   * `PUT /services/{id}`: changes an own service; fields that are left out stay, `images`
   * replaces all. Fails with `notFound` for somebody else’s.
   *
   * @see Specification, C14
   */
  updateService: services.updateService,
  /**
   * `DELETE /services/{id}`: takes an own service off the market. Fails with `notFound`
   * for somebody else’s.
   *
   * @see Specification, C15
   */
  deleteService: services.deleteService,
  /**
   * `PUT /services/review`: rates a service from 1 to 5 with a comment; a second review
   * replaces the first. Fails with `validation`, also for an own service, or `notFound`.
   *
   * @see Specification, C16
   */
  reviewService: services.reviewService,
  /**
   * `GET /cart/getMyCartItems`: what the caller keeps for later.
   *
   * @see Specification, C17
   */
  listWishlist: wishlist.listWishlist,
  /**
   * `POST /cart/new/{serviceId}`: keeps a service for later, once. Fails with `notFound`,
   * and with `validation` for an own one.
   *
   * @see Specification, C18
   */
  addToWishlist: wishlist.addToWishlist,
  /**
   * `DELETE /cart/deleteCartItem/{cartItemId}`: drops one item from the own wishlist.
   * Fails with `notFound`.
   *
   * @see Specification, C19
   */
  removeFromWishlist: wishlist.removeFromWishlist,
  /**
   * `GET /payment/stripeApiKey`: the card provider’s public key; `pk_sandbox_…` means the
   * offline provider.
   *
   * @see Specification, C20
   */
  getCardProviderKey: payments.getCardProviderKey,
  /**
   * `POST /payment/process`: starts a payment; `amount` in paise. Fails with `conflict`
   * when the price has changed, `notFound` when the service is gone.
   *
   * @see Specification, C21
   */
  startPayment: payments.startPayment,
  /**
   * `POST /order/quote`: what an order would cost, in rupees. Fails with `validation` without a
   * phone number (`fields` says so) and for an own service, with `notFound` when it is gone.
   *
   * @see Specification, X7
   */
  quoteOrder: orders.quoteOrder,
  /**
   * `POST /order/new`: places an order that has been paid for; one payment makes one
   * order. Fails with `conflict` when the payment has not succeeded or is another’s.
   *
   * @see Specification, C22
   */
  createOrder: orders.createOrder,
  /**
   * `GET /order/myOrders`: the orders placed on the services of the caller, with their
   * sum in rupees.
   *
   * @see Specification, C23
   */
  listSales: orders.listSales,
  /**
   * `GET /order/me`: the orders that the caller has placed.
   *
   * @see Specification, C24
   */
  listMyOrders: orders.listMyOrders,
  /**
   * `GET /order/{id}`: one order, for its buyer and its seller. Fails with `notFound` for
   * everybody else.
   *
   * @see Specification, C25
   */
  getOrder: orders.getOrder,
  /**
   * `PUT /order/myOrders/{id}`: says how far an order is, as its seller. Fails with
   * `conflict` once it is delivered.
   *
   * @see Specification, C26
   */
  updateOrder: orders.updateOrder,
  /**
   * `PUT /order/myOrders/{id}/refund`: gives the money of an order back, as its seller. Fails
   * with `conflict` once it is delivered or given back, and with `needsPassword` while
   * `confirmPassword` is wanted first.
   *
   * @see Specification, X1
   */
  refundOrder: refunds.refundOrder,
};

/**
 * The type of the whole table.
 *
 * @see Specification, calls
 */
export type Contract = typeof contract;

/**
 * The name of a call, the same on every level.
 *
 * @see Specification, calls
 */
export type CallName = keyof Contract;

/**
 * What the call of this name takes.
 *
 * @see Specification, calls
 */
export type MarketRequest<Name extends CallName> = RequestOf<Contract[Name]>;

/**
 * The request of this call after it has been checked.
 *
 * @see Specification, calls
 */
export type CheckedMarketRequest<Name extends CallName> = CheckedRequestOf<Contract[Name]>;

/**
 * What the call of this name gives.
 *
 * @see Specification, calls
 */
export type MarketAnswer<Name extends CallName> = AnswerOf<Contract[Name]>;
