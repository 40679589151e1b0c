import type { Message } from '../outbox/Message.ts';
import { toRupees } from '../services/index.ts';

/** Tells a seller that somebody has paid for an offer. */
export const toAcceptedMail = (recipient: string, title: string, paise: number): Message => ({
  recipient,
  subject: 'Market: your offer was accepted',
  body: `Somebody has accepted your offer, and Rs.${toRupees(paise)} have been paid for it:

${title}: Rs.${toRupees(paise)}

You find it among your orders, with whom it is for.
`,
});

/** Tells a seller that somebody does not want what was offered. */
export const toDeclinedMail = (recipient: string, title: string): Message => ({
  recipient,
  subject: 'Market: your offer was declined',
  body: `Your offer “${title}” was declined. Nobody can pay for it any more.

You may make another one at any time.
`,
});
