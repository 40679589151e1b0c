import type { Notification, OrderNotificationName, ReviewNotificationName } from '@market/api';
import { formatDate, formatPrice, type NotificationEntry, type useMarket } from '@market/ui';
import { paths } from '../../routing/paths.ts';
import { texts } from './texts.ts';

type Formats = ReturnType<typeof useMarket>;

/** Where the page of what somebody is told of is, by its type. */
const addresses: Record<string, (id: string) => string> = {
  order: paths.order,
  sale: paths.sale,
  conversation: paths.conversation,
  decision: () => paths.decisions,
  held: () => paths.decisions,
  service: paths.service,
  score: () => paths.score,
};

const isOfOrder = (name: string): name is OrderNotificationName =>
  Object.hasOwn(texts.orders, name);

const isOfReview = (name: string): name is ReviewNotificationName =>
  Object.hasOwn(texts.reviews, name);

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
  if (name === 'levelFalling' && typeof until === 'string') {
    return texts.levelFalling(formatDate(until, formats));
  }
  if (name === 'messageReceived' && typeof person === 'string') return texts.written(person, times);
  const decided = Object.hasOwn(texts.decided, name) ? texts.decided[name] : undefined;
  if (decided && typeof title === 'string') return decided(title);
  if (isOfReview(name) && typeof title === 'string') {
    return texts.reviews[name]({
      title,
      person: typeof person === 'string' ? person : '',
      until: typeof until === 'string' ? formatDate(until, formats) : null,
    });
  }
  if (!isOfOrder(name) || typeof title !== 'string') return texts.unknown;
  const sentence = texts.orders[name]({
    title,
    until: typeof until === 'string' ? formatDate(until, formats) : null,
    amount: typeof amount === 'number' ? formatPrice(amount, formats) : null,
  });
  return texts.times(sentence, times);
}
