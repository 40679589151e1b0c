import { findDemoAccounts } from '../people/index.ts';
import { isDurable } from '../database/isDurable.ts';
import { findLevel } from '../database/migrate.ts';
import { connectDatabase } from '../database/openDatabase.ts';

/** What must be known about a PostgreSQL database before a market opens on it. */
export interface DatabaseFacts {
  isDurable: boolean;
  /** The sample accounts, which anybody can log in to. */
  demoAddresses: string[];
}

/** Looks at a database of any version without changing it. Throws when it cannot be reached. */
export async function inspectDatabase(url: string): Promise<DatabaseFacts> {
  const database = await connectDatabase({ url });
  try {
    const hasTables = (await findLevel(database)) !== undefined;
    const accounts = hasTables ? await findDemoAccounts(database) : [];
    return {
      isDurable: await isDurable(database),
      demoAddresses: accounts.map(({ email }) => email),
    };
  } finally {
    await database.destroy();
  }
}
