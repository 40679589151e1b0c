import * as orders from './orders.ts';
import * as payments from './payments.ts';
import * as people from './people.ts';
import * as refunds from './refunds.ts';
import * as services from './services.ts';
import * as wishlist from './wishlist.ts';
import type { AnswerOf, CheckedRequestOf, RequestOf } from './call.ts';

/**
 * The table of all calls: the only place that knows a path or a field. Client, hooks, server,
 * documentation and tests are made from it.
 */
export const contract = {
  loadUser: people.loadUser,
  logIn: people.logIn,
  signUp: people.signUp,
  logOut: people.logOut,
  getPerson: people.getPerson,
  updateProfile: people.updateProfile,
  updatePassword: people.updatePassword,
  requestPasswordReset: people.requestPasswordReset,
  resetPassword: people.resetPassword,
  listServices: services.listServices,
  getService: services.getService,
  listMyServices: services.listMyServices,
  createService: services.createService,
  updateService: services.updateService,
  deleteService: services.deleteService,
  reviewService: services.reviewService,
  listWishlist: wishlist.listWishlist,
  addToWishlist: wishlist.addToWishlist,
  removeFromWishlist: wishlist.removeFromWishlist,
  getCardProviderKey: payments.getCardProviderKey,
  startPayment: payments.startPayment,
  createOrder: orders.createOrder,
  listSales: orders.listSales,
  listMyOrders: orders.listMyOrders,
  getOrder: orders.getOrder,
  updateOrder: orders.updateOrder,
  refundOrder: refunds.refundOrder,
};

export type Contract = typeof contract;

/** The name of a call, the same on every level. */
export type CallName = keyof Contract;

/** What the call of this name takes. */
export type MarketRequest<Name extends CallName> = RequestOf<Contract[Name]>;

/** What the server works with once the request of this call has been checked. */
export type CheckedMarketRequest<Name extends CallName> = CheckedRequestOf<Contract[Name]>;

/** What the call of this name gives. */
export type MarketAnswer<Name extends CallName> = AnswerOf<Contract[Name]>;
