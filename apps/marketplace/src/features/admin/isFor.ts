import { includesRole, type Role } from '@market/api/contract';

/** Whether something is for somebody with a role; what names none is for all of them. */
export const isFor = (own: Role, needed: Role | readonly Role[] | undefined): boolean =>
  needed === undefined || includesRole(own, needed);
