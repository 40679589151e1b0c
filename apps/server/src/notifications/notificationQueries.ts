import {
  type CheckedMarketRequest,
  type MailChoice,
  type Notification,
  type NotificationChoice,
  type NotificationKind,
  notificationKinds,
} from '@market/api/contract';
import { sql } from 'kysely';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/openDatabase.ts';
import { readPage } from '../database/readPage.ts';
import { createChoiceQueries } from '../mails/choiceQueries.ts';
import { noteNews, topicsOfKinds } from '../news/tellPeople.ts';

/** How many notifications a page has. */
const pageSize = 20;

/** What is counted no further. */
const mostCounted = 100;

/** How long notifications are kept, in days, and how many of them a person has at the most. */
const keptDays = 180;
const mostKept = 1_000;

const kinds = Object.keys(notificationKinds) as NotificationKind[];

/** Whether a client has named a kind that there is. */
export const isKind = (kind: string): kind is NotificationKind =>
  Object.hasOwn(notificationKinds, kind);

/** What somebody chooses for one kind. */
export interface ChosenKind {
  kind: NotificationKind;
  site: boolean;
  mail: MailChoice;
}

export type NotificationQueries = ReturnType<typeof createNotificationQueries>;

/** What people should hear of, and how they choose it. */
export const createNotificationQueries = (database: Database) => ({
  /** A page of what has happened to a person, the newest first. */
  async list(personId: string, { cursor }: CheckedMarketRequest<'listNotifications'>) {
    const { rows, ...cursors } = await readPage(
      database
        .selectFrom('notifications')
        .select(['id', 'kind', 'name', 'subject_type', 'subject_id', 'data', 'times'])
        .select(['created_at', 'seen_at'])
        .where('person_id', '=', personId)
        .where('on_site', '=', true),
      { cursor, size: pageSize, moment: 'created_at', id: 'id' },
    );
    const notifications = rows.map(
      ({ id, kind, name, subject_type, subject_id, data, times, created_at, seen_at }) =>
        ({
          _id: id,
          kind,
          name,
          subject:
            subject_type !== null && subject_id !== null
              ? { type: subject_type, _id: subject_id }
              : null,
          data,
          times,
          createdAt: created_at.toISOString(),
          isSeen: seen_at !== null,
        }) satisfies Notification,
    );
    return { notifications, ...cursors };
  },

  /** Counts what a person has not seen, up to a hundred. */
  async countUnread(personId: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from (
        select from notifications where person_id = ${personId} and seen_at is null and on_site
          limit ${sql.lit(mostCounted)}) as unseen`.execute(database);
    return rows[0]?.count ?? 0;
  },

  /** Notes that a person has seen all that happened until a moment. Their other browsers are told. */
  markSeen: (personId: string, upTo: Date): Promise<void> =>
    inTransaction(database, async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('notifications')
        .set({ seen_at: new Date() })
        .where('person_id', '=', personId)
        .where('seen_at', 'is', null)
        .where('on_site', '=', true)
        // The moment as it was told has no microseconds.
        .where('created_at', '<', new Date(upTo.getTime() + 1))
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      await noteNews(transaction, [{ personId, tag: 'Notifications', subjectId: null }]);
    }),

  /** Tells how a person hears of things of each kind. */
  async listChoices(personId: string): Promise<NotificationChoice[]> {
    const chosen = await database
      .selectFrom('notification_choices')
      .select(['kind', 'on_site', 'mail'])
      .where('person_id', '=', personId)
      .execute();
    const without = await database
      .selectFrom('mail_choices')
      .select('topic')
      .where('person_id', '=', personId)
      .execute();
    const isWithout = (topic: string | undefined) => without.some((row) => row.topic === topic);

    return kinds.map((kind) => {
      const { isFixed, mail: usual } = notificationKinds[kind];
      const choice = chosen.find((row) => row.kind === kind);
      const mail = choice?.mail ?? usual;
      const isOff = isWithout(topicsOfKinds[kind]) || (mail === 'digest' && isWithout('digest'));
      return { kind, site: choice?.on_site ?? true, mail: isOff ? 'off' : mail, isFixed };
    });
  },

  /** Changes how a person hears of things of some kinds. */
  choose: (personId: string, choices: readonly ChosenKind[]): Promise<void> =>
    inTransaction(database, async (transaction) => {
      for (const choice of choices) await chooseKind(transaction, personId, choice);
    }),

  /** Forgets what is too old or too much. Those who heard of nothing lately have no more than before. */
  async clean(): Promise<void> {
    await sql`
      delete from notifications
        where created_at < now() - ${sql.lit(keptDays)} * interval '1 day'`.execute(database);
    await sql`
      delete from notifications where id in (
        select surplus.id from (
            select distinct person_id from notifications where created_at > now() - interval '1 day'
          ) as active
          cross join lateral (
            select id from notifications where person_id = active.person_id
              order by created_at desc, id desc offset ${sql.lit(mostKept)}) as surplus)`.execute(
      database,
    );
  },
});

async function chooseKind(transaction: Database, personId: string, choice: ChosenKind) {
  const { kind, site, mail } = choice;
  const topic = topicsOfKinds[kind];
  const kept = { on_site: site, ...(mail !== 'off' && { mail }) };
  await transaction
    .insertInto('notification_choices')
    .values({ person_id: personId, kind, mail: 'now', ...kept })
    .onConflict((conflict) => conflict.columns(['person_id', 'kind']).doUpdateSet(kept))
    .execute();
  const mails = createChoiceQueries(transaction);
  if (mail === 'digest') await mails.switchOn({ personId, topic: 'digest' });
  if (topic) await mails[mail === 'off' ? 'switchOff' : 'switchOn']({ personId, topic });
}
