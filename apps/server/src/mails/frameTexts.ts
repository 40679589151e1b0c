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
      messages: {
        question: 'Do you want to get no more mails about new messages?',
        explanation:
          'What is about your money, your account or a time that begins to run is mailed to you all the same.',
        off: 'Send me no such mails',
        isOff: 'You get no more mails about new messages.',
        on: 'Send me such mails again',
        isOn: 'You get mails about new messages again.',
      },
      digest: {
        question: 'Do you want to get no more mails of what happens while you are away?',
        explanation:
          'What is about your money, your account or a time that begins to run is mailed to you all the same.',
        off: 'Send me no such mails',
        isOff: 'You get no more mails of what happens while you are away.',
        on: 'Send me such mails again',
        isOn: 'You get mails of what happens while you are away again.',
      },
      searches: {
        question: 'Do you want to get no more mails about your searches?',
        explanation:
          'Your searches stay. What is about your money, your account or a time that begins to run is mailed to you all the same.',
        off: 'Send me no such mails',
        isOff: 'You get no more mails about your searches.',
        on: 'Send me such mails again',
        isOn: 'You get mails about your searches again.',
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
      messages: {
        question: 'Möchten Sie keine Mails über neue Nachrichten mehr bekommen?',
        explanation:
          'Was Ihr Geld, Ihr Konto oder eine beginnende Frist betrifft, erfahren Sie trotzdem per Mail.',
        off: 'Keine solchen Mails mehr senden',
        isOff: 'Sie bekommen keine Mails über neue Nachrichten mehr.',
        on: 'Wieder solche Mails senden',
        isOn: 'Sie bekommen wieder Mails über neue Nachrichten.',
      },
      digest: {
        question:
          'Möchten Sie keine Mails mehr über das bekommen, was in Ihrer Abwesenheit geschieht?',
        explanation:
          'Was Ihr Geld, Ihr Konto oder eine beginnende Frist betrifft, erfahren Sie trotzdem per Mail.',
        off: 'Keine solchen Mails mehr senden',
        isOff: 'Sie bekommen keine Mails mehr über das, was in Ihrer Abwesenheit geschieht.',
        on: 'Solche Mails wieder senden',
        isOn: 'Sie bekommen wieder Mails über das, was in Ihrer Abwesenheit geschieht.',
      },
      searches: {
        question: 'Möchten Sie keine Mails mehr zu Ihren Suchen bekommen?',
        explanation:
          'Ihre Suchen bleiben. Was Ihr Geld, Ihr Konto oder eine beginnende Frist betrifft, erfahren Sie trotzdem per Mail.',
        off: 'Keine solchen Mails mehr senden',
        isOff: 'Sie bekommen keine Mails mehr zu Ihren Suchen.',
        on: 'Wieder solche Mails senden',
        isOn: 'Sie bekommen wieder Mails zu Ihren Suchen.',
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
      messages: {
        question: 'هل تريد ألا تصلك رسائل بريد عن الرسائل الجديدة؟',
        explanation: 'ستصلك رغم ذلك الرسائل المتعلقة بأموالك أو بحسابك أو بمهلة تبدأ.',
        off: 'لا ترسلوا إليّ مثلها',
        isOff: 'لن تصلك رسائل بريد عن الرسائل الجديدة.',
        on: 'أرسلوا إليّ مثلها من جديد',
        isOn: 'ستصلك رسائل بريد عن الرسائل الجديدة من جديد.',
      },
      digest: {
        question: 'هل تريد إيقاف الرسائل التي تلخص ما حدث في غيابك؟',
        explanation: 'ستصلك رغم ذلك الرسائل المتعلقة بأموالك أو بحسابك أو بمهلة تبدأ.',
        off: 'أوقفوا هذه الرسائل',
        isOff: 'لن تصلك بعد الآن رسائل تلخص ما حدث في غيابك.',
        on: 'أرسلوا هذه الرسائل من جديد',
        isOn: 'ستصلك من جديد رسائل تلخص ما حدث في غيابك.',
      },
      searches: {
        question: 'هل تريد ألا تصلك رسائل بريد عن عمليات بحثك؟',
        explanation:
          'تبقى عمليات بحثك محفوظة. ستصلك رغم ذلك الرسائل المتعلقة بأموالك أو بحسابك أو بمهلة تبدأ.',
        off: 'لا ترسلوا إليّ مثلها',
        isOff: 'لن تصلك رسائل بريد عن عمليات بحثك.',
        on: 'أرسلوا إليّ مثلها من جديد',
        isOn: 'ستصلك رسائل بريد عن عمليات بحثك من جديد.',
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
      messages: {
        question: 'क्या आप नए संदेशों के बारे में मेल नहीं पाना चाहते?',
        explanation: 'आपके पैसे, आपके खाते या किसी शुरू होने वाली समय-सीमा के बारे में मेल फिर भी भेजे जाएँगे।',
        off: 'मुझे ऐसी मेल न भेजें',
        isOff: 'अब आपको नए संदेशों के बारे में मेल नहीं मिलेगी।',
        on: 'मुझे ऐसी मेल फिर भेजें',
        isOn: 'आपको नए संदेशों के बारे में मेल फिर मिलेगी।',
      },
      digest: {
        question: 'क्या आप अपनी गैर-मौजूदगी में हुई बातों के मेल नहीं चाहते?',
        explanation: 'आपके पैसे, आपके खाते या किसी शुरू होने वाली समय-सीमा के बारे में मेल फिर भी भेजे जाएँगे।',
        off: 'ऐसे मेल न भेजें',
        isOff: 'अब आपको अपनी गैर-मौजूदगी में हुई बातों के मेल नहीं भेजे जाएँगे।',
        on: 'ऐसे मेल फिर भेजें',
        isOn: 'अब आपको अपनी गैर-मौजूदगी में हुई बातों के मेल फिर भेजे जाएँगे।',
      },
      searches: {
        question: 'क्या आप अपनी खोजों के बारे में और मेल नहीं चाहते?',
        explanation:
          'आपकी खोजें सहेजी रहेंगी। आपके पैसों, आपके खाते या शुरू होने वाली समय-सीमा से जुड़ी बातें आपको फिर भी मेल की जाएँगी।',
        off: 'मुझे ऐसे मेल न भेजें',
        isOff: 'अब आपको अपनी खोजों के बारे में मेल नहीं मिलेंगे।',
        on: 'मुझे ऐसे मेल फिर से भेजें',
        isOn: 'अब आपको अपनी खोजों के बारे में फिर से मेल मिलेंगे।',
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
      messages: {
        question: 'के तपाईं नयाँ सन्देशबारे मेल पाउन चाहनुहुन्न?',
        explanation: 'तपाईंको पैसा, खाता वा सुरु हुने समयसीमाबारेका मेल भने पठाइनेछन्।',
        off: 'मलाई यस्ता मेल नपठाउनुहोस्',
        isOff: 'अब तपाईंले नयाँ सन्देशबारे मेल पाउनुहुने छैन।',
        on: 'मलाई यस्ता मेल फेरि पठाउनुहोस्',
        isOn: 'तपाईंले नयाँ सन्देशबारे मेल फेरि पाउनुहुनेछ।',
      },
      digest: {
        question: 'के तपाईं आफू नहुँदा भएका कुराका मेल अब चाहनुहुन्न?',
        explanation: 'तपाईंको पैसा, खाता वा सुरु हुने समयसीमाबारेका मेल भने पठाइनेछन्।',
        off: 'यस्ता मेल नपठाउनुहोस्',
        isOff: 'अब तपाईंलाई आफू नहुँदा भएका कुराका मेल पठाइने छैन।',
        on: 'यस्ता मेल फेरि पठाउनुहोस्',
        isOn: 'अब तपाईंलाई आफू नहुँदा भएका कुराका मेल फेरि पठाइनेछ।',
      },
      searches: {
        question: 'के तपाईं आफ्ना खोजबारे थप मेल चाहनुहुन्न?',
        explanation:
          'तपाईंका खोज सुरक्षित रहन्छन्। तपाईंको पैसा, खाता वा सुरु हुने समयसीमाका कुरा भने मेलमा आइरहनेछन्।',
        off: 'मलाई यस्ता मेल नपठाउनुहोस्',
        isOff: 'अब तपाईंलाई आफ्ना खोजबारे मेल आउने छैन।',
        on: 'मलाई यस्ता मेल फेरि पठाउनुहोस्',
        isOn: 'अब तपाईंलाई आफ्ना खोजबारे फेरि मेल आउनेछ।',
      },
    },
    toSite: (market) => `${market} मा जानुहोस्`,
    unknown: 'यो लिङ्कले काम गर्दैन। कृपया आफ्नो सबैभन्दा नयाँ मेलको लिङ्क खोल्नुहोस्।',
  },
};
