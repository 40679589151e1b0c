import type { Language } from '../database/Letter.ts';
import type { Database } from '../database/openDatabase.ts';
import type { MailContent, WriteMail } from '../mails/MailContent.ts';
import { type NewMail, putMails } from '../mails/putMail.ts';
import { isolate, type Reader, writeAmount } from '../mails/Reader.ts';
import type { Refund } from './refunds.ts';

/** A subject, which follows the name of the market, and paragraphs. */
type Words = [subject: string, ...paragraphs: string[]];

interface RefundMailTexts {
  toOrder: string;
  failed: (title: string) => Words;
  done: (title: string, amount: string) => Words;
}

const refundMailTexts: Record<Language, RefundMailTexts> = {
  en: {
    toOrder: 'Look at the order',
    failed: (title) => [
      'a refund could not be made',
      `The money for “${title}” could not be given back. The order is as it was before; the people who run the market know of it.`,
    ],
    done: (title, amount) => [
      'money is on its way to you',
      `${amount} for “${title}” was given back to your card. Your bank may take some days to show it.`,
    ],
  },
  de: {
    toOrder: 'Zur Bestellung',
    failed: (title) => [
      'eine Erstattung ist gescheitert',
      `Das Geld für „${title}“ konnte nicht zurückgegeben werden. Die Bestellung ist, wie sie vorher war; die Leute, die den Markt betreiben, wissen davon.`,
    ],
    done: (title, amount) => [
      'Geld ist auf dem Weg zu Ihnen',
      `Für „${title}“ ging ${amount} an Ihre Karte zurück. Bis Ihre Bank das zeigt, kann es einige Tage dauern.`,
    ],
  },
  ar: {
    toOrder: 'عرض الطلب',
    failed: (title) => [
      'تعذرت إعادة مبلغ',
      `تعذرت إعادة المبلغ المدفوع مقابل «${title}». عاد الطلب إلى ما كان عليه، والقائمون على السوق على علم بذلك.`,
    ],
    done: (title, amount) => [
      'المبلغ في طريقه إليك',
      `أُعيد إلى بطاقتك ${amount} مقابل «${title}». قد يحتاج مصرفك إلى بضعة أيام لإظهاره.`,
    ],
  },
  hi: {
    toOrder: 'ऑर्डर देखें',
    failed: (title) => [
      'पैसे लौटाए नहीं जा सके',
      `“${title}” के पैसे लौटाए नहीं जा सके। ऑर्डर पहले जैसा है; बाज़ार चलाने वालों को इसकी जानकारी है।`,
    ],
    done: (title, amount) => [
      'पैसे आपके पास आ रहे हैं',
      `“${title}” के लिए ${amount} आपके कार्ड पर लौटा दिए गए हैं। बैंक में दिखने में कुछ दिन लग सकते हैं।`,
    ],
  },
  ne: {
    toOrder: 'अर्डर हेर्नुहोस्',
    failed: (title) => [
      'पैसा फिर्ता गर्न सकिएन',
      `“${title}” को पैसा फिर्ता गर्न सकिएन। अर्डर पहिले जस्तै छ; बजार चलाउनेहरूलाई यसको जानकारी छ।`,
    ],
    done: (title, amount) => [
      'पैसा तपाईंकहाँ आउँदैछ',
      `“${title}” का लागि ${amount} तपाईंको कार्डमा फिर्ता गरिएको छ। बैंकमा देखिन केही दिन लाग्न सक्छ।`,
    ],
  },
};

/** What a mail about a refund tells of. */
interface ToldRefund {
  title: string;
  /** Of the order, for the reader. */
  path: string;
}

const toContent = ([subject, ...paragraphs]: Words, label: string, path: string): MailContent => ({
  subject,
  paragraphs,
  action: { label, path },
});

/** Tells a buyer that money is on its way, in paise. */
export const toDoneMail =
  ({ title, path }: ToldRefund, paise: number): WriteMail =>
  (reader: Reader) => {
    const { done, toOrder } = refundMailTexts[reader.language];
    const words = done(isolate(reader, title), writeAmount(reader, paise));
    return toContent(words, toOrder, path);
  };

/** Tells a side of an order that the card provider has refused to give money back. */
export const toFailedMail =
  ({ title, path }: ToldRefund): WriteMail =>
  (reader: Reader) => {
    const { failed, toOrder } = refundMailTexts[reader.language];
    return toContent(failed(isolate(reader, title)), toOrder, path);
  };

const findPayment = (transaction: Database, { payment_id: id }: Refund) =>
  transaction
    .selectFrom('payments')
    .select(['buyer_id', 'seller_id', 'service_title as title'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Tells the buyer what was given back, in paise, once. Of a chargeback their bank tells them. */
export async function tellDone(transaction: Database, refund: Refund, paise: number) {
  if (refund.cause === 'chargeback') return;
  const { buyer_id: personId, title } = await findPayment(transaction, refund);
  if (personId === null) return;
  const write = toDoneMail({ title, path: `/order/${refund.order_id}` }, paise);
  await putMails(transaction, [{ to: { personId }, write, key: `${refund.id} done` }]);
}

/** Tells both sides that nothing could be given back. */
export async function tellFailed(transaction: Database, refund: Refund) {
  const { buyer_id: buyer, seller_id: seller, title } = await findPayment(transaction, refund);
  const { id, order_id: orderId } = refund;
  const write = (personId: string | null, side: string, path: string): NewMail[] =>
    personId === null
      ? []
      : [{ to: { personId }, write: toFailedMail({ title, path }), key: `${id} failed ${side}` }];
  await putMails(transaction, [
    ...write(buyer, 'buyer', `/order/${orderId}`),
    ...write(seller, 'seller', `/dashboard/serviceDetails/${orderId}`),
  ]);
}
