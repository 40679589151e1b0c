/** @file What others may know of people: accounts, sessions and who asks. */

export type { AddressGuard } from './AddressGuard.ts';
export { checkFreshness } from './checkFreshness.ts';
export { audit } from './commands/audit.ts';
export { createUser } from './commands/createUser.ts';
export { deletePerson } from './commands/deletePerson.ts';
export { endAllSessions, endSessions } from './commands/endSessions.ts';
export { grantRole, listOperators, revokeRole } from './commands/roles.ts';
export { removeFactors } from './commands/removeFactors.ts';
export { exportPerson } from './commands/exportPerson.ts';
export { resetLink } from './commands/resetLink.ts';
export { createCheckPassword } from './createCheckPassword.ts';
export { createExportLinks } from './exportLinks.ts';
export { createExportQueries } from './exportQueries.ts';
export { createExternalHandlers } from './externalHandlers.ts';
export { createExternalQueries } from './externalQueries.ts';
export { createFactorCheck } from './createFactorCheck.ts';
export { createFactorHandlers } from './factorHandlers.ts';
export { createFactorQueries } from './factorQueries.ts';
export { createOperatorHandlers } from './operatorHandlers.ts';
export { createOperatorQueries } from './operatorQueries.ts';
export { canHavePasskeys, createPasskeyHandlers } from './passkeyHandlers.ts';
export { createPasskeyQueries } from './passkeyQueries.ts';
export { createPasswords } from './createPasswords.ts';
export { describeDevice } from './describeDevice.ts';
export { demoAccounts } from './demoAccounts.ts';
export { createDeleteLeaving } from './deleteLeaving.ts';
export { createEmailConfirmationQueries } from './emailConfirmationQueries.ts';
export { createEmailHandlers } from './emailHandlers.ts';
export { findDemoAccounts } from './findDemoAccounts.ts';
export { hasFactor } from './hasFactor.ts';
export { createIssuers } from './createIssuers.ts';
export { createOwnDataHandlers } from './ownDataHandlers.ts';
export { createPeopleHandlers } from './peopleHandlers.ts';
export {
  createPeopleQueries,
  type PersonRow,
  sameEmail,
  toAvatar,
  toPerson,
} from './peopleQueries.ts';
export { createSecretBox } from './createSecretBox.ts';
export { requireStepUp } from './requireStepUp.ts';
export { createSessionHandlers } from './sessionHandlers.ts';
export { createSessionQueries, noteMinutes, type SessionQueries } from './sessionQueries.ts';
export { createSignUpHandlers } from './signUpHandlers.ts';
export { findVisitors, toCookieName } from './visits.ts';
export { serveExternalLogIns } from './serveExternalLogIns.ts';
export { serveExports } from './serveExports.ts';
export { createWriteExports } from './writeExports.ts';
export { createWriteLinkMails } from './writeLinkMails.ts';
