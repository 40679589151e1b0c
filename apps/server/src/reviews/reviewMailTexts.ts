import type { ReviewNotificationName } from '@market/api/contract';
import type { Language } from '../database/Letter.ts';

/** What a mail about a review is made of. Whatever it is not about is empty. */
export interface ReviewMailFacts {
  /** What was ordered. */
  title: string;
  /** Who has written, or is to be reviewed. */
  person: string;
  /** Until when something can be done. */
  until: string;
}

/** What the mails about reviews say in one language: a subject, then sentences. */
export interface ReviewMailTexts {
  mails: Record<ReviewNotificationName, (facts: ReviewMailFacts) => [string, string, ...string[]]>;
  /** Where a mail leads. */
  toOrder: string;
  toReview: string;
  /** Before the words of those who run the market. */
  reasons: string;
}

export const reviewMailTexts: Record<Language, ReviewMailTexts> = {
  en: {
    mails: {
      ratingWanted: ({ title, person, until }) => [
        'how was it?',
        `You can say what you think of ${person} and “${title}” until ${until}.`,
        'Nobody reads it before the other side has written, too, or that time is over.',
      ],
      ratingPublished: ({ title, person }) => [
        'you have a review',
        `${person} has said what they think of you, after “${title}”. Everybody can read it now.`,
      ],
      ratingAnswered: ({ title }) => [
        'your review was answered',
        `The seller has answered your review of “${title}”.`,
      ],
      ratingRemoved: ({ title }) => [
        'a review of yours was removed',
        `The people who run the market have removed your review of “${title}”. It counts no more.`,
      ],
    },
    toOrder: 'Look at the order',
    toReview: 'Look at the service',
    reasons: 'They say:',
  },
  de: {
    mails: {
      ratingWanted: ({ title, person, until }) => [
        'wie war es?',
        `Bis ${until} können Sie sagen, wie Sie ${person} und „${title}“ fanden.`,
        'Niemand liest es, bevor auch die andere Seite geschrieben hat oder diese Zeit um ist.',
      ],
      ratingPublished: ({ title, person }) => [
        'Sie haben eine Bewertung',
        `${person} hat Sie nach „${title}“ bewertet. Jetzt können es alle lesen.`,
      ],
      ratingAnswered: ({ title }) => [
        'auf Ihre Bewertung wurde geantwortet',
        `Auf Ihre Bewertung von „${title}“ wurde geantwortet.`,
      ],
      ratingRemoved: ({ title }) => [
        'eine Bewertung von Ihnen wurde entfernt',
        `Wer den Markt betreibt, hat Ihre Bewertung von „${title}“ entfernt. Sie zählt nicht mehr.`,
      ],
    },
    toOrder: 'Auftrag ansehen',
    toReview: 'Angebot ansehen',
    reasons: 'Die Gründe:',
  },
  ar: {
    mails: {
      ratingWanted: ({ title, person, until }) => [
        'كيف كانت التجربة؟',
        `يمكنك أن تقول رأيك في ${person} وفي «${title}» حتى ${until}.`,
        'لن يقرأه أحد قبل أن يكتب الطرف الآخر أيضًا أو تنتهي هذه المدة.',
      ],
      ratingPublished: ({ title, person }) => [
        'لديك تقييم',
        `كتب ${person} رأيه فيك بعد «${title}». يمكن للجميع قراءته الآن.`,
      ],
      ratingAnswered: ({ title }) => ['جاء رد على تقييمك', `رد البائع على تقييمك لـ«${title}».`],
      ratingRemoved: ({ title }) => [
        'أزيل تقييم لك',
        `أزال القائمون على السوق تقييمك لـ«${title}». ولم يعد يُحسب.`,
      ],
    },
    toOrder: 'عرض الطلب',
    toReview: 'عرض الخدمة',
    reasons: 'الأسباب:',
  },
  hi: {
    mails: {
      ratingWanted: ({ title, person, until }) => [
        'कैसा रहा?',
        `${until} तक आप बता सकते हैं कि ${person} और “${title}” आपको कैसे लगे।`,
        'जब तक दूसरा पक्ष भी न लिखे या यह समय पूरा न हो, इसे कोई नहीं पढ़ेगा।',
      ],
      ratingPublished: ({ title, person }) => [
        'आपको एक समीक्षा मिली है',
        `“${title}” के बाद ${person} ने आपके बारे में अपनी राय लिखी है। अब इसे सब पढ़ सकते हैं।`,
      ],
      ratingAnswered: ({ title }) => [
        'आपकी समीक्षा का जवाब आया है',
        `विक्रेता ने “${title}” की आपकी समीक्षा का जवाब दिया है।`,
      ],
      ratingRemoved: ({ title }) => [
        'आपकी एक समीक्षा हटाई गई',
        `बाज़ार चलाने वालों ने “${title}” की आपकी समीक्षा हटा दी है। अब इसे गिना नहीं जाता।`,
      ],
    },
    toOrder: 'ऑर्डर देखें',
    toReview: 'सेवा देखें',
    reasons: 'कारण:',
  },
  ne: {
    mails: {
      ratingWanted: ({ title, person, until }) => [
        'कस्तो रह्यो?',
        `${until} सम्म तपाईं ${person} र “${title}” कस्तो लाग्यो भन्न सक्नुहुन्छ।`,
        'अर्को पक्षले पनि नलेखेसम्म वा यो समय नसकिएसम्म यो कसैले पढ्दैन।',
      ],
      ratingPublished: ({ title, person }) => [
        'तपाईंले समीक्षा पाउनुभयो',
        `“${title}” पछि ${person} ले तपाईंबारे आफ्नो राय लेख्नुभएको छ। अब यो सबैले पढ्न सक्छन्।`,
      ],
      ratingAnswered: ({ title }) => [
        'तपाईंको समीक्षाको जवाफ आयो',
        `विक्रेताले “${title}” बारे तपाईंको समीक्षाको जवाफ दिनुभयो।`,
      ],
      ratingRemoved: ({ title }) => [
        'तपाईंको एउटा समीक्षा हटाइयो',
        `बजार चलाउनेहरूले “${title}” बारे तपाईंको समीक्षा हटाएका छन्। अब यो गनिँदैन।`,
      ],
    },
    toOrder: 'अर्डर हेर्नुहोस्',
    toReview: 'सेवा हेर्नुहोस्',
    reasons: 'कारणहरू:',
  },
};
