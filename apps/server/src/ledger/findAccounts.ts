import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { AccountKind } from '@market/api/contract';
import type { Database } from '../database/tables.ts';

/** Names an account. */
export interface AccountName {
  kind: AccountKind;
  /** Whose it is; null but for sellers who are known. */
  personId: string | null;
}

const toKey = ({ kind, personId }: AccountName) => `${kind}:${personId}`;

/** Gives a function that tells the ids of these accounts. Opens those that there are not yet. */
export async function findAccounts(
  transaction: Database,
  names: readonly AccountName[],
): Promise<(name: AccountName) => string> {
  const wanted = [...new Map(names.map((name) => [toKey(name), name])).values()];
  const select = async () => {
    const accounts = await transaction
      .selectFrom('accounts')
      .selectAll()
      .where('kind', 'in', [...new Set(wanted.map(({ kind }) => kind))])
      .where(
        sql<boolean>`(person_id is null or person_id = any(${wanted.map(({ personId }) => personId)}::uuid[]))`,
      )
      .execute();
    return new Map(
      accounts.map(({ id, kind, person_id: personId }) => [toKey({ kind, personId }), id]),
    );
  };
  let known = await select();
  const missing = wanted.filter((name) => !known.has(toKey(name)));
  if (missing.length > 0) {
    await transaction
      .insertInto('accounts')
      .values(missing.map(({ kind, personId }) => ({ id: uuidv7(), kind, person_id: personId })))
      // Somebody else may open the same one.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    known = await select();
  }
  return (name) => known.get(toKey(name)) ?? '';
}
