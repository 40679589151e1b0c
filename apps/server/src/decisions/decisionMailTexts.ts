import type { DecisionReason, SuspensionKind } from '@market/api/contract';
import type { Language } from '../database/Letter.ts';

/** What people are told of. The last ones go to people who have reported something or asked again. */
export type ToldName =
  | 'suspended'
  | 'suspensionLifted'
  | 'suspensionOver'
  | 'warned'
  | 'serviceHidden'
  | 'serviceShown'
  | 'serviceApproved'
  | 'serviceReturned'
  | 'contentRemoved'
  | 'reviewReleased'
  | 'messageReleased'
  | 'accountReleased'
  | 'identityVerified'
  | 'identityUnreadable'
  | 'identityOtherName'
  | 'identityOutdated'
  | 'identityForged'
  | 'identityRefused'
  | 'identityLapsed'
  | 'identityEnded'
  | 'scoreEntryKept'
  | 'scoreEntryUncounted'
  | 'reportFollowed'
  | 'reportDismissed'
  | 'appealUpheld'
  | 'appealOverturned';

interface DecisionMailTexts {
  /** The subject, which follows the name of the market, and what has happened. */
  told: Record<ToldName, (title: string) => [subject: string, sentence: string]>;
  suspensions: Record<SuspensionKind, string>;
  until: (moment: string) => string;
  forever: string;
  because: (reason: string) => string;
  reasons: Record<DecisionReason, string>;
  /** Stands before the words of who decided. */
  words: string;
  appeal: string;
  look: string;
}

