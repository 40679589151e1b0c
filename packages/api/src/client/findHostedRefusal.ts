import type { RefusalCode } from '../contract/refusals.ts';
import { orderRefusals } from '../orders/refusals.ts';
import { peopleRefusals } from '../people/refusals.ts';

/** Refusals that the hosted backend, which has no codes, sends with a status of 500. */
const refusalsOfCalls = {
  updatePassword: peopleRefusals.differentNewPasswords,
  resetPassword: peopleRefusals.expiredLink,
  updateOrder: orderRefusals.orderDelivered,
};

/**
 * Finds the refusal that the hosted backend means with a status of 500. Only its words tell it from
 * a failure of that server.
 */
export function findHostedRefusal(
  callName: string,
  words: string,
): { code: RefusalCode; status: number } | undefined {
  const refusal = Object.hasOwn(refusalsOfCalls, callName)
    ? refusalsOfCalls[callName as keyof typeof refusalsOfCalls]
    : undefined;
  return refusal?.message === words ? refusal : undefined;
}
