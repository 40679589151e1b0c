import { type NotificationKind, notificationKinds } from '@market/api/contract';
import { type Insertable, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { MailTopic } from '../database/Letter.ts';
import type { NotificationData } from '../database/newsTables.ts';
import type { Database, Tables } from '../database/tables.ts';
import { type NewMail, putMails } from '../mails/putMail.ts';
import { ringNewsBell } from './newsBell.ts';

/** What a browser should ask for again. */
export interface NewsItem {
  personId: string;
  /** The type of what is to be asked for, such as `Order`. */
  tag: string;
  /** Null for all of the type. */
  subjectId: string | null;
}

/** Something that a person should hear of. */
export interface Telling {
  personId: string;
  kind: NotificationKind;
  /** Which sentence tells of it. */
  name: string;
  /** What it is about; null for nothing that could be opened. */
  subject: { type: string; id: string } | null;
  data: NotificationData;
  /** What happens again with the same key, while it is unseen, is one notification. Defaults to none. */
  collapseKey?: string;
  /** The mail that tells of it at once, if that is how somebody is told. Defaults to none. */
  mail?: Pick<NewMail, 'write' | 'key'>;
}

/** How long something is unseen before it is mailed with others, in minutes. */
export const digestMinutes = 15;

/**
 * Which mails are of a kind, as people may do without them: what a row of `mail_choices` says. Kinds that are
 * not here are mailed to everybody.
 */
export const topicsOfKinds: Partial<Record<NotificationKind, MailTopic>> = {
  reminders: 'reminders',
  updates: 'news',
  messages: 'messages',
};

/**
 * Tells people something, as part of the transaction of what has happened: in their list, in their open
 * browsers and by mail, as each has chosen for its kind.
 */
export async function tellPeople(
  transaction: Database,
  tellings: readonly Telling[],
): Promise<void> {
  if (tellings.length === 0) return;
  const choose = await findChoices(transaction, tellings);
  const rows = tellings.flatMap((telling) => {
    const choice = choose(telling);
    return choice ? toRow(telling, choice) : [];
  });
  await addNotifications(
    transaction,
    rows.filter((row) => row.on_site || row.mail_after !== null),
  );
  await putMails(
    transaction,
    tellings.flatMap((telling) => (choose(telling)?.mail === 'now' ? toMail(telling) : [])),
  );
  await noteNews(
    transaction,
    rows
      .filter(({ on_site }) => on_site)
      .map(({ person_id: personId }) => ({ personId, tag: 'Notifications', subjectId: null })),
  );
}

/**
 * Notes that a person has seen what was told with a key, elsewhere than in their list, as part of the transaction
 * that notes where.
 */
export async function noteHeard(
  transaction: Database,
  personId: string,
  collapseKey: string,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('notifications')
    .set({ seen_at: sql<Date>`now()` })
    .where('person_id', '=', personId)
    .where('collapse_key', '=', collapseKey)
    .where('seen_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await noteNews(transaction, [{ personId, tag: 'Notifications', subjectId: null }]);
}

/**
 * Lets the open browsers of people ask again for what has changed, as part of the transaction that changes it.
 */
export async function noteNews(transaction: Database, items: readonly NewsItem[]): Promise<void> {
  if (items.length === 0) return;
  const rows = new Map(
    items.map(({ personId, tag, subjectId }) => [
      `${personId} ${tag} ${subjectId}`,
      { person_id: personId, tag, subject_id: subjectId },
    ]),
  );
  await transaction
    .insertInto('news')
    .values([...rows.values()])
    .execute();
  ringNewsBell(transaction);
}

/** How somebody is told of something. */
interface Choice {
  onSite: boolean;
  mail: 'now' | 'digest';
}

/** Finds how each is told who has an account. That somebody wants no mail is found where mails are written. */
async function findChoices(transaction: Database, tellings: readonly Telling[]) {
  const ids = [...new Set(tellings.map(({ personId }) => personId))];
  const chosen = await transaction
    .selectFrom('people')
    .leftJoin('notification_choices', 'person_id', 'people.id')
    .select(['people.id', 'kind', 'on_site as onSite', 'mail'])
    .where(sql<boolean>`people.id = any(${ids}::uuid[])`)
    .execute();
  return ({ personId, kind }: Telling): Choice | undefined => {
    const ofPerson = chosen.filter(({ id }) => id === personId);
    if (ofPerson.length === 0) return undefined;
    const { isFixed, mail: usual } = notificationKinds[kind];
    const found = isFixed ? undefined : ofPerson.find((choice) => choice.kind === kind);
    return { onSite: found?.onSite ?? true, mail: found?.mail ?? usual };
  };
}

type NotificationRow = Insertable<Tables['notifications']>;

const toRow = (
  { personId, kind, name, subject, data, collapseKey }: Telling,
  { onSite, mail }: Choice,
) =>
  ({
    id: uuidv7(),
    person_id: personId,
    kind,
    name,
    subject_type: subject?.type ?? null,
    subject_id: subject?.id ?? null,
    data: JSON.stringify(data),
    collapse_key: collapseKey ?? null,
    on_site: onSite,
    mail_after: mail === 'digest' ? new Date(Date.now() + digestMinutes * 60_000) : null,
  }) satisfies NotificationRow;

async function addNotifications(transaction: Database, rows: readonly NotificationRow[]) {
  const single = rows.filter(({ collapse_key }) => collapse_key === null);
  if (single.length > 0) await transaction.insertInto('notifications').values(single).execute();
  for (const row of rows.filter(({ collapse_key }) => collapse_key !== null)) {
    await transaction
      .insertInto('notifications')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['person_id', 'collapse_key'])
          .where('seen_at', 'is', null)
          .where('collapse_key', 'is not', null)
          .doUpdateSet((told) => ({
            name: told.ref('excluded.name'),
            data: told.ref('excluded.data'),
            times: sql<number>`notifications.times + 1`,
            on_site: told.ref('excluded.on_site'),
            created_at: sql<Date>`clock_timestamp()`,
            mail_after: told.ref('excluded.mail_after'),
            mailed_at: null,
          })),
      )
      .execute();
  }
}

function toMail({ personId, kind, mail }: Telling): NewMail[] {
  const topic = topicsOfKinds[kind];
  return mail ? [{ ...mail, to: { personId }, ...(topic && { topic }) }] : [];
}
