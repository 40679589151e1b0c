import { type Role, includesRole, refusals } from '@market/api/contract';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { SignedInPerson, VisitSession } from './Handlers.ts';

/** Whether somebody may do now what a role is needed for, as `requireRole` has it. */
export const mayAs = (
  needed: Role | readonly Role[],
  { role, isProtected }: SignedInPerson,
  { confirmedAt }: Pick<VisitSession, 'confirmedAt'>,
): boolean =>
  role !== undefined && includesRole(role, needed) && isProtected === true && confirmedAt !== null;

/**
 * Refuses an operator who may not make a call: one with another role, without a second factor, or in a
 * session in which no code of it was ever typed. Gives false for everybody who is no operator: for them
 * there is no such call.
 */
export function requireRole(
  needed: Role | readonly Role[],
  person: SignedInPerson | undefined,
  session: Pick<VisitSession, 'confirmedAt'>,
): boolean {
  if (!person?.role) return false;
  if (!includesRole(person.role, needed)) throw new CallRefusal(refusals.otherRole);
  if (!person.isProtected) throw new CallRefusal(refusals.factorMissing);
  if (session.confirmedAt === null) throw new CallRefusal(refusals.stepUpWanted);
  return true;
}
