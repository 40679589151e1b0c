import { refusals } from '@market/api/contract';
import type { Database } from '../database/tables.ts';
import { attachFiles, type FilePlace } from '../files/index.ts';
import type { OwnerSettings } from '../marketBook/ownerSettings.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';

/** What somebody shows of who they are. */
export interface Shown {
  verificationId: string;
  personId: string;
  /** The ids of their papers. */
  files: readonly string[];
}

/**
 * Finds out who people are. A moderator, or the webhook of a provider, says with `settleVerification` what has
 * come of it.
 */
export interface IdentityCheck {
  /** Is kept with each check that it has begun. */
  name: string;
  /** Whether anybody can be checked at all. */
  isOffered: boolean;
  /** Takes what somebody shows, as part of the transaction that notes that they have asked. */
  begin: (transaction: Database, shown: Shown) => Promise<void>;
}

/** Where the papers of a check are. */
export const placeOfPapers = (verificationId: string): FilePlace => `identity:${verificationId}`;

/** Checks nobody. */
export const noIdentityCheck: IdentityCheck = {
  name: 'off',
  isOffered: false,
  begin: () => Promise.reject(new CallRefusal(refusals.identityUnchecked)),
};

/** Keeps papers until somebody of the market has looked at them. */
export const handIdentityCheck: IdentityCheck = {
  name: 'hand',
  isOffered: true,
  begin: (transaction, { verificationId, personId, files }) =>
    attachFiles(transaction, { files, owner: personId, place: placeOfPapers(verificationId) }),
};

/** Finds how identities are checked, as the owner has set. */
export const openIdentityCheck = (setting: OwnerSettings['identity.check']): IdentityCheck =>
  ({ off: noIdentityCheck, hand: handIdentityCheck })[setting];

/** Whether people can show who they are: papers are files. */
export const isCheckingIdentities = (settings: OwnerSettings): boolean =>
  openIdentityCheck(settings['identity.check']).isOffered && settings.features.files;
