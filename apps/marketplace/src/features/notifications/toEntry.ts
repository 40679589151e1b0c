import type { Notification, OrderNotificationName } from '@market/api';
import { formatDate, formatPrice, type NotificationEntry, type useMarket } from '@market/ui';
import { paths } from '../../routing/paths.ts';
import { texts } from './texts.ts';

type Formats = ReturnType<typeof useMarket>;

/** Where the page of what somebody is told of is, by its type. */
const addresses: Record<string, (id: string) => string> = {
  order: paths.order,
  sale: paths.sale,
  conversation: paths.conversation,
};

const isOfOrder = (name: string): name is OrderNotificationName =>
  Object.hasOwn(texts.orders, name);

/** Says what has happened, and where it leads. */
export function toEntry(notification: Notification, formats: Formats): NotificationEntry {
  const { _id, subject, createdAt, isSeen } = notification;
  return {
    id: _id,
    content: writeSentence(notification, formats),
    date: createdAt,
    href: subject ? addresses[subject.type]?.(subject._id) : undefined,
    isUnseen: !isSeen,
  };
}

function writeSentence({ name, data, times }: Notification, formats: Formats): string {
  const { title, until, amount, person } = data;
  if (name === 'messageReceived' && typeof person === 'string') return texts.written(person, times);
  if (!isOfOrder(name) || typeof title !== 'string') return texts.unknown;
  const sentence = texts.orders[name]({
    title,
    until: typeof until === 'string' ? formatDate(until, formats) : null,
    amount: typeof amount === 'number' ? formatPrice(amount, formats) : null,
  });
  return texts.times(sentence, times);
}
