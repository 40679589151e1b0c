import type { OperatorCommands } from '../operator/OperatorCommand.ts';
import {
  audit,
  createUser,
  deletePerson,
  endAllSessions,
  endSessions,
  exportPerson,
  grantRole,
  listOperators,
  removeFactors,
  resetLink,
  revokeRole,
} from '../people/index.ts';
import {
  addCategory,
  categories,
  hideCategory,
  mergeCategory,
  orderCategories,
  renameCategory,
  set,
  setLogo,
  settings,
  showCategory,
  unset,
} from '../market/index.ts';
import { books } from '../ledger/index.ts';
import { passTime } from '../orders/index.ts';
import { backup } from '../operator/backup.ts';
import { reconcile } from './reconcile.ts';
import { outbox } from '../operator/outbox.ts';
import { restore } from '../operator/restore.ts';
import { seed } from './seed.ts';

/** Everything that `market` does. */
export const commands: OperatorCommands = {
  'create-user': createUser,
  'reset-link': resetLink,
  'export-person': exportPerson,
  'delete-person': deletePerson,
  'remove-factors': removeFactors,
  'end-sessions': endSessions,
  'end-all-sessions': endAllSessions,
  'grant-role': grantRole,
  'revoke-role': revokeRole,
  'list-operators': listOperators,
  settings,
  set,
  unset,
  'set-logo': setLogo,
  categories,
  'add-category': addCategory,
  'rename-category': renameCategory,
  'order-categories': orderCategories,
  'hide-category': hideCategory,
  'show-category': showCategory,
  'merge-category': mergeCategory,
  seed,
  'pass-time': passTime,
  reconcile,
  books,
  audit,
  outbox,
  backup,
  restore,
};