export const decisionMailTexts: Record<Language, DecisionMailTexts> = {
  en: {
    told: {
      suspended: () => ['your account is suspended', 'The market has suspended your account.'],
      suspensionLifted: () => [
        'your account is open again',
        'The suspension of your account was ended.',
      ],
      suspensionOver: () => [
        'your account is open again',
        'The time for which your account was suspended is over.',
      ],
      warned: () => ['a warning', 'The market warns you.'],
      serviceHidden: (title) => [
        'your service was hidden',
        `The market shows your service “${title}” to nobody any more.`,
      ],
      serviceShown: (title) => [
        'your service is shown again',
        `Your service “${title}” is shown again.`,
      ],
      serviceApproved: (title) => [
        'your service is on the market',
        `Your service “${title}” was approved.`,
      ],
      serviceReturned: (title) => [
        'your service needs a change',
        `Your service “${title}” needs a change before it is shown.`,
      ],
      contentRemoved: () => [
        'something of yours was removed',
        'The market has removed what you wrote.',
      ],
      reviewReleased: (title) => [
        'your review is there',
        `Somebody of the market has looked at your review of “${title}”: everybody can read it now.`,
      ],
      messageReleased: () => [
        'your message was sent',
        'Somebody of the market has looked at your message: it was sent.',
      ],
      accountReleased: () => [
        'your account is ready',
        'Somebody of the market has looked at your account: you can do everything now.',
      ],
      identityVerified: () => [
        'your identity was checked',
        'Somebody of the market has looked at your papers: everybody sees now that the market knows who you are. Your papers were deleted.',
      ],
      identityUnreadable: () => [
        'your identity could not be checked',
        'Your papers could not be read. They were deleted; you can send others.',
      ],
      identityOtherName: () => [
        'your identity could not be checked',
        'Your papers are in another name than your account. They were deleted; you can send others.',
      ],
      identityOutdated: () => [
        'your identity could not be checked',
        'Your papers are out of date. They were deleted; you can send others.',
      ],
      identityForged: () => [
        'your identity could not be checked',
        'Your papers do not seem to be real. They were deleted.',
      ],
      identityRefused: () => [
        'your identity could not be checked',
        'Your papers do not show who you are. They were deleted; you can send others.',
      ],
      identityLapsed: () => [
        'your identity was not checked',
        'Nobody has looked at your papers in time. They were deleted; you can send them again.',
      ],
      identityEnded: () => [
        'your identity is no longer checked',
        'The market has taken back that it knows who you are: nobody sees that any more.',
      ],
      scoreEntryKept: () => [
        'your score was looked at',
        'Somebody of the market has looked at the entry of your score that you disputed. It stays as it is.',
      ],
      scoreEntryUncounted: () => [
        'an entry of your score no longer counts',
        'Somebody of the market has looked at the entry of your score that you disputed. It no longer counts.',
      ],
      reportFollowed: () => [
        'what you reported was looked at',
        'Thank you: the market has looked at what you reported, and has done something about it.',
      ],
      reportDismissed: () => [
        'what you reported was looked at',
        'Thank you: the market has looked at what you reported, and it stays.',
      ],
      appealUpheld: () => [
        'the decision stays',
        'Somebody else has looked at the decision again: it stays.',
      ],
      appealOverturned: () => [
        'the decision was taken back',
        'Somebody else has looked at the decision again: it is taken back.',
      ],
    },
    suspensions: {
      noNewOrders:
        'Your services are hidden, and you can place and take no new orders. Open orders go on, and what you earn is paid.',
      noMessages: 'You can send no messages. Open orders go on, and what you earn is paid.',
      full: 'You can look at everything and change nothing. Open orders go on, and what you have earned is paid.',
    },
    until: (moment) => `This ends by itself: ${moment}.`,
    forever: 'This does not end by itself.',
    because: (reason) => `Reason: ${reason}.`,
    reasons: {
      spam: 'unwanted advertising',
      fraud: 'fraud',
      outside: 'payment outside of the market',
      harassment: 'insults or harassment',
      copied: 'the work of others',
      illegal: 'something that is not allowed',
      quality: 'the description does not suffice',
      other: 'another one',
    },
    words: 'The market writes:',
    appeal:
      'If you think that this is wrong, ask for another decision: somebody else will look at it.',
    look: 'Look at the decision',
  },
  de: {
    told: {
      suspended: () => ['Ihr Konto ist gesperrt', 'Der Marktplatz hat Ihr Konto gesperrt.'],
      suspensionLifted: () => [
        'Ihr Konto ist wieder offen',
        'Die Sperre Ihres Kontos wurde aufgehoben.',
      ],
      suspensionOver: () => [
        'Ihr Konto ist wieder offen',
        'Die Sperre Ihres Kontos ist abgelaufen.',
      ],
      warned: () => ['eine Verwarnung', 'Der Marktplatz verwarnt Sie.'],
      serviceHidden: (title) => [
        'Ihr Angebot wurde ausgeblendet',
        `Der Marktplatz zeigt Ihr Angebot „${title}“ niemandem mehr.`,
      ],
      serviceShown: (title) => [
        'Ihr Angebot ist wieder zu sehen',
        `Ihr Angebot „${title}“ ist wieder zu sehen.`,
      ],
      serviceApproved: (title) => [
        'Ihr Angebot ist auf dem Marktplatz',
        `Ihr Angebot „${title}“ wurde freigegeben.`,
      ],
      serviceReturned: (title) => [
        'an Ihrem Angebot ist etwas zu ändern',
        `An Ihrem Angebot „${title}“ ist etwas zu ändern, bevor es gezeigt wird.`,
      ],
      contentRemoved: () => [
        'etwas von Ihnen wurde entfernt',
        'Der Marktplatz hat entfernt, was Sie geschrieben haben.',
      ],
      reviewReleased: (title) => [
        'Ihre Bewertung ist da',
        `Jemand vom Marktplatz hat sich Ihre Bewertung von „${title}“ angesehen: Alle können sie jetzt lesen.`,
      ],
      messageReleased: () => [
        'Ihre Nachricht wurde gesendet',
        'Jemand vom Marktplatz hat sich Ihre Nachricht angesehen: Sie wurde gesendet.',
      ],
      accountReleased: () => [
        'Ihr Konto ist bereit',
        'Jemand vom Marktplatz hat sich Ihr Konto angesehen: Sie können jetzt alles tun.',
      ],
      identityVerified: () => [
        'Ihre Identität wurde geprüft',
        'Jemand vom Marktplatz hat sich Ihre Papiere angesehen: Alle sehen jetzt, dass der Marktplatz weiß, wer Sie sind. Ihre Papiere wurden gelöscht.',
      ],
      identityUnreadable: () => [
        'Ihre Identität konnte nicht geprüft werden',
        'Ihre Papiere waren nicht lesbar. Sie wurden gelöscht; Sie können andere senden.',
      ],
      identityOtherName: () => [
        'Ihre Identität konnte nicht geprüft werden',
        'Ihre Papiere lauten auf einen anderen Namen als Ihr Konto. Sie wurden gelöscht; Sie können andere senden.',
      ],
      identityOutdated: () => [
        'Ihre Identität konnte nicht geprüft werden',
        'Ihre Papiere sind abgelaufen. Sie wurden gelöscht; Sie können andere senden.',
      ],
      identityForged: () => [
        'Ihre Identität konnte nicht geprüft werden',
        'Ihre Papiere scheinen nicht echt zu sein. Sie wurden gelöscht.',
      ],
      identityRefused: () => [
        'Ihre Identität konnte nicht geprüft werden',
        'Ihre Papiere zeigen nicht, wer Sie sind. Sie wurden gelöscht; Sie können andere senden.',
      ],
      identityLapsed: () => [
        'Ihre Identität wurde nicht geprüft',
        'Niemand hat sich Ihre Papiere rechtzeitig angesehen. Sie wurden gelöscht; Sie können sie noch einmal senden.',
      ],
      identityEnded: () => [
        'Ihre Identität gilt nicht mehr als geprüft',
        'Der Marktplatz hat zurückgenommen, dass er weiß, wer Sie sind: Niemand sieht das mehr.',
      ],
      scoreEntryKept: () => [
        'Ihre Punkte wurden angesehen',
        'Jemand vom Marktplatz hat sich den Eintrag Ihrer Punkte angesehen, dem Sie widersprochen haben. Er bleibt, wie er ist.',
      ],
      scoreEntryUncounted: () => [
        'ein Eintrag Ihrer Punkte zählt nicht mehr',
        'Jemand vom Marktplatz hat sich den Eintrag Ihrer Punkte angesehen, dem Sie widersprochen haben. Er zählt nicht mehr.',
      ],
      reportFollowed: () => [
        'Ihre Meldung wurde geprüft',
        'Danke: Der Marktplatz hat Ihre Meldung geprüft und etwas unternommen.',
      ],
      reportDismissed: () => [
        'Ihre Meldung wurde geprüft',
        'Danke: Der Marktplatz hat Ihre Meldung geprüft. Was Sie gemeldet haben, bleibt.',
      ],
      appealUpheld: () => [
        'die Entscheidung bleibt',
        'Jemand anderes hat die Entscheidung noch einmal geprüft: Sie bleibt.',
      ],
      appealOverturned: () => [
        'die Entscheidung wurde zurückgenommen',
        'Jemand anderes hat die Entscheidung noch einmal geprüft: Sie ist zurückgenommen.',
      ],
    },
    suspensions: {
      noNewOrders:
        'Ihre Angebote sind ausgeblendet, und Sie können keine neuen Aufträge erteilen oder annehmen. Offene Aufträge laufen weiter, und was Sie verdienen, wird ausgezahlt.',
      noMessages:
        'Sie können keine Nachrichten senden. Offene Aufträge laufen weiter, und was Sie verdienen, wird ausgezahlt.',
      full: 'Sie können alles ansehen und nichts ändern. Offene Aufträge laufen weiter, und was Sie verdient haben, wird ausgezahlt.',
    },
    until: (moment) => `Das endet von selbst: ${moment}.`,
    forever: 'Das endet nicht von selbst.',
    because: (reason) => `Grund: ${reason}.`,
    reasons: {
      spam: 'unerwünschte Werbung',
      fraud: 'Betrug',
      outside: 'Bezahlung außerhalb des Marktplatzes',
      harassment: 'Beleidigung oder Belästigung',
      copied: 'fremde Werke',
      illegal: 'etwas Verbotenes',
      quality: 'die Beschreibung reicht nicht aus',
      other: 'ein anderer',
    },
    words: 'Der Marktplatz schreibt:',
    appeal:
      'Wenn Sie das für falsch halten, bitten Sie um eine neue Entscheidung: Jemand anderes sieht es sich an.',
    look: 'Entscheidung ansehen',
  },
  ar: {
    told: {
      suspended: () => ['حسابك موقوف', 'أوقفت إدارة السوق حسابك.'],
      suspensionLifted: () => ['حسابك مفتوح من جديد', 'أُنهي إيقاف حسابك.'],
      suspensionOver: () => ['حسابك مفتوح من جديد', 'انتهت مدة إيقاف حسابك.'],
      warned: () => ['تحذير', 'تحذّرك إدارة السوق.'],
      serviceHidden: (title) => ['أُخفيت خدمتك', `لم تعد خدمتك «${title}» تظهر لأحد.`],
      serviceShown: (title) => ['خدمتك تظهر من جديد', `خدمتك «${title}» تظهر من جديد.`],
      serviceApproved: (title) => ['خدمتك في السوق', `قُبلت خدمتك «${title}».`],
      serviceReturned: (title) => [
        'خدمتك تحتاج إلى تعديل',
        `تحتاج خدمتك «${title}» إلى تعديل قبل أن تظهر.`,
      ],
      contentRemoved: () => ['أُزيل شيء كتبته', 'أزالت إدارة السوق ما كتبته.'],
      reviewReleased: (title) => [
        'تقييمك ظاهر الآن',
        `نظر أحد العاملين في السوق في تقييمك للخدمة «${title}»: يمكن للجميع قراءته الآن.`,
      ],
      messageReleased: () => ['أُرسلت رسالتك', 'نظر أحد العاملين في السوق في رسالتك: لقد أُرسلت.'],
      accountReleased: () => [
        'حسابك جاهز',
        'نظر أحد العاملين في السوق في حسابك: يمكنك الآن فعل كل شيء.',
      ],
      identityVerified: () => [
        'جرى التحقق من هويتك',
        'نظر أحد العاملين في السوق في أوراقك: يرى الجميع الآن أن السوق يعرف من أنت. حُذفت أوراقك.',
      ],
      identityUnreadable: () => [
        'تعذر التحقق من هويتك',
        'تعذرت قراءة أوراقك. حُذفت، ويمكنك إرسال غيرها.',
      ],
      identityOtherName: () => [
        'تعذر التحقق من هويتك',
        'أوراقك باسم غير اسم حسابك. حُذفت، ويمكنك إرسال غيرها.',
      ],
      identityOutdated: () => [
        'تعذر التحقق من هويتك',
        'انتهت صلاحية أوراقك. حُذفت، ويمكنك إرسال غيرها.',
      ],
      identityForged: () => ['تعذر التحقق من هويتك', 'لا تبدو أوراقك حقيقية. لقد حُذفت.'],
      identityRefused: () => [
        'تعذر التحقق من هويتك',
        'لا تُظهر أوراقك من أنت. حُذفت، ويمكنك إرسال غيرها.',
      ],
      identityLapsed: () => [
        'لم يجر التحقق من هويتك',
        'لم ينظر أحد في أوراقك في الوقت المناسب. حُذفت، ويمكنك إرسالها مرة أخرى.',
      ],
      identityEnded: () => [
        'لم تعد هويتك مؤكدة',
        'تراجعت إدارة السوق عن تأكيد هويتك: لم يعد أحد يرى ذلك.',
      ],
      scoreEntryKept: () => [
        'نُظر في نقاطك',
        'نظر أحد العاملين في السوق في البند الذي اعترضت عليه من نقاطك. يبقى كما هو.',
      ],
      scoreEntryUncounted: () => [
        'لم يعد أحد بنود نقاطك محسوبًا',
        'نظر أحد العاملين في السوق في البند الذي اعترضت عليه من نقاطك. لم يعد محسوبًا.',
      ],
      reportFollowed: () => ['نُظر في بلاغك', 'شكرًا لك: نظرت إدارة السوق في بلاغك واتخذت إجراءً.'],
      reportDismissed: () => [
        'نُظر في بلاغك',
        'شكرًا لك: نظرت إدارة السوق في بلاغك، ويبقى ما أبلغت عنه.',
      ],
      appealUpheld: () => ['القرار باقٍ', 'نظر شخص آخر في القرار مرة أخرى: القرار باقٍ.'],
      appealOverturned: () => ['سُحب القرار', 'نظر شخص آخر في القرار مرة أخرى: سُحب القرار.'],
    },
    suspensions: {
      noNewOrders:
        'خدماتك مخفية، ولا يمكنك تقديم طلبات جديدة أو قبولها. تستمر الطلبات المفتوحة، ويُدفع لك ما تكسبه.',
      noMessages: 'لا يمكنك إرسال رسائل. تستمر الطلبات المفتوحة، ويُدفع لك ما تكسبه.',
      full: 'يمكنك الاطلاع على كل شيء دون تغيير. تستمر الطلبات المفتوحة، ويُدفع لك ما كسبته.',
    },
    until: (moment) => `ينتهي ذلك تلقائيًا: ${moment}.`,
    forever: 'لا ينتهي ذلك تلقائيًا.',
    because: (reason) => `السبب: ${reason}.`,
    reasons: {
      spam: 'إعلانات غير مرغوبة',
      fraud: 'احتيال',
      outside: 'الدفع خارج السوق',
      harassment: 'إهانة أو مضايقة',
      copied: 'أعمال الآخرين',
      illegal: 'شيء غير مسموح به',
      quality: 'الوصف غير كافٍ',
      other: 'سبب آخر',
    },
    words: 'تكتب إدارة السوق:',
    appeal: 'إن كنت ترى أن هذا خطأ فاطلب قرارًا آخر: سينظر فيه شخص آخر.',
    look: 'عرض القرار',
  },
  hi: {
    told: {
      suspended: () => ['आपका खाता निलंबित है', 'बाज़ार ने आपका खाता निलंबित किया है।'],
      suspensionLifted: () => ['आपका खाता फिर खुला है', 'आपके खाते का निलंबन समाप्त किया गया।'],
      suspensionOver: () => ['आपका खाता फिर खुला है', 'आपके खाते के निलंबन की अवधि पूरी हो गई।'],
      warned: () => ['एक चेतावनी', 'बाज़ार आपको चेतावनी देता है।'],
      serviceHidden: (title) => [
        'आपकी सेवा छिपा दी गई',
        `आपकी सेवा “${title}” अब किसी को नहीं दिखती।`,
      ],
      serviceShown: (title) => ['आपकी सेवा फिर दिखती है', `आपकी सेवा “${title}” फिर दिखती है।`],
      serviceApproved: (title) => ['आपकी सेवा बाज़ार में है', `आपकी सेवा “${title}” स्वीकृत हुई।`],
      serviceReturned: (title) => [
        'आपकी सेवा में बदलाव चाहिए',
        `दिखाए जाने से पहले आपकी सेवा “${title}” में बदलाव चाहिए।`,
      ],
      contentRemoved: () => ['आपका लिखा हटाया गया', 'आपने जो लिखा था, उसे बाज़ार ने हटा दिया है।'],
      reviewReleased: (title) => [
        'आपकी समीक्षा दिखती है',
        `बाज़ार से किसी ने “${title}” की आपकी समीक्षा देखी: अब उसे सब पढ़ सकते हैं।`,
      ],
      messageReleased: () => ['आपका संदेश भेजा गया', 'बाज़ार से किसी ने आपका संदेश देखा: वह भेज दिया गया।'],
      accountReleased: () => [
        'आपका खाता तैयार है',
        'बाज़ार से किसी ने आपका खाता देखा: अब आप सब कुछ कर सकते हैं।',
      ],
      identityVerified: () => [
        'आपकी पहचान की जाँच हुई',
        'बाज़ार से किसी ने आपके काग़ज़ देखे: अब सब देखते हैं कि बाज़ार आपको जानता है। आपके काग़ज़ मिटा दिए गए।',
      ],
      identityUnreadable: () => [
        'आपकी पहचान की जाँच नहीं हो सकी',
        'आपके काग़ज़ पढ़े नहीं जा सके। वे मिटा दिए गए; आप दूसरे भेज सकते हैं।',
      ],
      identityOtherName: () => [
        'आपकी पहचान की जाँच नहीं हो सकी',
        'आपके काग़ज़ खाते से अलग नाम पर हैं। वे मिटा दिए गए; आप दूसरे भेज सकते हैं।',
      ],
      identityOutdated: () => [
        'आपकी पहचान की जाँच नहीं हो सकी',
        'आपके काग़ज़ों की अवधि बीत चुकी है। वे मिटा दिए गए; आप दूसरे भेज सकते हैं।',
      ],
      identityForged: () => [
        'आपकी पहचान की जाँच नहीं हो सकी',
        'आपके काग़ज़ असली नहीं लगते। वे मिटा दिए गए।',
      ],
      identityRefused: () => [
        'आपकी पहचान की जाँच नहीं हो सकी',
        'आपके काग़ज़ नहीं दिखाते कि आप कौन हैं। वे मिटा दिए गए; आप दूसरे भेज सकते हैं।',
      ],
      identityLapsed: () => [
        'आपकी पहचान की जाँच नहीं हुई',
        'समय रहते किसी ने आपके काग़ज़ नहीं देखे। वे मिटा दिए गए; आप उन्हें फिर भेज सकते हैं।',
      ],
      identityEnded: () => [
        'आपकी पहचान अब जाँची हुई नहीं है',
        'बाज़ार ने यह वापस लिया है कि वह आपको जानता है: अब यह किसी को नहीं दिखता।',
      ],
      scoreEntryKept: () => [
        'आपके अंक देखे गए',
        'बाज़ार से किसी ने आपके अंकों की वह प्रविष्टि देखी जिस पर आपने आपत्ति की थी। वह वैसी ही रहेगी।',
      ],
      scoreEntryUncounted: () => [
        'आपके अंकों की एक प्रविष्टि अब नहीं गिनी जाती',
        'बाज़ार से किसी ने आपके अंकों की वह प्रविष्टि देखी जिस पर आपने आपत्ति की थी। वह अब नहीं गिनी जाती।',
      ],
      reportFollowed: () => [
        'आपकी शिकायत देखी गई',
        'धन्यवाद: बाज़ार ने आपकी शिकायत देखी और कार्रवाई की।',
      ],
      reportDismissed: () => [
        'आपकी शिकायत देखी गई',
        'धन्यवाद: बाज़ार ने आपकी शिकायत देखी, और वह सामग्री बनी रहेगी।',
      ],
      appealUpheld: () => ['निर्णय बना रहेगा', 'किसी और ने निर्णय को फिर देखा: वह बना रहेगा।'],
      appealOverturned: () => [
        'निर्णय वापस लिया गया',
        'किसी और ने निर्णय को फिर देखा: वह वापस लिया गया है।',
      ],
    },
    suspensions: {
      noNewOrders:
        'आपकी सेवाएँ छिपी हैं, और आप नए ऑर्डर न दे सकते हैं, न ले सकते हैं। खुले ऑर्डर चलते रहेंगे, और आपकी कमाई मिलेगी।',
      noMessages: 'आप संदेश नहीं भेज सकते। खुले ऑर्डर चलते रहेंगे, और आपकी कमाई मिलेगी।',
      full: 'आप सब देख सकते हैं, पर कुछ बदल नहीं सकते। खुले ऑर्डर चलते रहेंगे, और आपकी कमाई मिलेगी।',
    },
    until: (moment) => `यह अपने आप समाप्त होगा: ${moment}।`,
    forever: 'यह अपने आप समाप्त नहीं होगा।',
    because: (reason) => `कारण: ${reason}।`,
    reasons: {
      spam: 'अनचाहा विज्ञापन',
      fraud: 'धोखाधड़ी',
      outside: 'बाज़ार के बाहर भुगतान',
      harassment: 'अपमान या उत्पीड़न',
      copied: 'दूसरों का काम',
      illegal: 'जिसकी अनुमति नहीं है',
      quality: 'विवरण पर्याप्त नहीं है',
      other: 'कोई और',
    },
    words: 'बाज़ार लिखता है:',
    appeal: 'यदि आपको यह ग़लत लगता है, तो दूसरे निर्णय की माँग करें: कोई और इसे देखेगा।',
    look: 'निर्णय देखें',
  },
  ne: {
    told: {
      suspended: () => ['तपाईंको खाता निलम्बित छ', 'बजारले तपाईंको खाता निलम्बन गरेको छ।'],
      suspensionLifted: () => ['तपाईंको खाता फेरि खुला छ', 'तपाईंको खाताको निलम्बन हटाइयो।'],
      suspensionOver: () => ['तपाईंको खाता फेरि खुला छ', 'तपाईंको खाता निलम्बनको अवधि सकियो।'],
      warned: () => ['एउटा चेतावनी', 'बजारले तपाईंलाई चेतावनी दिन्छ।'],
      serviceHidden: (title) => ['तपाईंको सेवा लुकाइयो', `तपाईंको सेवा “${title}” अब कसैलाई देखाइँदैन।`],
      serviceShown: (title) => ['तपाईंको सेवा फेरि देखाइन्छ', `तपाईंको सेवा “${title}” फेरि देखाइन्छ।`],
      serviceApproved: (title) => ['तपाईंको सेवा बजारमा छ', `तपाईंको सेवा “${title}” स्वीकृत भयो।`],
      serviceReturned: (title) => [
        'तपाईंको सेवामा परिवर्तन चाहिन्छ',
        `देखाउनुअघि तपाईंको सेवा “${title}” मा परिवर्तन चाहिन्छ।`,
      ],
      contentRemoved: () => ['तपाईंले लेखेको हटाइयो', 'तपाईंले लेख्नुभएको कुरा बजारले हटाएको छ।'],
      reviewReleased: (title) => [
        'तपाईंको समीक्षा देखिन्छ',
        `बजारका कसैले “${title}” को तपाईंको समीक्षा हेरे: अब सबैले पढ्न सक्छन्।`,
      ],
      messageReleased: () => ['तपाईंको सन्देश पठाइयो', 'बजारका कसैले तपाईंको सन्देश हेरे: त्यो पठाइयो।'],
      accountReleased: () => [
        'तपाईंको खाता तयार छ',
        'बजारका कसैले तपाईंको खाता हेरे: अब तपाईं सबै गर्न सक्नुहुन्छ।',
      ],
      identityVerified: () => [
        'तपाईंको पहिचान जाँचियो',
        'बजारका कसैले तपाईंका कागजात हेरे: बजारले तपाईंलाई चिन्छ भनेर अब सबैले देख्छन्। तपाईंका कागजात मेटाइए।',
      ],
      identityUnreadable: () => [
        'तपाईंको पहिचान जाँच्न सकिएन',
        'तपाईंका कागजात पढ्न सकिएन। ती मेटाइए; तपाईं अरू पठाउन सक्नुहुन्छ।',
      ],
      identityOtherName: () => [
        'तपाईंको पहिचान जाँच्न सकिएन',
        'तपाईंका कागजात खाताभन्दा अर्कै नाममा छन्। ती मेटाइए; तपाईं अरू पठाउन सक्नुहुन्छ।',
      ],
      identityOutdated: () => [
        'तपाईंको पहिचान जाँच्न सकिएन',
        'तपाईंका कागजातको म्याद सकिएको छ। ती मेटाइए; तपाईं अरू पठाउन सक्नुहुन्छ।',
      ],
      identityForged: () => [
        'तपाईंको पहिचान जाँच्न सकिएन',
        'तपाईंका कागजात सक्कली जस्ता देखिँदैनन्। ती मेटाइए।',
      ],
      identityRefused: () => [
        'तपाईंको पहिचान जाँच्न सकिएन',
        'तपाईंका कागजातले तपाईं को हो देखाउँदैनन्। ती मेटाइए; तपाईं अरू पठाउन सक्नुहुन्छ।',
      ],
      identityLapsed: () => [
        'तपाईंको पहिचान जाँचिएन',
        'समयमै कसैले तपाईंका कागजात हेरेनन्। ती मेटाइए; तपाईं फेरि पठाउन सक्नुहुन्छ।',
      ],
      identityEnded: () => [
        'तपाईंको पहिचान अब जाँचिएको छैन',
        'बजारले तपाईंलाई चिन्छ भन्ने कुरा फिर्ता लिएको छ: अब त्यो कसैले देख्दैन।',
      ],
      scoreEntryKept: () => [
        'तपाईंको अङ्क हेरियो',
        'तपाईंले आपत्ति जनाउनुभएको अङ्कको प्रविष्टि बजारका कसैले हेरे। त्यो जस्ताको तस्तै रहन्छ।',
      ],
      scoreEntryUncounted: () => [
        'तपाईंको अङ्कको एउटा प्रविष्टि अब गनिँदैन',
        'तपाईंले आपत्ति जनाउनुभएको अङ्कको प्रविष्टि बजारका कसैले हेरे। त्यो अब गनिँदैन।',
      ],
      reportFollowed: () => [
        'तपाईंको उजुरी हेरियो',
        'धन्यवाद: बजारले तपाईंको उजुरी हेर्‍यो र कारबाही गर्‍यो।',
      ],
      reportDismissed: () => [
        'तपाईंको उजुरी हेरियो',
        'धन्यवाद: बजारले तपाईंको उजुरी हेर्‍यो, र त्यो कुरा रहिरहन्छ।',
      ],
      appealUpheld: () => ['निर्णय यथावत् छ', 'अर्को व्यक्तिले निर्णय फेरि हेर्‍यो: त्यो यथावत् छ।'],
      appealOverturned: () => ['निर्णय फिर्ता भयो', 'अर्को व्यक्तिले निर्णय फेरि हेर्‍यो: त्यो फिर्ता भयो।'],
    },
    suspensions: {
      noNewOrders:
        'तपाईंका सेवा लुकाइएका छन्, र तपाईं नयाँ अर्डर दिन वा लिन सक्नुहुन्न। खुला अर्डर चलिरहन्छन्, र तपाईंको कमाइ पाइन्छ।',
      noMessages: 'तपाईं सन्देश पठाउन सक्नुहुन्न। खुला अर्डर चलिरहन्छन्, र तपाईंको कमाइ पाइन्छ।',
      full: 'तपाईं सबै हेर्न सक्नुहुन्छ, तर केही बदल्न सक्नुहुन्न। खुला अर्डर चलिरहन्छन्, र तपाईंको कमाइ पाइन्छ।',
    },
    until: (moment) => `यो आफैँ सकिन्छ: ${moment}।`,
    forever: 'यो आफैँ सकिँदैन।',
    because: (reason) => `कारण: ${reason}।`,
    reasons: {
      spam: 'नचाहिएको विज्ञापन',
      fraud: 'ठगी',
      outside: 'बजारबाहिर भुक्तानी',
      harassment: 'अपमान वा दुर्व्यवहार',
      copied: 'अरूको काम',
      illegal: 'अनुमति नभएको कुरा',
      quality: 'विवरण पर्याप्त छैन',
      other: 'अर्को',
    },
    words: 'बजार लेख्छ:',
    appeal: 'यो गलत लागे अर्को निर्णय माग्नुहोस्: अर्को व्यक्तिले हेर्नेछ।',
    look: 'निर्णय हेर्नुहोस्',
  },
};
