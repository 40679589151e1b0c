import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as people from './migrations/0001_people.ts';
import * as services from './migrations/0002_services.ts';
import * as operations from './migrations/0003_operations.ts';
import * as payments from './migrations/0004_payments.ts';

/** All changes of the tables, in the order in which they happen. A released one never changes. */
const migrations: Record<string, Migration> = {
  '0001_people': people,
  '0002_services': services,
  '0003_operations': operations,
  '0004_payments': payments,
};

/** Brings the tables up to date. Several processes may do so at once: the database lets one. */
export async function migrate<Tables>(database: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
