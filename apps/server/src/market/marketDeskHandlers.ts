import { type AuditEvent, includesRole, refusals } from '@market/api/contract';
import { sql } from 'kysely';
import { noteEvent } from '../audit/auditQueries.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import { readPage } from '../database/readPage.ts';
import type { Handlers } from '../http/Handlers.ts';
import { ownerSettings } from '../marketBook/ownerSettings.ts';
import { requireStepUp } from '../people/index.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';

/** How many events a page has. */
const pageSize = 50;

/** Writes a value as it is typed; empty for the site’s own. */
function toTyped(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return typeof value === 'object' && value && 'url' in value
    ? String(value.url)
    : String(value ?? '');
}

const toJson = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** What waits for moderators, and since when the oldest. */
async function countQueues(database: Database) {
  const { rows } = await sql<{ name: string; count: number; oldest: Date | null }>`
    select 'reports' as name, count(distinct (kind, subject))::int as count,
        min(created_at) as oldest
      from reports where closed_at is null
    union all
    select 'held', count(*)::int, min(held_at) from held_items where decided_at is null
    union all
    select 'identity', count(*)::int, min(asked_at)
      from verifications where state = 'waiting' and provider = 'hand'
    union all
    select 'services', count(*)::int, min(held_at)
      from services where held = 'waiting' and deleted_at is null
        and not exists (select from held_items where held_items.kind = 'service'
          and decided_at is null and held_items.subject = services.id::text)
    union all
    select 'appeals', count(*)::int, min(appealed_at)
      from decisions where appealed_at is not null and appeal_decided_at is null`.execute(database);
  return rows.map(({ name, count, oldest }) => ({
    name,
    count,
    oldestAt: oldest?.toISOString() ?? null,
  }));
}

const selectEvents = (database: Database) =>
  database
    .selectFrom('audit_events')
    .leftJoin('people', 'people.id', 'audit_events.person_id')
    .select([
      'audit_events.id',
      'audit_events.created_at',
      'people.id as person_id',
      'people.fullname',
      'what',
      'subject_id',
      'address',
      'reason',
      'before',
      'after',
    ]);

type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvents>['executeTakeFirstOrThrow']>>;

const toEvent = (row: EventRow): AuditEvent => ({
  _id: row.id,
  at: row.created_at.toISOString(),
  by: row.person_id === null ? null : { _id: row.person_id, fullname: row.fullname ?? '' },
  what: row.what,
  subject: row.subject_id,
  address: row.address,
  reason: row.reason,
  before: toJson(row.before),
  after: toJson(row.after),
});

/** The beginning of a text, for `like`. */
const toBeginning = (text: string) => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Answers the calls about the market as a whole, for those who run it. */
export const createMarketDeskHandlers = (database: Database) =>
  ({
    getOverview: async (_request, { role }) => ({
      queues: role && includesRole(role, 'moderator') ? await countQueues(database) : [],
    }),

    listAudit: async (request, { _id, role }) => {
      const { subject, what, since, until, cursor } = request;
      // Anyone but an owner of the market looks up only what they have done themselves.
      const person = role === 'owner' ? request.person : _id;
      const { rows, ...cursors } = await readPage(
        selectEvents(database)
          .$if(person !== undefined, (all) =>
            all.where('audit_events.person_id', '=', person ?? ''),
          )
          .$if(subject !== undefined, (all) => all.where('subject_id', '=', subject ?? ''))
          .$if(what !== undefined, (all) => all.where('what', 'like', toBeginning(what ?? '')))
          .$if(since !== undefined, (all) =>
            all.where('audit_events.created_at', '>=', new Date(since ?? 0)),
          )
          .$if(until !== undefined, (all) =>
            all.where('audit_events.created_at', '<', new Date(until ?? 0)),
          ),
        { cursor, size: pageSize, moment: 'audit_events.created_at', id: 'audit_events.id' },
      );
      return { events: rows.map(toEvent), ...cursors };
    },

    listSettings: async () => {
      const rows = await database.selectFrom('market_settings').select(['key', 'value']).execute();
      const stored = new Map(rows.map(({ key, value }) => [key, value]));
      return {
        settings: Object.entries(ownerSettings).map(([key, { about, choices, usual }]) => ({
          key,
          about,
          choices,
          value: toTyped(stored.has(key) ? stored.get(key) : usual),
          usual: toTyped(usual),
          isSet: stored.has(key),
        })),
      };
    },

    saveSetting: async ({ key, value, words, seen }, { _id: personId }, visit) => {
      requireStepUp(visit);
      const setting = Object.hasOwn(ownerSettings, key) ? ownerSettings[key] : undefined;
      if (!setting) throw new CallRefusal(refusals.settingNotFound);
      const meant = value === null ? setting.usual : setting.read(value);
      if (meant === undefined) {
        const { choices } = setting;
        throw new CallRefusal(refusals.settingImpossible, { field: 'value', values: { choices } });
      }
      return inTransaction(database, async (transaction) => {
        // Two who set the same do so one after the other, even if it was never set before.
        await sql`select pg_advisory_xact_lock(hashtext(${`setting ${key}`}))`.execute(transaction);
        const row = await transaction
          .selectFrom('market_settings')
          .select('value')
          .where('key', '=', key)
          .executeTakeFirst();
        const before = row ? row.value : setting.usual;
        if (toTyped(before) !== seen) throw new CallRefusal(refusals.decidedMeanwhile);
        await transaction.deleteFrom('market_settings').where('key', '=', key).execute();
        if (value !== null) {
          await transaction
            .insertInto('market_settings')
            .values({ key, value: JSON.stringify(meant) })
            .execute();
        }
        await noteEvent(transaction, {
          personId,
          what: value === null ? 'setting.unset' : 'setting.set',
          subjectId: key,
          address: visit.address,
          reason: words,
          before,
          after: meant,
        });
        return {};
      });
    },
  }) satisfies Partial<Handlers>;
