import type { SavedQuery } from '@market/api/contract';
import { sql } from 'kysely';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Job } from '../jobs/repeatJobs.ts';
import { putMail } from '../mails/putMail.ts';
import type { MarketBook } from '../marketBook/createMarketBook.ts';
import type { Search } from '../search/index.ts';
import { toQuestion } from '../services/index.ts';
import { type SearchNews, writeSearchDigest } from './searchMail.ts';

/** How many people are looked at in one turn. */
const batchSize = 200;

/** Of so many of the newest services that a search finds it is looked which are new. */
const lookedThrough = 100;

/** What is due within so many hours is told of at once, so that nobody gets two mails a day. */
const togetherHours = 12;

const period = sql`(case alert when 'daily' then interval '1 day' else interval '7 days' end)`;

interface DueSearch {
  id: string;
  query: SavedQuery;
  /** As text: a `Date` would lose what PostgreSQL knows beyond milliseconds. */
  looked_at: string;
}

/** Lists people of whom a search is due, those who have waited longest first. */
async function listWaiting(database: Database): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    select person_id from saved_searches as search
      where alert <> 'none' and looked_at <= now() - ${period}
        and not exists (
          select from mail_choices
            where mail_choices.person_id = search.person_id and topic = 'searches')
      group by person_id order by min(looked_at) limit ${sql.lit(batchSize)}`.execute(database);
  return rows.map(({ person_id }) => person_id);
}

async function listDue(database: Database, personId: string): Promise<DueSearch[]> {
  const { rows } = await sql<DueSearch>`
    select id, query, looked_at::text from saved_searches
      where person_id = ${personId} and alert <> 'none'
        and looked_at <= now() - ${period} + ${sql.lit(togetherHours)} * interval '1 hour'
      order by created_at, id`.execute(database);
  return rows;
}

/** Of some services those that have been shown since then, the newest first, and how many there are. */
async function findNew(database: Database, ids: string[], personId: string, since: string) {
  const { rows } = await sql<{ title: string; price_paise: number }>`
    select title, price_paise from services
      where id = any (${ids}::uuid[]) and coalesce(shown_at, created_at) > ${since}::timestamptz
        and seller_id <> ${personId}
      order by coalesce(shown_at, created_at) desc, id desc`.execute(database);
  return rows.map(({ title, price_paise }) => ({ title, pricePaise: price_paise }));
}

/**
 * Mails people what is new in the searches that they keep, as often as they have asked for: all of it in one mail,
 * and none where nothing is new.
 */
export const createSearchDigests = (database: Database, search: Search, book: MarketBook): Job => ({
  name: 'mail searches',
  pause: 600_000,
  async run() {
    const facts = await book.read();
    if (!facts.settings.features.discovery) return;
    for (const personId of await listWaiting(database)) {
      const { rows } = await sql<{ now: string }>`select now()::text as now`.execute(database);
      const now = rows[0]?.now as string;
      await search.bringUpToDate();
      const due = await listDue(database, personId);
      const news: SearchNews[] = [];
      for (const { query, looked_at } of due) {
        const { ids } = await search.find({
          ...toQuestion(query, facts),
          sort: 'newest',
          offset: 0,
          limit: lookedThrough,
        });
        const services = await findNew(database, ids, personId, looked_at);
        if (services.length > 0) news.push({ query, services });
      }
      await inTransaction(database, async (transaction) => {
        // Another server that looked meanwhile has told of it: nothing changes here, and nothing is mailed.
        const { numAffectedRows } = await sql`
          update saved_searches set looked_at = ${now}::timestamptz
            from json_to_recordset(${JSON.stringify(due)}::json) as due (id uuid, looked_at timestamptz)
            where saved_searches.id = due.id and saved_searches.looked_at = due.looked_at`.execute(
          transaction,
        );
        if (news.length === 0 || Number(numAffectedRows) < due.length) return;
        const write = writeSearchDigest(news, facts);
        await putMail(transaction, { personId }, write, { topic: 'searches' });
      });
    }
  },
});
