import type { Language } from '../database/Letter.ts';
import type { MailContent } from '../mails/MailContent.ts';
import { type Reader, writeFigures } from '../mails/Reader.ts';

interface DigestTexts {
  /** Follows the name of the market. */
  subject: (count: string, isOne: boolean) => string;
  opening: string;
  /** Stands behind the last one that is told of. */
  more: (count: string, isOne: boolean) => string;
  toList: string;
}

const digestTexts: Record<Language, DigestTexts> = {
  en: {
    subject: (count, isOne) =>
      isOne ? 'something has happened while you were away' : `${count} things have happened`,
    opening: 'This has happened while you were away:',
    more: (count, isOne) => (isOne ? 'And one thing more.' : `And ${count} things more.`),
    toList: 'Look at all of it',
  },
  de: {
    subject: (count, isOne) => (isOne ? 'es gibt etwas Neues' : `${count} Neuigkeiten für Sie`),
    opening: 'Das ist geschehen, während Sie fort waren:',
    more: (count, isOne) => (isOne ? 'Und noch etwas.' : `Und ${count} weitere.`),
    toList: 'Alles ansehen',
  },
  ar: {
    subject: (count, isOne) => (isOne ? 'لديك جديد' : `مستجدات تنتظرك: ${count}`),
    opening: 'إليك ما حدث في غيابك:',
    more: (count, isOne) => (isOne ? 'وهناك أمر آخر.' : `وأمور أخرى عددها ${count}.`),
    toList: 'عرض الكل',
  },
  hi: {
    subject: (count, isOne) => (isOne ? 'आपके लिए एक नई सूचना है' : `आपके लिए ${count} नई सूचनाएँ हैं`),
    opening: 'जब आप यहाँ नहीं थे, तब यह हुआ:',
    more: (count, isOne) => (isOne ? 'और एक सूचना।' : `और ${count} सूचनाएँ।`),
    toList: 'सब देखें',
  },
  ne: {
    subject: (count, isOne) =>
      isOne ? 'तपाईंका लागि एउटा नयाँ सूचना छ' : `तपाईंका लागि ${count} वटा नयाँ सूचना छन्`,
    opening: 'तपाईं नहुँदा यति भयो:',
    more: (count, isOne) => (isOne ? 'अनि अर्को एउटा सूचना।' : `अनि अरू ${count} वटा सूचना।`),
    toList: 'सबै हेर्नुहोस्',
  },
};

/**
 * Tells somebody in one mail what they have not seen.
 *
 * @param lines A sentence for each thing that is told of.
 * @param count How many there are in all.
 */
export function writeDigest(lines: readonly string[], count: number, reader: Reader): MailContent {
  const { subject, opening, more, toList } = digestTexts[reader.language];
  const left = count - lines.length;
  return {
    subject: subject(writeFigures(reader, count), count === 1),
    paragraphs: [
      opening,
      ...lines,
      ...(left > 0 ? [more(writeFigures(reader, left), left === 1)] : []),
    ],
    action: { label: toList, path: '/notifications' },
  };
}
