import type { CallName, Contract } from './contract.ts';

/** The name of a call that only somebody signed in may make. */
type PersonalCallName = {
  [Name in CallName]: Contract[Name]['access'] extends 'signedIn' ? Name : never;
}[CallName];

/** The same as in the table of calls, for code that does not need the rest of it. */
const personalCalls: Record<PersonalCallName, true> = {
  loadUser: true,
  updateProfile: true,
  setAway: true,
  confirmPassword: true,
  updatePassword: true,
  listSessions: true,
  endSession: true,
  listMyServices: true,
  createService: true,
  updateService: true,
  pauseService: true,
  listDrafts: true,
  getDraft: true,
  createDraft: true,
  saveDraft: true,
  addDraftPictures: true,
  publishDraft: true,
  deleteDraft: true,
  deleteService: true,
  reviewService: true,
  listWishlist: true,
  findInWishlist: true,
  addToWishlist: true,
  removeFromWishlist: true,
  startPayment: true,
  quoteOrder: true,
  createOrder: true,
  listSales: true,
  listMyOrders: true,
  summariseSales: true,
  listCustomers: true,
  getOrder: true,
  updateOrder: true,
  refundOrder: true,
  listOrderEvents: true,
  answerRequirements: true,
  startWork: true,
  deliverOrder: true,
  requestRevision: true,
  acceptDelivery: true,
  extendReview: true,
  cancelOrder: true,
  listMyCoupons: true,
  createCoupon: true,
  pauseCoupon: true,
  deleteCoupon: true,
  makeOffer: true,
  getOffer: true,
  listMyOffers: true,
  endOffer: true,
};

/** Whether only somebody signed in may make a call. */
export const isPersonal = (callName: string | undefined): boolean =>
  callName !== undefined && Object.hasOwn(personalCalls, callName);
