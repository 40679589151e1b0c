import type { Language } from '../database/Letter.ts';
import type { MailContent } from '../mails/MailContent.ts';
import { isolate, type Reader, writeAmount } from '../mails/Reader.ts';

/** What mails about offers say in one language. */
interface OfferMailTexts {
  accepted: (amount: string) => [subject: string, paragraph: string];
  declined: (title: string) => [subject: string, ...paragraphs: string[]];
  offered: string;
  sum: string;
  toOrders: string;
  toOffers: string;
}

const offerMailTexts: Record<Language, OfferMailTexts> = {
  en: {
    accepted: (amount) => [
      'your offer was accepted',
      `Somebody has accepted your offer, and ${amount} have been paid for it. You find it among your orders, with whom it is for.`,
    ],
    declined: (title) => [
      'your offer was declined',
      `Your offer “${title}” was declined. Nobody can pay for it any more.`,
      'You may make another one at any time.',
    ],
    offered: 'What was ordered',
    sum: 'Sum',
    toOrders: 'Look at your orders',
    toOffers: 'Look at your offers',
  },
  de: {
    accepted: (amount) => [
      'Ihr Angebot wurde angenommen',
      `Ihr Angebot wurde angenommen, und ${amount} wurden dafür bezahlt. Sie finden es unter Ihren Aufträgen und sehen dort, für wen es ist.`,
    ],
    declined: (title) => [
      'Ihr Angebot wurde abgelehnt',
      `Ihr Angebot „${title}“ wurde abgelehnt. Niemand kann mehr dafür bezahlen.`,
      'Sie können jederzeit ein anderes machen.',
    ],
    offered: 'Was bestellt wurde',
    sum: 'Summe',
    toOrders: 'Zu Ihren Aufträgen',
    toOffers: 'Zu Ihren Angeboten',
  },
  ar: {
    accepted: (amount) => [
      'قُبل عرضك',
      `قُبل عرضك، ودُفع مقابله ${amount}. تجده بين طلباتك، ومعه اسم المشتري.`,
    ],
    declined: (title) => [
      'رُفض عرضك',
      `رُفض عرضك «${title}». لا يمكن لأحد أن يدفع مقابله بعد الآن.`,
      'يمكنك تقديم عرض آخر في أي وقت.',
    ],
    offered: 'محتوى الطلب',
    sum: 'المجموع',
    toOrders: 'عرض طلباتك',
    toOffers: 'عرض عروضك',
  },
  hi: {
    accepted: (amount) => [
      'आपका प्रस्ताव स्वीकार हुआ',
      `आपका प्रस्ताव स्वीकार हुआ, और उसके लिए ${amount} दिए गए हैं। वह आपके ऑर्डर में है; वहाँ लिखा है कि वह किसके लिए है।`,
    ],
    declined: (title) => [
      'आपका प्रस्ताव नहीं माना गया',
      `आपका प्रस्ताव “${title}” नहीं माना गया। अब उसके लिए कोई भुगतान नहीं कर सकता।`,
      'आप कभी भी दूसरा प्रस्ताव दे सकते हैं।',
    ],
    offered: 'क्या ऑर्डर किया गया',
    sum: 'कुल',
    toOrders: 'अपने ऑर्डर देखें',
    toOffers: 'अपने प्रस्ताव देखें',
  },
  ne: {
    accepted: (amount) => [
      'तपाईंको प्रस्ताव स्वीकार भयो',
      `तपाईंको प्रस्ताव स्वीकार भयो, र त्यसका लागि ${amount} तिरिएको छ। यो तपाईंका अर्डरमा छ; कसका लागि हो, त्यहीँ लेखिएको छ।`,
    ],
    declined: (title) => [
      'तपाईंको प्रस्ताव अस्वीकार भयो',
      `तपाईंको प्रस्ताव “${title}” अस्वीकार भयो। अब त्यसका लागि कसैले तिर्न सक्दैन।`,
      'तपाईं जुनसुकै बेला अर्को प्रस्ताव गर्न सक्नुहुन्छ।',
    ],
    offered: 'के अर्डर गरियो',
    sum: 'जम्मा',
    toOrders: 'आफ्ना अर्डर हेर्नुहोस्',
    toOffers: 'आफ्ना प्रस्ताव हेर्नुहोस्',
  },
};

/** Tells a seller that somebody has paid for an offer. */
export const toAcceptedMail =
  (title: string, paise: number) =>
  (reader: Reader): MailContent => {
    const texts = offerMailTexts[reader.language];
    const amount = writeAmount(reader, paise);
    const [subject, ...paragraphs] = texts.accepted(amount);
    return {
      subject,
      paragraphs,
      lines: {
        heading: texts.offered,
        entries: [{ title, amount }],
        sum: { title: texts.sum, amount },
      },
      action: { label: texts.toOrders, path: '/dashboard/orders' },
    };
  };

/** Tells a seller that somebody does not want what was offered. */
export const toDeclinedMail =
  (title: string) =>
  (reader: Reader): MailContent => {
    const texts = offerMailTexts[reader.language];
    const [subject, ...paragraphs] = texts.declined(isolate(reader, title));
    return { subject, paragraphs, action: { label: texts.toOffers, path: '/dashboard/offers' } };
  };
