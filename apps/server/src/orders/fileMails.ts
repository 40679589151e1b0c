import type { FileFault } from '@market/api/contract';
import type { Message } from '../outbox/Message.ts';

/** What is told of a file of an order that was refused. */
interface RefusedFileNews {
  /** What was ordered. */
  title: string;
  /** Of the file. */
  name: string;
  fault: FileFault;
  /** Who sent it. */
  side: 'buyer' | 'seller';
  recipient: string;
}

const reasons: Record<FileFault, string> = {
  harmful: 'something harmful was found in it',
  unscannable: 'it could not be looked into',
  kind: 'its content is of a kind that is not taken',
  damaged: 'it did not arrive as it was sent',
};

const advice = {
  buyer: 'The seller cannot see it. If they need it, please tell them on the page of the order.',
  seller:
    'The buyer cannot see it, and what you delivered does not count as accepted by itself. Ask the buyer to send the order back, and deliver again with a file that is in order.',
};

/** Tells the sender of a file with an order that the other side does not get it. */
export const writeRefusedFileMail = (news: RefusedFileNews): Message => ({
  recipient: news.recipient,
  subject: 'Market: a file of your order was refused',
  body: `You have sent “${news.name}” with “${news.title}”, but ${reasons[news.fault]}.\n\n${advice[news.side]}\n`,
});
