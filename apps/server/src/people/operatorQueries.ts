import type { Role } from '@market/api/contract';
import type { Database } from '../database/openDatabase.ts';
import { hasFactor } from './hasFactor.ts';

/** Who runs the market. */
export const createOperatorQueries = (database: Database) => ({
  /** All of them, the first one first. */
  list: () =>
    database
      .selectFrom('operators')
      .innerJoin('people', 'people.id', 'operators.person_id')
      .select(['people.id', 'fullname', 'email', 'role', 'operators.created_at'])
      .select(hasFactor.as('hasFactor'))
      .orderBy('operators.created_at')
      .orderBy('people.id')
      .execute(),

  /** Gives a person a role, in the place of one they had. */
  async grant(personId: string, role: Role): Promise<void> {
    await database
      .insertInto('operators')
      .values({ person_id: personId, role })
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ role }))
      .execute();
  },

  /** Takes the role of a person away. Tells whether they had one. */
  async revoke(personId: string): Promise<boolean> {
    const { numDeletedRows } = await database
      .deleteFrom('operators')
      .where('person_id', '=', personId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
});

export type OperatorQueries = ReturnType<typeof createOperatorQueries>;
