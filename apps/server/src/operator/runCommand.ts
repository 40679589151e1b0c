import { CallRefusal } from '../refusals/CallRefusal.ts';
import { findLevel, levels } from '../database/migrate.ts';
import type { OperatorCommand, Workplace } from './OperatorCommand.ts';
import { OperatorError } from '../refusals/OperatorError.ts';

/** Runs a command on an open database. Throws `OperatorError` for what the operator can put right. */
export async function runCommand(
  command: OperatorCommand,
  workplace: Workplace,
  input: Record<string, string>,
): Promise<void> {
  const level = await findLevel(workplace.database);
  if (level === undefined && !command.needsStoppedServer) {
    throw new OperatorError('There are no tables yet: start the server once, then try again.');
  }
  if (level !== levels.at(-1) && !command.takesAnyDatabase) {
    throw new OperatorError(
      'The tables are of another version: start this version of the server once, then try again.',
    );
  }
  try {
    await command.run(workplace, input);
  } catch (error) {
    if (error instanceof CallRefusal) throw new OperatorError(error.message, { cause: error });
    throw error;
  }
}
