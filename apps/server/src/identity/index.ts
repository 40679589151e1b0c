/** @file What others may know of who people are. */

export { createForgetPapers } from './createForgetPapers.ts';
export { createIdentityHandlers } from './createIdentityHandlers.ts';
export { createMayReadPapers } from './createMayReadPapers.ts';
export { isCheckingIdentities } from './IdentityCheck.ts';
export { refuseUnverified } from './refuseUnverified.ts';
export { restoreIdentity } from './decideVerification.ts';
