import type { Message } from '@market/api';
import { type Formats, LinkButton, type Message as ShownMessage, OfferCard } from '@market/ui';
import { paths } from '../../routing/paths.ts';
import { toListedFile } from '../files/toListedFile.ts';
import { formatSent } from './formatSent.ts';
import { texts } from './texts.ts';
import type { UnsentMessage } from './useOutbox.ts';

/** Who the two are, and how moments are written. */
export interface MessageFrame {
  own: string;
  other: string;
  formats: Formats;
  /** Whether they stand on the page of the order that they are about. */
  isOnOrder: boolean;
}

/** What is said of a message beside its words. */
function toNotes({ hasContacts, isMine, heldFiles }: Message) {
  const { checking, refused } = heldFiles;
  return [
    hasContacts && !isMine && texts.hasContacts,
    checking > 0 && texts.checking(checking),
    refused > 0 && texts.refused(refused),
  ].filter((sentence) => sentence !== false);
}

function toSubject({ order, service }: Message, isOnOrder: boolean) {
  if (order) return isOnOrder ? undefined : { title: order.title, href: paths.order(order._id) };
  return service ? { title: service.title, href: paths.service(service._id) } : undefined;
}

/** A message of the backend as a `MessageList` shows it. */
export function toShownMessage(message: Message, frame: MessageFrame): ShownMessage {
  const { _id, isMine, text, sentAt, held, offer, deletableUntil, isDeleted, files } = message;

  return {
    id: _id,
    author: isMine ? frame.own : frame.other,
    isOwn: isMine,
    text,
    date: sentAt,
    writtenDate: formatSent(sentAt, frame.formats),
    state: held ? 'held' : 'sent',
    reason: held ? texts.held[held] : undefined,
    notes: toNotes(message),
    subject: toSubject(message, frame.isOnOrder),
    files: files.map(toListedFile),
    attachment: offer ? (
      <OfferCard
        offer={offer}
        headingLevel={frame.isOnOrder ? 3 : 2}
        actions={
          <LinkButton
            href={paths.offer(offer._id)}
            size="small"
            variant={offer.state === 'open' && !isMine ? 'primary' : undefined}
            aria-label={texts.offer.openNamed(offer.title)}
          >
            {texts.offer.open}
          </LinkButton>
        }
      />
    ) : undefined,
    isDeleted,
    isDeletable: deletableUntil !== null && Date.parse(deletableUntil) > Date.now(),
  };
}

/** A message that has not arrived as a `MessageList` shows it. */
export const toShownUnsent = (unsent: UnsentMessage, frame: MessageFrame): ShownMessage => ({
  id: unsent.key,
  author: frame.own,
  isOwn: true,
  text: unsent.text,
  date: unsent.writtenAt,
  state: unsent.problem === undefined ? 'sending' : 'failed',
  reason: unsent.problem,
  files: unsent.listed.map((file, index) => ({
    ...file,
    id: String(index),
    state: unsent.problem === undefined ? 'sending' : 'failed',
  })),
});
