import { categories } from '@market/api/contract';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { inTransaction } from '../src/database/inTransaction.ts';
import type { Database } from '../src/database/openDatabase.ts';
import { createRandom, type Random } from './createRandom.ts';
import { customers, titleWords } from './texts/titleWords.ts';

/** What many services are planted into. */
export interface ServiceGround {
  database: Database;
  /** How many services come to those that are there. */
  count: number;
  /** Told now and then what has been planted so far. */
  report: (message: string) => void;
}

/** How many rows go to the database at once. */
const batchSize = 5000;

/** How many services a seller has on average. */
const servicesOfSeller = 50;

const yearInMilliseconds = 365 * 24 * 60 * 60 * 1000;

/** How many of a hundred services each category has, in the order of the contract. */
const shares = [38, 14, 31, 17];

/** One of the entries, the first ones most often, as words are in real texts. */
function pickSkewed<Entry>(random: Random, entries: readonly Entry[]): Entry {
  const index = Math.floor(entries.length ** random.between(0, 1)) - 1;
  return random.chance(0.15) ? random.pick(entries) : (entries[index] ?? random.pick(entries));
}

function pickCategory(random: Random) {
  let left = random.between(0, 100);
  return categories.find((_, index) => (left -= shares[index] ?? 0) < 0) ?? categories[0];
}

/** Most are cheap, a few are dear: Rs.150 to Rs.200,000, half of them below Rs.3,500. */
function pickPrice(random: Random): number {
  const middle = (random.between(0, 1) + random.between(0, 1) + random.between(0, 1)) / 3;
  const rupees = 150 * Math.exp(middle ** 1.2 * Math.log(200_000 / 150));
  const step = rupees < 1000 ? 50 : rupees < 10_000 ? 100 : 500;
  const rounded = Math.max(Math.round(rupees / step) * step, step);
  return (random.chance(0.2) ? rounded - 1 : rounded) * 100;
}

function writeTitle(random: Random, category: (typeof categories)[number]): string {
  const { verbs, kinds, things, ways } = titleWords[category];
  const thing = pickSkewed(random, things);
  const kind = pickSkewed(random, kinds);
  const article = /^[aeo]/i.test(kind) ? 'an' : 'a';
  const start = random.chance(0.5)
    ? `${kind} ${thing}`
    : `I will ${pickSkewed(random, verbs)} ${article} ${kind} ${thing}`;
  const customer = random.chance(0.7) ? ` for your ${pickSkewed(random, customers)}` : '';
  const way = random.chance(0.5) ? ` ${pickSkewed(random, ways)}` : '';
  return `${start.charAt(0).toUpperCase()}${start.slice(1)}${customer}${way}`;
}

/** Signs up sellers who cannot log in. Gives their ids. */
async function plantSellers(database: Database, first: number, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => uuidv7());
  await sql`
    insert into people (id, fullname, email, password_hash)
    select id, 'Seller ' || number, 'seller-' || number || '@bulk.example', 'none'
    from unnest(${ids}::uuid[]) with ordinality as seller (id, position),
      lateral (select position + ${first}::int as number) as numbered`.execute(database);
  return ids;
}

/**
 * Plants many services beside those that are there, over the last three years and in words and
 * prices as markets have them. They share the covers that are there already. Written in pieces
 * that each hold: what was planted stays when it is interrupted.
 */
export async function plantServices({ database, count, report }: ServiceGround): Promise<void> {
  const { rows: covers } = await sql<{ id: string }>`
    select distinct image_id as id from service_images where position = 0 limit 100`.execute(
    database,
  );
  const { rows: known } = await sql<{ count: number }>`
    select count(*) as count from people where email like 'seller-%@bulk.example'`.execute(
    database,
  );
  const sellersBefore = known[0]?.count ?? 0;
  const random = createRandom(sellersBefore);
  const sellers = await plantSellers(
    database,
    sellersBefore,
    Math.max(1, Math.ceil(count / servicesOfSeller)),
  );

  const begin = Date.now() - 3 * yearInMilliseconds;
  for (let planted = 0; planted < count;) {
    const size = Math.min(batchSize, count - planted);
    const services = Array.from({ length: size }, (_, index) => {
      const category = pickCategory(random);
      const age = (planted + index + random.between(0, 1)) / count;
      return {
        id: uuidv7(),
        seller: pickSkewed(random, sellers),
        title: writeTitle(random, category),
        category,
        price: pickPrice(random),
        moment: new Date(begin + age * 3 * yearInMilliseconds),
        cover: covers.length > 0 ? random.pick(covers).id : null,
      };
    });
    const column = <Name extends keyof (typeof services)[number]>(name: Name) =>
      services.map((service) => service[name]);

    await inTransaction(database, async (transaction) => {
      await sql`
        insert into services (id, seller_id, title, description, category, price_paise, created_at)
        select id, seller, title, title || '. Tell me what you have in mind.', category, price, moment
        from unnest(${column('id')}::uuid[], ${column('seller')}::uuid[],
          ${column('title')}::text[], ${column('category')}::text[], ${column('price')}::bigint[],
          ${column('moment')}::timestamptz[])
          as planted (id, seller, title, category, price, moment)`.execute(transaction);
      await sql`
        insert into service_images (service_id, position, image_id)
        select id, 0, cover from unnest(${column('id')}::uuid[], ${column('cover')}::text[])
          as planted (id, cover)
        where cover is not null`.execute(transaction);
    });
    planted += size;
    if (planted % (batchSize * 20) === 0) report(`${planted} of ${count} services`);
  }
  await sql`analyze people, services, service_images`.execute(database);
  report(`${count} services of ${sellers.length} sellers`);
}
