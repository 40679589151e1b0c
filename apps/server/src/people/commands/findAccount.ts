import type { Database } from '../../database/openDatabase.ts';
import { createPeopleQueries } from '../peopleQueries.ts';
import { OperatorError } from '../../refusals/OperatorError.ts';

/** Gives the id of the person with this e-mail address. Throws `OperatorError` if nobody has it. */
export async function findAccount(database: Database, email: string): Promise<string> {
  const login = await createPeopleQueries(database).findLogin(email);
  if (!login) throw new OperatorError(`Nobody has the e-mail address ${email}.`);
  return login.person._id;
}
