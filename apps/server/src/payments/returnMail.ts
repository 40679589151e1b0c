import type { Language } from '../database/Letter.ts';
import type { MailContent } from '../mails/MailContent.ts';
import { isolate, type Reader, writeAmount } from '../mails/Reader.ts';

interface ReturnMailTexts {
  subject: string;
  paragraphs: (amount: string, market: string) => string[];
  number: string;
  toServices: string;
}

const returnMailTexts: Record<Language, ReturnMailTexts> = {
  en: {
    subject: 'your payment was given back',
    paragraphs: (amount, market) => [
      `You paid ${amount} at ${market}, and no order came of it. We have given all of it back to your card. Your bank may take some days to show it.`,
      'If you still want the service, order it again. Otherwise you need not do anything.',
    ],
    number: "The payment's number at the card provider:",
    toServices: 'Go to the services',
  },
  de: {
    subject: 'Ihre Zahlung wurde zurückgegeben',
    paragraphs: (amount, market) => [
      `Sie haben bei ${market} ${amount} bezahlt, und es wurde keine Bestellung daraus. Wir haben alles an Ihre Karte zurückgegeben. Bis Ihre Bank das zeigt, kann es einige Tage dauern.`,
      'Wenn Sie die Leistung noch möchten, bestellen Sie sie noch einmal. Sonst müssen Sie nichts tun.',
    ],
    number: 'Die Nummer der Zahlung beim Kartenanbieter:',
    toServices: 'Zu den Leistungen',
  },
  ar: {
    subject: 'أُعيد إليك ما دفعته',
    paragraphs: (amount, market) => [
      `دفعت ${amount} في ${market}، ولم ينشأ عن ذلك طلب. أعدنا المبلغ كله إلى بطاقتك. قد يحتاج مصرفك إلى بضعة أيام لإظهاره.`,
      'إذا كنت لا تزال تريد الخدمة، فاطلبها من جديد. وإلا فلا داعي لفعل شيء.',
    ],
    number: 'رقم الدفعة لدى مزود البطاقات:',
    toServices: 'عرض الخدمات',
  },
  hi: {
    subject: 'आपका भुगतान लौटा दिया गया है',
    paragraphs: (amount, market) => [
      `आपने ${market} पर ${amount} दिए, पर उससे कोई ऑर्डर नहीं बना। हमने पूरी रकम आपके कार्ड पर लौटा दी है। बैंक में दिखने में कुछ दिन लग सकते हैं।`,
      'अगर आपको सेवा अब भी चाहिए, तो फिर से ऑर्डर करें। नहीं तो आपको कुछ नहीं करना है।',
    ],
    number: 'कार्ड कंपनी के यहाँ भुगतान का नंबर:',
    toServices: 'सेवाएँ देखें',
  },
  ne: {
    subject: 'तपाईंको भुक्तानी फिर्ता गरिएको छ',
    paragraphs: (amount, market) => [
      `तपाईंले ${market} मा ${amount} तिर्नुभयो, तर त्यसबाट कुनै अर्डर बनेन। हामीले सबै रकम तपाईंको कार्डमा फिर्ता गरेका छौँ। बैंकमा देखिन केही दिन लाग्न सक्छ।`,
      'सेवा अझै चाहिए फेरि अर्डर गर्नुहोस्। नत्र केही गर्नुपर्दैन।',
    ],
    number: 'कार्ड कम्पनीमा भुक्तानीको नम्बर:',
    toServices: 'सेवाहरू हेर्नुहोस्',
  },
};

/** Tells somebody that what they have paid is given back, because no order came of it. */
export const toReturnMail =
  (paise: number, intentId: string | null) =>
  (reader: Reader): MailContent => {
    const { subject, paragraphs, number, toServices } = returnMailTexts[reader.language];
    return {
      subject,
      paragraphs: paragraphs(writeAmount(reader, paise), isolate(reader, reader.marketName)),
      action: { label: toServices, path: '/' },
      notes: intentId === null ? [] : [`${number} ${isolate(reader, intentId)}`],
    };
  };
