import type { Language } from '../database/Letter.ts';
import type { NotificationData } from '../database/newsTables.ts';
import type { MailContent } from '../mails/MailContent.ts';
import { isolate, type Reader } from '../mails/Reader.ts';

/** What the mail about a new message says in one language. */
interface MessageMailTexts {
  told: (name: string) => [subject: string, sentence: string];
  /** Says why nothing is told of the messages that follow. */
  later: string;
  read: string;
}

const messageMailTexts: Record<Language, MessageMailTexts> = {
  en: {
    told: (name) => ['you have a new message', `${name} has written to you.`],
    later: 'You are told again only once you have read it.',
    read: 'Read it',
  },
  de: {
    told: (name) => ['Sie haben eine neue Nachricht', `${name} hat Ihnen geschrieben.`],
    later: 'Wir melden uns erst wieder, wenn Sie die Nachricht gelesen haben.',
    read: 'Nachricht lesen',
  },
  ar: {
    told: (name) => ['لديك رسالة جديدة', `كتب إليك ${name}.`],
    later: 'لن ننبهك إلى رسائل أخرى منه قبل أن تقرأها.',
    read: 'قراءة الرسالة',
  },
  hi: {
    told: (name) => ['आपके लिए नया संदेश है', `${name} ने आपको लिखा है।`],
    later: 'जब तक आप इसे पढ़ नहीं लेते, हम दोबारा नहीं बताएँगे।',
    read: 'संदेश पढ़ें',
  },
  ne: {
    told: (name) => ['तपाईंलाई नयाँ सन्देश आएको छ', `${name} ले तपाईंलाई लेख्नुभएको छ।`],
    later: 'तपाईंले नपढुन्जेल हामी फेरि जानकारी दिने छैनौँ।',
    read: 'सन्देश पढ्नुहोस्',
  },
};

/** Tells somebody who has written to them. */
export const toMessageMail =
  (name: string, conversationId: string) =>
  (reader: Reader): MailContent => {
    const texts = messageMailTexts[reader.language];
    const [subject, sentence] = texts.told(isolate(reader, name));
    return {
      subject,
      paragraphs: [`${sentence} ${texts.later}`],
      action: { label: texts.read, path: `/messages/${conversationId}` },
    };
  };

/** Says in one sentence what a notification tells of a conversation; undefined for one of something else. */
export function writeMessageLine(
  name: string,
  { person }: NotificationData,
  reader: Reader,
): string | undefined {
  if (name !== 'messageReceived' || typeof person !== 'string') return undefined;
  const [, sentence] = messageMailTexts[reader.language].told(isolate(reader, person));
  return sentence;
}
