import type { memberContract } from './memberContract.ts';

type MemberContract = typeof memberContract;

/** The name of a call that anybody may make. */
type PublicCallName = {
  [Name in keyof MemberContract]: MemberContract[Name]['access'] extends 'public' ? Name : never;
}[keyof MemberContract];

/** The same as in the table of calls, for code that does not need the rest of it. */
const publicCalls: Record<PublicCallName, true> = {
  getMarket: true,
  logIn: true,
  startPasskeyLogIn: true,
  logInWithPasskey: true,
  getExternalLogIn: true,
  finishExternalLogIn: true,
  signUpWithExternal: true,
  signUp: true,
  confirmEmail: true,
  logOut: true,
  getPerson: true,
  requestPasswordReset: true,
  resetPassword: true,
  listServices: true,
  getService: true,
  suggestServices: true,
  listSimilar: true,
  listCards: true,
  getRanking: true,
  countSeen: true,
  getStanding: true,
  getScoreRules: true,
  listReviews: true,
  listServicesOf: true,
  listReviewsOfPerson: true,
  getCardProviderKey: true,
};

/** Whether only somebody signed in may make a call: any that is not known to be for everybody. */
export const isPersonal = (callName: string | undefined): boolean =>
  callName !== undefined && !Object.hasOwn(publicCalls, callName);
