import { usualTerms } from '../orders/index.ts';
import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';

/** The id of the thing with a number. */
const id = (kind: string) => sql`md5(${sql.lit(kind)} || number)::uuid`;

/** Who gets much, and how much. */
interface MuchOptions {
  seller: { _id: string };
  buyer: { _id: string };
  count: number;
}

/**
 * Gives one seller much of everything, and one buyer: services, reviews of the first one, orders of
 * as many people, wishes, sessions, drafts, coupons, saved searches, offers, conversations, messages, blocked people and
 * notifications. The newest of everything has the number 1; the id of a thing
 * is `md5('service1')`.
 */
export async function plantMuch(database: Database, { seller, buyer, count }: MuchOptions) {
  const numbers = sql`generate_series(1, ${sql.lit(count)}) as number`;
  const moment = sql`now() - number * interval '1 minute'`;
  await sql`
    insert into people (id, fullname, email, password_hash)
      select ${id('person')}, 'Person ' || number, 'person' || number || '@example.com', 'x'
      from ${numbers}`.execute(database);
  await sql`
    insert into services (id, seller_id, title, description, category, price_paise, created_at)
      select ${id('service')}, ${seller._id}, 'Service ' || number, 'A service.', 'Mobile-Apps',
        100 * number, ${moment}
      from ${numbers}`.execute(database);
  await sql`
    insert into reviews (service_id, person_id, rating, comment, created_at)
      select md5('service1')::uuid, ${id('person')}, 1 + number % 5, 'Comment ' || number, ${moment}
      from ${numbers}`.execute(database);
  await sql`
    insert into cart_items (id, person_id, service_id, created_at)
      select ${id('item')}, ${buyer._id}, ${id('service')}, ${moment}
      from ${numbers}`.execute(database);
  // One of each pair is the buyer's, the other one of somebody who orders nothing else.
  const ofBuyer = sql`case when number % 2 = 0 then ${buyer._id}::uuid else ${id('person')} end`;
  await sql`
    insert into payments (id, intent_id, buyer_id, seller_id, service_id, service_title, amount,
        phone_number, status, created_at, settled_at)
      select ${id('payment')}, 'pi_' || number, ${ofBuyer}, ${seller._id}, ${id('service')},
        'Service ' || number, 100 * number, '98450 12345', 'succeeded', ${moment}, ${moment}
      from ${numbers}`.execute(database);
  await sql`
    insert into orders (id, payment_id, buyer_id, seller_id, status, created_at, delivered_at,
        stage, terms, questions, due_at)
      select ${id('order')}, ${id('payment')}, ${ofBuyer}, ${seller._id},
        case when number % 3 = 0 then 'Delivered' else 'Processing' end, ${moment},
        case when number % 3 = 0 then now() end,
        case when number % 3 = 0 then 'completed' else 'working' end,
        ${JSON.stringify(await usualTerms())}::jsonb, '[]', ${moment}
      from ${numbers}`.execute(database);
  // One order has been delivered again and again.
  await sql`
    insert into order_events (id, order_id, kind, actor, text, created_at)
      select ${id('event')}, md5('order' || ${sql.lit(Math.min(2, count))})::uuid, 'deliver', 'seller',
        'Event ' || number, ${moment}
      from ${numbers}`.execute(database);
  await sql`
    insert into sessions (id, person_id, token_hash, user_agent)
      select ${id('session')}, ${buyer._id}, 'hash ' || number, 'node' from ${numbers}`.execute(
    database,
  );
  await sql`
    insert into notifications (id, person_id, kind, name, data, on_site, created_at)
      select ${id('notification')}, ${seller._id}, 'orders', 'delivered', '{}', true, ${moment}
      from ${numbers}`.execute(database);
  const content = {
    title: 'A service',
    description: '',
    category: 'Mobile-Apps',
    packages: [],
    extras: [],
    questions: [],
    faqs: [],
    tags: [],
    languages: [],
    queueLimit: null,
  };
  await sql`
    insert into service_drafts (id, person_id, content)
      select ${id('draft')}, ${seller._id}, ${JSON.stringify(content)}::jsonb
      from ${numbers}`.execute(database);
  await sql`
    insert into coupons (id, seller_id, code, kind, value, service_ids, created_at)
      select ${id('coupon')}, ${seller._id}, 'CODE-' || number, 'percent', 10, '{}', ${moment}
      from ${numbers}`.execute(database);
  await sql`
    insert into saved_searches (id, person_id, query, alert, created_at, looked_at)
      select ${id('search')}, ${seller._id}, jsonb_build_object('keyword', 'word ' || number),
        'none', ${moment}, ${moment}
      from ${numbers}`.execute(database);
  await sql`
    insert into offers (id, service_id, seller_id, title, text, price_paise, days, expires_at, created_at)
      select ${id('offer')}, ${id('service')}, ${seller._id}, 'Offer ' || number, 'Work.',
        100 * number, 7, now() + interval '7 days', ${moment}
      from ${numbers}`.execute(database);
  await sql`
    insert into conversations (id, low_id, high_id, last_number, last_at)
      select ${id('conversation')}, least(${id('person')}, ${seller._id}),
        greatest(${id('person')}, ${seller._id}), 1, ${moment}
      from ${numbers}`.execute(database);
  await sql`
    insert into conversation_members (conversation_id, person_id, last_number, last_at, has_written)
      select ${id('conversation')}, member, 1, ${moment}, member <> ${seller._id}
      from ${numbers}, unnest(array[${seller._id}::uuid, ${id('person')}]) as member`.execute(
    database,
  );
  await sql`
    insert into messages (id, conversation_id, number, sender_id, text, words, sent_at)
      select ${id('message')}, ${id('conversation')}, 1, ${id('person')}, 'Message ' || number,
        array_to_tsvector(array[${`${seller._id}message`}, ${seller._id} || number]), ${moment}
      from ${numbers}`.execute(database);
  // In one conversation much was said.
  await sql`
    insert into messages (id, conversation_id, number, sender_id, text, words, sent_at)
      select ${id('answer')}, md5('conversation1')::uuid, 1 + number, ${seller._id},
        'Answer ' || number, array_to_tsvector(array[${`${seller._id}answer`}]), ${moment}
      from ${numbers}`.execute(database);
  await sql`
    insert into blocks (person_id, blocked_id, created_at)
      select ${seller._id}, ${id('person')}, ${moment} from ${numbers}`.execute(database);
}
