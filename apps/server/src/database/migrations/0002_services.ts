import { sql, type Kysely } from 'kysely';

/** Services with their pictures and reviews, and who keeps which for later. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table services (
      id uuid primary key,
      seller_id uuid not null references people on delete cascade,
      title text not null,
      description text not null,
      category text not null,
      price_paise bigint not null check (price_paise >= 0),
      rating_sum int not null default 0,
      rating_count int not null default 0,
      created_at timestamptz not null default now(),
      deleted_at timestamptz
    )`.execute(database);
  await sql`
    create index services_newest on services (created_at desc, id desc)
      where deleted_at is null`.execute(database);
  await sql`
    create index services_category on services (category, created_at desc, id desc)
      where deleted_at is null`.execute(database);
  await sql`create index services_seller on services (seller_id, created_at desc)`.execute(
    database,
  );

  await sql`
    create table service_images (
      service_id uuid not null references services on delete cascade,
      position int not null,
      image_id text not null references images,
      primary key (service_id, position)
    )`.execute(database);
  await sql`create index service_images_image on service_images (image_id)`.execute(database);

  await sql`
    create table reviews (
      service_id uuid not null references services on delete cascade,
      person_id uuid not null references people on delete cascade,
      rating int not null check (rating between 1 and 5),
      comment text not null,
      created_at timestamptz not null default now(),
      primary key (service_id, person_id)
    )`.execute(database);
  await sql`create index reviews_person on reviews (person_id)`.execute(database);

  await sql`
    create table cart_items (
      id uuid primary key,
      person_id uuid not null references people on delete cascade,
      service_id uuid not null references services on delete cascade,
      created_at timestamptz not null default now(),
      unique (person_id, service_id)
    )`.execute(database);
  await sql`create index cart_items_service on cart_items (service_id)`.execute(database);
}
