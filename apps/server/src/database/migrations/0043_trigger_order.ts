import { sql, type Kysely } from 'kysely';

/**
 * A new order locks its people, then the queue of its service; one that is moved on did so the other way round since
 * 0028, and the two could end up waiting for each other. Triggers run in the order of their names: the one that
 * changes the queue stands behind `orders_stepped` again, which changes the people.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter trigger orders_queued_anew on orders rename to orders_stepped_queued`.execute(
    database,
  );
}
