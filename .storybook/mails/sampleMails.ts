import type { Language } from '../../apps/server/src/database/Letter.ts';
import type { WriteMail } from '../../apps/server/src/mails/MailContent.ts';
import { toLetter } from '../../apps/server/src/mails/toLetter.ts';
import { writeHtml } from '../../apps/server/src/mails/writeHtml.ts';
import { writeText } from '../../apps/server/src/mails/writeText.ts';
import { toAcceptedMail, toDeclinedMail } from '../../apps/server/src/offers/offerMails.ts';
import { type OrderMailName } from '../../apps/server/src/orders/mailTexts/OrderMailTexts.ts';
import type { OrderSide } from '@market/api/contract';
import { type OrderNews, writeOrderMail } from '../../apps/server/src/orders/orderMails.ts';
import { toDoneMail, toFailedMail } from '../../apps/server/src/payments/refundMails.ts';
import { toReturnMail } from '../../apps/server/src/payments/returnMail.ts';
import {
  toConfirmationMail,
  toFactorMail,
  toKnownMail,
  toNewEmailMail,
  toNewPasswordMail,
  toRecoveryCodeMail,
  toResetMail,
} from '../../apps/server/src/people/accountMails.ts';

const order = {
  id: '0198f6f0-3d5c-7bd2-a5b1-4d5f0a1c2e3f',
  title: 'A logo for your shop',
  buyerId: 'buyer',
  sellerId: 'seller',
  lines: [
    { kind: 'package' as const, title: 'Logo', quantity: 1, amountPaise: 250_000 },
    { kind: 'extra' as const, title: 'Business card', quantity: 2, amountPaise: 30_050 },
    { kind: 'coupon' as const, title: 'NEW-YEAR', quantity: 1, amountPaise: -25_000 },
  ],
  paidPaise: 255_050,
};

const tell =
  (name: OrderMailName, side: OrderSide, news: Partial<OrderNews> = {}): WriteMail =>
  (reader) =>
    writeOrderMail(
      name,
      side,
      order,
      {
        kind: name,
        stage: 'working',
        actor: 'system',
        text: '',
        until: new Date('2026-11-27T16:30:00Z'),
        ...news,
      },
      reader,
    );

const refunded = { title: order.title, path: `/order/${order.id}` };
const said = { text: 'Please make the letters wider,\nand the green a little darker.' };
const money = { amountPaise: 80_000 };
const placed = { kind: 'place' };
const asked = { ...placed, stage: 'requirements', until: null };

/** Every mail, by what it tells. */
export const sampleMails: Record<string, WriteMail> = {
  'placed, to the buyer': tell('placedBuyer', 'buyer', placed),
  'placed with questions, to the buyer': tell('placedBuyer', 'buyer', asked),
  'placed, to the seller': tell('placedSeller', 'seller', placed),
  'placed with questions, to the seller': tell('placedSeller', 'seller', asked),
  answered: tell('answered', 'seller'),
  started: tell('started', 'buyer'),
  delivered: tell('delivered', 'buyer', { text: 'Two logos, in colour and in black.' }),
  'a revision': tell('revision', 'seller', said),
  'nothing delivered': tell('nothingDelivered', 'seller', { text: 'The file is empty.' }),
  accepted: tell('accepted', 'seller'),
  'accepted by silence, to the buyer': tell('acceptedBySilenceBuyer', 'buyer'),
  'accepted by silence, to the seller': tell('acceptedBySilenceSeller', 'seller'),
  'more time to look': tell('reviewExtended', 'seller'),
  'cancelled early': tell('cancelledEarly', 'seller', { text: 'I have found another logo.' }),
  'cancelled late': tell('cancelledLate', 'seller'),
  'cancelled without answers': tell('cancelledUnanswered', 'buyer'),
  refunded: tell('refunded', 'buyer'),
  'expired, to the buyer': tell('expiredBuyer', 'buyer'),
  'expired, to the seller': tell('expiredSeller', 'seller'),
  'late, to the buyer': tell('lateBuyer', 'buyer'),
  'late, to the seller': tell('lateSeller', 'seller'),
  'answers wanted': tell('answersWanted', 'buyer'),
  'due soon': tell('dueSoon', 'seller'),
  'a revision due soon': tell('revisionDueSoon', 'seller'),
  'a look wanted': tell('reviewWanted', 'buyer'),
  'more time proposed': tell('extensionProposed', 'buyer', said),
  'cancelling proposed': tell('cancellationProposed', 'seller', said),
  'a refund proposed': tell('refundProposed', 'seller', { ...said, ...money }),
  'a proposal accepted': tell('proposalAccepted', 'seller'),
  'a proposal declined': tell('proposalDeclined', 'seller', said),
  'a proposal withdrawn': tell('proposalWithdrawn', 'buyer'),
  'a proposal lapsed': tell('proposalLapsed', 'buyer'),
  'a dispute opened': tell('disputeOpened', 'seller', said),
  'a dispute answered': tell('disputeAnswered', 'buyer', said),
  'a dispute withdrawn': tell('disputeWithdrawn', 'seller'),
  'a dispute decided': tell('disputeDecided', 'buyer', { ...said, ...money }),
  'sent back to work': tell('sentBackToWork', 'seller', said),
  'a decision taken': tell('decisionTaken', 'buyer', money),
  'a decision questioned': tell('appealed', 'seller', said),
  'cancelled by the market': tell('cancelledByMarket', 'buyer', said),
  'charged back': tell('chargedBack', 'seller', money),
  'a chargeback won': tell('chargebackWon', 'seller'),
  'a chargeback lost': tell('chargebackLost', 'seller', money),
  'a refund failed': toFailedMail(refunded),
  'a refund done': toDoneMail(refunded, 80_000),
  'an offer accepted': toAcceptedMail('A logo and a menu', 78_050),
  'an offer declined': toDeclinedMail('A logo and a menu'),
  'a payment given back': toReturnMail(129_900, 'pi_3Qk7sample'),
  'a new password': toResetMail('sampletoken', 30),
  'an address to confirm': toConfirmationMail('sampletoken', 24),
  'an account that is known': toKnownMail,
  'another address': toNewEmailMail('asha.rao@example.com'),
  'a password changed': toNewPasswordMail(true),
  'a factor added': toFactorMail({ kind: 'added', name: 'Phone' }),
  'a recovery code used': toRecoveryCodeMail(7),
};

/** How a mail arrives. */
export interface ArrivedMail {
  subject: string;
  text: string;
  html: string;
}

/** Writes a mail as a market called Kala sends it. */
export function sendSample(write: WriteMail, language: Language): ArrivedMail {
  const from = 'Kala';
  const publicUrl = 'https://kala.example';
  const reader = { language, marketName: from, currencyPrefix: 'Rs.' };
  const content = write(reader);
  const letter = toLetter(content, reader);
  const addresses = { publicUrl, unsubscribe: `${publicUrl}/mails/unsubscribe?token=sample` };
  return {
    subject: `${from}: ${content.subject}`,
    text: writeText(letter, addresses),
    html: writeHtml(letter, addresses),
  };
}
