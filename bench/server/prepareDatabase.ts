import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { type Database, openDatabase } from '../../apps/server/src/database/openDatabase.ts';
import { plantServices } from '../../apps/server/samples/plantServices.ts';

/** Where the services of a measurement are: the settings with which a server finds them. */
export interface PreparedDatabase {
  settings: { DATABASE_URL: string } | { DATA_DIR: string };
  /** Opens it; the embedded one only while no server has it. */
  open: () => Promise<Database>;
}

/** A small picture such as the server makes them, for the placeholders of covers. */
const placeholder = `data:image/webp;base64,${'UklGRkAAAABXRUJQVlA4IDQAAACwAQ'.padEnd(180, 'A')}`;

/** Some services with covers, so that all planted ones have a cover, too. */
async function plantCovers(database: Database): Promise<void> {
  await sql`
    insert into images (id, width, height, widths, placeholder)
    select 'cover-' || number, 1280, 960, '{320,640,960,1280}', ${placeholder}
    from generate_series(1, 40) as number`.execute(database);
  await sql`
    insert into people (id, fullname, email, password_hash)
    values (gen_random_uuid(), 'Asha Rao', 'asha.rao@bulk.example', 'none')`.execute(database);
  await sql`
    insert into services (id, seller_id, title, description, category, price_paise, created_at)
    select gen_random_uuid(), people.id, 'Poster ' || number, 'A poster.', 'Graphics-And-Design',
      450000, now() - interval '4 years'
    from people, generate_series(1, 40) as number`.execute(database);
  await sql`
    insert into service_images (service_id, position, image_id)
    select id, 0, 'cover-' || substring(title from '\\d+') from services`.execute(database);
}

/** The indexes that the plain SQL of the same questions wants; the embedded database has none for parts of words. */
async function addIndexes(database: Database, isEmbedded: boolean): Promise<void> {
  if (!isEmbedded) {
    await sql`create extension if not exists pg_trgm`.execute(database);
    await sql`
      create index services_title on services using gin (title gin_trgm_ops)
        where deleted_at is null`.execute(database);
  }
  await sql`
    create index services_category on services (category, created_at desc, id desc)
      where deleted_at is null`.execute(database);
  await sql`analyze`.execute(database);
}

/** Gives a database with so many services; one that was prepared before is taken again. */
export async function prepareDatabase(count: number, url?: string): Promise<PreparedDatabase> {
  const name = `market_bench_${count}`;
  if (url) {
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${name}`);
    await client.end();
  }
  const folder = join(import.meta.dirname, '.data', name);
  const ownUrl = url && String(Object.assign(new URL(url), { pathname: name }));
  if (!url) await mkdir(folder, { recursive: true });
  const open = () => openDatabase(ownUrl ? { url: ownUrl } : { folder });

  const database = await open();
  const { rows } = await sql<{ count: number }>`select count(*) from services`.execute(database);
  if ((rows[0]?.count ?? 0) < count) {
    const begun = performance.now();
    if (rows[0]?.count === 0) await plantCovers(database);
    await plantServices({ database, count: count - 40, report: console.error });
    const seconds = (performance.now() - begun) / 1000;
    console.error(`${count} services planted in ${seconds.toFixed(0)} s`);
    await addIndexes(database, !url);
  }
  await database.destroy();
  return { settings: ownUrl ? { DATABASE_URL: ownUrl } : { DATA_DIR: folder }, open };
}
