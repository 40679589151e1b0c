import type { OperatorCommands } from '../operator/OperatorCommand.ts';
import { audit, createUser, deletePerson, exportPerson, resetLink } from '../people/index.ts';
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
  seed,
  reconcile,
  audit,
  outbox,
  backup,
  restore,
};
