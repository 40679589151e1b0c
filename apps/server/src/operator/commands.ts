import type { OperatorCommand } from './OperatorCommand.ts';
import { audit } from './audit.ts';
import { backup } from './backup.ts';
import { createUser } from './createUser.ts';
import { deletePerson } from './deletePerson.ts';
import { exportPerson } from './exportPerson.ts';
import { reconcile } from './reconcile.ts';
import { resetLink } from './resetLink.ts';
import { restore } from './restore.ts';
import { seed } from './seed.ts';

/** Everything that `market` does, by the word that follows it. */
export const commands: Record<string, OperatorCommand> = {
  'create-user': createUser,
  'reset-link': resetLink,
  'export-person': exportPerson,
  'delete-person': deletePerson,
  seed,
  reconcile,
  audit,
  backup,
  restore,
};
