/** @file What others may know of the guard: what is held until somebody of the market has looked at it. */

export { createAddressGuard } from './createAddressGuard.ts';
export { createTextGuard, forgetText, openGuard, type TextGuard } from './createTextGuard.ts';
export { createSettleReported, type Keepers, type SettleReported } from './decideHeld.ts';
export { createHeldHandlers } from './heldHandlers.ts';
export { changeHeld, endHolding, findRemoved, holdBack } from './heldQueries.ts';
export { createKeepPrints } from './keepPrints.ts';
export { refuseHeld } from './refuseHeld.ts';
