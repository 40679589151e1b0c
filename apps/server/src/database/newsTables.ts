import type { NotificationKind } from '@market/api/contract';
import type { ColumnType, Generated } from 'kysely';

/** What a notification is made of besides its name: names and numbers, no text that somebody has written to somebody. */
export type NotificationData = Record<string, string | number | boolean | null>;

interface NotificationsTable {
  id: string;
  person_id: string;
  kind: NotificationKind;
  /** Which sentence tells of it. */
  name: string;
  /** What it is about, such as `order`; null for nothing that could be opened. */
  subject_type: string | null;
  subject_id: string | null;
  data: ColumnType<NotificationData, string, string>;
  /** What happens again while it is unseen, with the same key, is counted here. */
  collapse_key: string | null;
  times: Generated<number>;
  /** Whether it stands in the list. */
  on_site: boolean;
  /** When it happened last. */
  created_at: ColumnType<Date, undefined, Date>;
  seen_at: ColumnType<Date | null, undefined, Date>;
  /** When it may be mailed with others; null for never. */
  mail_after: ColumnType<Date | null, Date | null | undefined, Date | null>;
  mailed_at: ColumnType<Date | null, undefined, Date | null>;
}

/** How people are told who have chosen. Who wants no mail of a kind has a row of `mail_choices`. */
interface NotificationChoicesTable {
  person_id: string;
  kind: NotificationKind;
  on_site: boolean;
  mail: 'now' | 'digest';
}

/** What the browsers of a person should ask for again. It holds nothing of what has happened. */
interface NewsTable {
  id: Generated<string>;
  person_id: string;
  /** The type of what is to be asked for. */
  tag: string;
  subject_id: string | null;
  /** The number of the transaction. */
  changed_in: Generated<string>;
  created_at: ColumnType<Date, undefined, never>;
}

/** The tables about what people hear of. */
export interface NewsTables {
  notifications: NotificationsTable;
  notification_choices: NotificationChoicesTable;
  news: NewsTable;
}
