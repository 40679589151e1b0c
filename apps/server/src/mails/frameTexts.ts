import type { Language, MailTopic } from '../database/Letter.ts';

/** What every mail says around what it tells. */
export interface FrameTexts {
  /** Says who has sent it. */
  sentBy: (market: string) => string;
  /** Leads to where such mails are switched off. */
  unsubscribe: string;
  /** Stands before the address of the button. */
  address: string;
  /** What is shown where mails are switched off and on again. */
  choice: Record<MailTopic, ChoiceTexts>;
  /** Leads to the site. */
  toSite: (market: string) => string;
  /** Is shown for a link that nobody has been sent. */
  unknown: string;
}

/** What is said where one kind of mail is switched off and on again. */
export interface ChoiceTexts {
  question: string;
  explanation: string;
  off: string;
  isOff: string;
  on: string;
  isOn: string;
}

export const frameTexts: Record<Language, FrameTexts> = {
  en: {
    sentBy: (market) => `This mail was sent by ${market}.`,
    unsubscribe: 'Get no more mails like this one',
    address: 'If the button does not work, open this address:',
    choice: {
      reminders: {
        question: 'Do you want to get no more reminders?',
        explanation:
          'What is about your money, your account or a time that begins to run is mailed to you all the same.',
        off: 'Send me no reminders',
        isOff: 'You get no more reminders by mail.',
        on: 'Send me reminders again',
        isOn: 'You get reminders by mail again.',
      },
      news: {
        question: 'Do you want to get no more news of orders?',
        explanation:
          'What is about your money, your account or a time that begins to run is mailed to you all the same.',
        off: 'Send me no news',
        isOff: 'You get no more news of orders by mail.',
        on: 'Send me news again',
        isOn: 'You get news of orders by mail again.',
      },
    },
    toSite: (market) => `Go to ${market}`,
    unknown: 'This link does not work. Please follow the one of your newest mail.',
  },
  de: {
    sentBy: (market) => `Diese Mail kommt von ${market}.`,
    unsubscribe: 'Keine solchen Mails mehr bekommen',
    address: 'Wenn die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:',
    choice: {
      reminders: {
        question: 'Möchten Sie keine Erinnerungen mehr bekommen?',
        explanation:
          'Was Ihr Geld, Ihr Konto oder eine beginnende Frist betrifft, erfahren Sie trotzdem per Mail.',
        off: 'Keine Erinnerungen mehr senden',
        isOff: 'Sie bekommen keine Erinnerungen mehr per Mail.',
        on: 'Wieder Erinnerungen senden',
        isOn: 'Sie bekommen wieder Erinnerungen per Mail.',
      },
      news: {
        question: 'Möchten Sie keine Neuigkeiten zu Bestellungen mehr bekommen?',
        explanation:
          'Was Ihr Geld, Ihr Konto oder eine beginnende Frist betrifft, erfahren Sie trotzdem per Mail.',
        off: 'Keine Neuigkeiten mehr senden',
        isOff: 'Sie bekommen keine Neuigkeiten zu Bestellungen mehr per Mail.',
        on: 'Wieder Neuigkeiten senden',
        isOn: 'Sie bekommen wieder Neuigkeiten zu Bestellungen per Mail.',
      },
    },
    toSite: (market) => `Zu ${market}`,
    unknown: 'Dieser Link funktioniert nicht. Bitte folgen Sie dem aus Ihrer neuesten Mail.',
  },
  ar: {
    sentBy: (market) => `أُرسلت هذه الرسالة من ${market}.`,
    unsubscribe: 'إيقاف هذا النوع من الرسائل',
    address: 'إذا لم يعمل الزر، فافتح هذا العنوان:',
    choice: {
      reminders: {
        question: 'هل تريد إيقاف رسائل التذكير؟',
        explanation: 'ستصلك رغم ذلك الرسائل المتعلقة بأموالك أو بحسابك أو بمهلة تبدأ.',
        off: 'أوقفوا رسائل التذكير',
        isOff: 'لن تصلك رسائل تذكير بعد الآن.',
        on: 'أرسلوا رسائل التذكير من جديد',
        isOn: 'ستصلك رسائل التذكير من جديد.',
      },
      news: {
        question: 'هل تريد إيقاف أخبار الطلبات؟',
        explanation: 'ستصلك رغم ذلك الرسائل المتعلقة بأموالك أو بحسابك أو بمهلة تبدأ.',
        off: 'أوقفوا أخبار الطلبات',
        isOff: 'لن تصلك أخبار الطلبات بالبريد بعد الآن.',
        on: 'أرسلوا أخبار الطلبات من جديد',
        isOn: 'ستصلك أخبار الطلبات بالبريد من جديد.',
      },
    },
    toSite: (market) => `الانتقال إلى ${market}`,
    unknown: 'هذا الرابط لا يعمل. يُرجى استخدام الرابط الموجود في أحدث رسالة وصلتك.',
  },
  hi: {
    sentBy: (market) => `यह मेल ${market} ने भेजा है।`,
    unsubscribe: 'ऐसे मेल आगे न पाएँ',
    address: 'अगर बटन काम न करे, तो यह पता खोलें:',
    choice: {
      reminders: {
        question: 'क्या आप आगे याद दिलाने वाले मेल नहीं चाहते?',
        explanation: 'आपके पैसे, आपके खाते या किसी शुरू होने वाली समय-सीमा के बारे में मेल फिर भी भेजे जाएँगे।',
        off: 'याद दिलाने वाले मेल न भेजें',
        isOff: 'अब आपको याद दिलाने वाले मेल नहीं भेजे जाएँगे।',
        on: 'याद दिलाने वाले मेल फिर भेजें',
        isOn: 'अब आपको याद दिलाने वाले मेल फिर भेजे जाएँगे।',
      },
      news: {
        question: 'क्या आप ऑर्डर की ख़बरें मेल से नहीं चाहते?',
        explanation: 'आपके पैसे, आपके खाते या किसी शुरू होने वाली समय-सीमा के बारे में मेल फिर भी भेजे जाएँगे।',
        off: 'ऑर्डर की ख़बरें न भेजें',
        isOff: 'अब आपको ऑर्डर की ख़बरें मेल से नहीं भेजी जाएँगी।',
        on: 'ऑर्डर की ख़बरें फिर भेजें',
        isOn: 'अब आपको ऑर्डर की ख़बरें मेल से फिर भेजी जाएँगी।',
      },
    },
    toSite: (market) => `${market} पर जाएँ`,
    unknown: 'यह लिंक काम नहीं करता। कृपया अपने सबसे नए मेल का लिंक खोलें।',
  },
  ne: {
    sentBy: (market) => `यो मेल ${market} ले पठाएको हो।`,
    unsubscribe: 'यस्ता मेल अब नपठाउनुहोस्',
    address: 'बटनले काम गरेन भने यो ठेगाना खोल्नुहोस्:',
    choice: {
      reminders: {
        question: 'के तपाईं सम्झाउने मेल अब चाहनुहुन्न?',
        explanation: 'तपाईंको पैसा, खाता वा सुरु हुने समयसीमाबारेका मेल भने पठाइनेछन्।',
        off: 'सम्झाउने मेल नपठाउनुहोस्',
        isOff: 'अब तपाईंलाई सम्झाउने मेल पठाइने छैन।',
        on: 'सम्झाउने मेल फेरि पठाउनुहोस्',
        isOn: 'अब तपाईंलाई सम्झाउने मेल फेरि पठाइनेछ।',
      },
      news: {
        question: 'के तपाईं अर्डरका खबर मेलबाट अब चाहनुहुन्न?',
        explanation: 'तपाईंको पैसा, खाता वा सुरु हुने समयसीमाबारेका मेल भने पठाइनेछन्।',
        off: 'अर्डरका खबर नपठाउनुहोस्',
        isOff: 'अब तपाईंलाई अर्डरका खबर मेलबाट पठाइने छैन।',
        on: 'अर्डरका खबर फेरि पठाउनुहोस्',
        isOn: 'अब तपाईंलाई अर्डरका खबर मेलबाट फेरि पठाइनेछ।',
      },
    },
    toSite: (market) => `${market} मा जानुहोस्`,
    unknown: 'यो लिङ्कले काम गर्दैन। कृपया आफ्नो सबैभन्दा नयाँ मेलको लिङ्क खोल्नुहोस्।',
  },
};
