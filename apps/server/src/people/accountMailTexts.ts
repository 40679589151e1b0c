import type { Language } from '../database/Letter.ts';

/** A subject, which follows the name of the market, and paragraphs. */
type Words = [subject: string, ...paragraphs: string[]];

/** What has become of the second factors of an account. */
export type FactorNews =
  { kind: 'added' | 'removed' | 'copied'; name: string } | { kind: 'removedByMarket' | 'newCodes' };

/** What has become of the ways in through others. */
export interface ExternalLoginNews {
  kind: 'opened' | 'added' | 'removed';
  /** What people call the issuer. */
  issuer: string;
}

/** What mails about accounts say in one language. */
export interface AccountMailTexts {
  reset: (market: string, minutes: number) => Words;
  choosePassword: string;
  confirmation: (market: string, hours: number) => Words;
  confirm: string;
  known: (market: string) => Words;
  logIn: string;
  newEmail: (market: string, email: string) => Words;
  newPassword: (market: string, isByLink: boolean) => Words;
  askForLink: string;
  factor: (market: string, news: FactorNews) => Words;
  recoveryCode: (market: string, left: string) => Words;
  toSecurity: string;
  externalLogin: (market: string, news: ExternalLoginNews) => Words;
  toLogins: string;
  exported: (market: string, until: string) => Words;
  toData: string;
  deletion: (market: string, until: string) => Words;
  kept: (market: string) => Words;
}

export const accountMailTexts: Record<Language, AccountMailTexts> = {
  en: {
    reset: (market, minutes) => [
      'choose a new password',
      `Somebody, hopefully you, asked for a new password at ${market}. Choose it within ${minutes} minutes.`,
      'If it was not you, you need not do anything: your password stays as it is.',
    ],
    choosePassword: 'Choose a new password',
    confirmation: (market, hours) => [
      'confirm your address',
      `Somebody, hopefully you, wants to use this address for an account at ${market}. Confirm it within ${hours} hours, with the password of the account.`,
      'If it was not you, you need not do anything: without this link no account has your address.',
    ],
    confirm: 'Confirm the address',
    known: (market) => [
      'you have an account already',
      `Somebody, hopefully you, wanted to use this address for an account at ${market}. You have one already: log in, or choose a new password if you have forgotten yours.`,
      'If it was not you, you need not do anything: your account stays as it is.',
    ],
    logIn: 'Log in',
    newEmail: (market, email) => [
      'your e-mail address has been changed',
      `What ${market} writes to you goes to ${email} from now on. If it was not you, tell the people who run ${market} at once: they can give your account back to you.`,
    ],
    newPassword: (market, isByLink) => [
      'your password has been changed',
      `Your password at ${market} has just been changed${isByLink ? ' with a mailed link' : ''}. If it was not you, ask for a new link at once.`,
    ],
    askForLink: 'Ask for a new link',
    factor: (market, news) => {
      const what = {
        added: `a second factor has been added (${'name' in news ? news.name : ''})`,
        removed: `a second factor has been removed (${'name' in news ? news.name : ''})`,
        removedByMarket: `the people who run ${market} have removed its second factors`,
        copied: `somebody has tried a copy of a passkey (${'name' in news ? news.name : ''}), and was refused`,
        newCodes: 'it has new recovery codes, and those before stopped working',
      }[news.kind];
      return [
        what,
        news.kind === 'copied'
          ? `At ${market} ${what}. If it was not you, remove this passkey from your account, and add another one.`
          : `The account that you have at ${market} has changed: ${what}. If it was not you, change your password at once and look at the second factors of your account.`,
      ];
    },
    recoveryCode: (market, left) => [
      'a recovery code has been used',
      `A recovery code of your account at ${market} has just been used in the place of a second factor. ${left} are left. If it was not you, change your password and make new recovery codes at once.`,
    ],
    toSecurity: 'Look at your second factors',
    externalLogin: (market, { kind, issuer }) => {
      const ifNot =
        'If it was not you, choose a new password at once, and look at who else can log in.';
      if (kind === 'opened') {
        return [
          `you have an account now, through ${issuer}`,
          `You have opened an account at ${market} with what ${issuer} says of you. It has no password: you log in through ${issuer}. If you want one, too, ask for a link to choose it where you log in.`,
          ifNot,
        ];
      }
      return kind === 'added'
        ? [
            `you can log in through ${issuer}`,
            `From now on your account at ${market} can be opened through ${issuer}.`,
            ifNot,
          ]
        : [
            `you no longer log in through ${issuer}`,
            `From now on your account at ${market} cannot be opened through ${issuer} any more.`,
            ifNot,
          ];
    },
    toLogins: 'Look at your log-ins',
    exported: (market, until) => [
      'your data are ready',
      `All that ${market} has stored about you is in one file now. You can fetch it until ${until}.`,
      'If you did not ask for it, change your password at once: somebody else has been in your account.',
    ],
    toData: 'Fetch your data',
    deletion: (market, until) => [
      'your account will be deleted',
      `Your account at ${market} will be deleted on ${until}, as you have asked. Until then nobody can order from you, and you keep everything by logging in.`,
      'If it was not you, log in and change your password at once.',
    ],
    kept: (market) => [
      'your account stays',
      `Your account at ${market} was to be deleted. Somebody has just logged in, so it stays as it is. If it was not you, change your password at once.`,
    ],
  },
  de: {
    reset: (market, minutes) => [
      'wählen Sie ein neues Passwort',
      `Jemand, hoffentlich Sie, hat bei ${market} um ein neues Passwort gebeten. Wählen Sie es innerhalb von ${minutes} Minuten.`,
      'Wenn Sie es nicht waren, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
    ],
    choosePassword: 'Neues Passwort wählen',
    confirmation: (market, hours) => [
      'bestätigen Sie Ihre Adresse',
      `Jemand, hoffentlich Sie, möchte diese Adresse für ein Konto bei ${market} verwenden. Bestätigen Sie sie innerhalb von ${hours} Stunden mit dem Passwort des Kontos.`,
      'Wenn Sie es nicht waren, müssen Sie nichts tun: Ohne diesen Link bekommt kein Konto Ihre Adresse.',
    ],
    confirm: 'Adresse bestätigen',
    known: (market) => [
      'Sie haben schon ein Konto',
      `Jemand, hoffentlich Sie, wollte diese Adresse für ein Konto bei ${market} verwenden. Sie haben schon eines: Melden Sie sich an, oder wählen Sie ein neues Passwort, wenn Sie Ihres vergessen haben.`,
      'Wenn Sie es nicht waren, müssen Sie nichts tun: Ihr Konto bleibt, wie es ist.',
    ],
    logIn: 'Anmelden',
    newEmail: (market, email) => [
      'Ihre E-Mail-Adresse wurde geändert',
      `Was ${market} Ihnen schreibt, geht ab jetzt an ${email}. Wenn Sie es nicht waren, sagen Sie es sofort den Leuten, die ${market} betreiben: Sie können Ihnen Ihr Konto zurückgeben.`,
    ],
    newPassword: (market, isByLink) => [
      'Ihr Passwort wurde geändert',
      `Ihr Passwort bei ${market} wurde gerade geändert${isByLink ? ', mit einem Link aus einer Mail' : ''}. Wenn Sie es nicht waren, fordern Sie sofort einen neuen Link an.`,
    ],
    askForLink: 'Neuen Link anfordern',
    factor: (market, news) => [
      'Ihre zweiten Faktoren haben sich geändert',
      {
        added: `Zu Ihrem Konto bei ${market} kam ein zweiter Faktor dazu (${'name' in news ? news.name : ''}).`,
        removed: `Von Ihrem Konto bei ${market} wurde ein zweiter Faktor entfernt (${'name' in news ? news.name : ''}).`,
        removedByMarket: `Die Leute, die ${market} betreiben, haben die zweiten Faktoren Ihres Kontos entfernt.`,
        copied: `Bei ${market} hat jemand versucht, sich mit einer Kopie eines Passkeys anzumelden (${'name' in news ? news.name : ''}), und wurde abgewiesen.`,
        newCodes: `Ihr Konto bei ${market} hat neue Wiederherstellungscodes; die bisherigen gelten nicht mehr.`,
      }[news.kind],
      'Wenn Sie es nicht waren, ändern Sie sofort Ihr Passwort und sehen Sie sich die zweiten Faktoren Ihres Kontos an.',
    ],
    recoveryCode: (market, left) => [
      'ein Wiederherstellungscode wurde benutzt',
      `Ein Wiederherstellungscode Ihres Kontos bei ${market} wurde gerade anstelle eines zweiten Faktors benutzt. Übrig: ${left}. Wenn Sie es nicht waren, ändern Sie sofort Ihr Passwort und erzeugen Sie neue Codes.`,
    ],
    toSecurity: 'Zu Ihren zweiten Faktoren',
    externalLogin: (market, { kind, issuer }) => {
      const ifNot =
        'Wenn Sie es nicht waren, wählen Sie sofort ein neues Passwort und sehen Sie nach, wer sich sonst noch anmelden kann.';
      if (kind === 'opened') {
        return [
          `Sie haben jetzt ein Konto, über ${issuer}`,
          `Sie haben bei ${market} ein Konto mit dem eröffnet, was ${issuer} über Sie sagt. Es hat kein Passwort: Sie melden sich über ${issuer} an. Wenn Sie auch eines möchten, fordern Sie beim Anmelden einen Link dafür an.`,
          ifNot,
        ];
      }
      return kind === 'added'
        ? [
            `Sie können sich über ${issuer} anmelden`,
            `Ab jetzt lässt sich Ihr Konto bei ${market} über ${issuer} öffnen.`,
            ifNot,
          ]
        : [
            `Sie melden sich nicht mehr über ${issuer} an`,
            `Ab jetzt lässt sich Ihr Konto bei ${market} nicht mehr über ${issuer} öffnen.`,
            ifNot,
          ];
    },
    toLogins: 'Zu Ihren Anmeldungen',
    exported: (market, until) => [
      'Ihre Daten liegen bereit',
      `Alles, was ${market} über Sie gespeichert hat, steht jetzt in einer Datei. Sie können sie bis ${until} abholen.`,
      'Wenn Sie nicht darum gebeten haben, ändern Sie sofort Ihr Passwort: Jemand anderes war in Ihrem Konto.',
    ],
    toData: 'Daten abholen',
    deletion: (market, until) => [
      'Ihr Konto wird gelöscht',
      `Ihr Konto bei ${market} wird am ${until} gelöscht, wie Sie es wollten. Bis dahin kann niemand bei Ihnen bestellen, und Sie behalten alles, wenn Sie sich anmelden.`,
      'Wenn Sie es nicht waren, melden Sie sich an und ändern Sie sofort Ihr Passwort.',
    ],
    kept: (market) => [
      'Ihr Konto bleibt',
      `Ihr Konto bei ${market} sollte gelöscht werden. Gerade hat sich jemand angemeldet, also bleibt es, wie es ist. Wenn Sie es nicht waren, ändern Sie sofort Ihr Passwort.`,
    ],
  },
  ar: {
    reset: (market, minutes) => [
      'اختر كلمة مرور جديدة',
      `طلب أحدهم، ونرجو أن تكون أنت، كلمة مرور جديدة في ${market}. اخترها خلال ${minutes} دقيقة.`,
      'إذا لم تكن أنت، فلا داعي لفعل شيء: تبقى كلمة مرورك كما هي.',
    ],
    choosePassword: 'اختيار كلمة مرور جديدة',
    confirmation: (market, hours) => [
      'أكّد عنوانك',
      `يريد أحدهم، ونرجو أن تكون أنت، استخدام هذا العنوان لحساب في ${market}. أكّده خلال ${hours} ساعة باستخدام كلمة مرور الحساب.`,
      'إذا لم تكن أنت، فلا داعي لفعل شيء: من دون هذا الرابط لا يحمل أي حساب عنوانك.',
    ],
    confirm: 'تأكيد العنوان',
    known: (market) => [
      'لديك حساب بالفعل',
      `أراد أحدهم، ونرجو أن تكون أنت، استخدام هذا العنوان لحساب في ${market}. لديك حساب بالفعل: سجّل الدخول، أو اختر كلمة مرور جديدة إذا نسيت كلمتك.`,
      'إذا لم تكن أنت، فلا داعي لفعل شيء: يبقى حسابك كما هو.',
    ],
    logIn: 'تسجيل الدخول',
    newEmail: (market, email) => [
      'تغيّر عنوان بريدك الإلكتروني',
      `ما يكتبه لك ${market} يُرسل من الآن إلى ${email}. إذا لم تكن أنت، فأخبر القائمين على ${market} فورًا: يمكنهم إعادة حسابك إليك.`,
    ],
    newPassword: (market, isByLink) => [
      'تغيّرت كلمة مرورك',
      `تغيّرت كلمة مرورك في ${market} قبل قليل${isByLink ? ' عبر رابط مُرسل بالبريد' : ''}. إذا لم تكن أنت، فاطلب رابطًا جديدًا فورًا.`,
    ],
    askForLink: 'طلب رابط جديد',
    factor: (market, news) => [
      'تغيّرت عوامل التحقق الثانية في حسابك',
      {
        added: `أُضيف إلى حسابك في ${market} عامل تحقق ثانٍ (${'name' in news ? news.name : ''}).`,
        removed: `أُزيل من حسابك في ${market} عامل تحقق ثانٍ (${'name' in news ? news.name : ''}).`,
        removedByMarket: `أزال القائمون على ${market} عوامل التحقق الثانية من حسابك.`,
        copied: `حاول أحدهم الدخول إلى حسابك في ${market} بنسخة من مفتاح مرور (${'name' in news ? news.name : ''})، فرُفض.`,
        newCodes: `لحسابك في ${market} رموز استرداد جديدة، ولم تعد الرموز السابقة تعمل.`,
      }[news.kind],
      'إذا لم تكن أنت، فغيّر كلمة مرورك فورًا وراجع عوامل التحقق الثانية في حسابك.',
    ],
    recoveryCode: (market, left) => [
      'استُخدم رمز استرداد',
      `استُخدم قبل قليل رمز استرداد لحسابك في ${market} بدلًا من عامل التحقق الثاني. المتبقي: ${left}. إذا لم تكن أنت، فغيّر كلمة مرورك وأنشئ رموزًا جديدة فورًا.`,
    ],
    toSecurity: 'عرض عوامل التحقق الثانية',
    externalLogin: (market, { kind, issuer }) => {
      const ifNot = 'إذا لم تكن أنت، فاختر كلمة مرور جديدة فورًا، وراجع من يمكنه الدخول أيضًا.';
      if (kind === 'opened') {
        return [
          `صار لديك حساب عبر ${issuer}`,
          `فتحت حسابًا في ${market} بما يقوله عنك ${issuer}. ليست له كلمة مرور: تسجّل الدخول عبر ${issuer}. إذا أردت كلمة مرور أيضًا، فاطلب رابطًا لاختيارها من صفحة تسجيل الدخول.`,
          ifNot,
        ];
      }
      return kind === 'added'
        ? [
            `يمكنك تسجيل الدخول عبر ${issuer}`,
            `من الآن يمكن فتح حسابك في ${market} عبر ${issuer}.`,
            ifNot,
          ]
        : [
            `لم تعد تسجّل الدخول عبر ${issuer}`,
            `من الآن لا يمكن فتح حسابك في ${market} عبر ${issuer}.`,
            ifNot,
          ];
    },
    toLogins: 'عرض طرق الدخول',
    exported: (market, until) => [
      'بياناتك جاهزة',
      `كل ما يحفظه ${market} عنك موجود الآن في ملف واحد. يمكنك تنزيله حتى ${until}.`,
      'إذا لم تطلب ذلك، فغيّر كلمة مرورك فورًا: دخل شخص آخر إلى حسابك.',
    ],
    toData: 'تنزيل بياناتك',
    deletion: (market, until) => [
      'سيُحذف حسابك',
      `سيُحذف حسابك في ${market} في ${until} كما طلبت. حتى ذلك الحين لا يمكن لأحد أن يطلب منك شيئًا، ويكفي أن تسجّل الدخول ليبقى كل شيء.`,
      'إذا لم تكن أنت، فسجّل الدخول وغيّر كلمة مرورك فورًا.',
    ],
    kept: (market) => [
      'حسابك باقٍ',
      `كان من المقرر حذف حسابك في ${market}. سجّل أحدهم الدخول قبل قليل، فيبقى كما هو. إذا لم تكن أنت، فغيّر كلمة مرورك فورًا.`,
    ],
  },
  hi: {
    reset: (market, minutes) => [
      'नया पासवर्ड चुनें',
      `किसी ने, उम्मीद है आपने, ${market} पर नया पासवर्ड माँगा है। उसे ${minutes} मिनट के भीतर चुनें।`,
      'अगर वह आप नहीं थे, तो आपको कुछ नहीं करना है: आपका पासवर्ड वैसा ही रहेगा।',
    ],
    choosePassword: 'नया पासवर्ड चुनें',
    confirmation: (market, hours) => [
      'अपने पते की पुष्टि करें',
      `कोई, उम्मीद है आप, ${market} पर एक खाते के लिए यह पता इस्तेमाल करना चाहता है। खाते के पासवर्ड के साथ ${hours} घंटे के भीतर इसकी पुष्टि करें।`,
      'अगर वह आप नहीं थे, तो आपको कुछ नहीं करना है: इस लिंक के बिना किसी खाते में आपका पता नहीं होगा।',
    ],
    confirm: 'पते की पुष्टि करें',
    known: (market) => [
      'आपका खाता पहले से है',
      `किसी ने, उम्मीद है आपने, ${market} पर एक खाते के लिए यह पता इस्तेमाल करना चाहा। आपका खाता पहले से है: लॉग इन करें, या पासवर्ड भूल गए हों तो नया चुनें।`,
      'अगर वह आप नहीं थे, तो आपको कुछ नहीं करना है: आपका खाता वैसा ही रहेगा।',
    ],
    logIn: 'लॉग इन करें',
    newEmail: (market, email) => [
      'आपका ई-मेल पता बदल दिया गया है',
      `${market} आपको जो लिखता है, वह अब ${email} पर जाएगा। अगर वह आप नहीं थे, तो ${market} चलाने वालों को तुरंत बताएँ: वे आपका खाता आपको लौटा सकते हैं।`,
    ],
    newPassword: (market, isByLink) => [
      'आपका पासवर्ड बदल दिया गया है',
      `${market} पर आपका पासवर्ड अभी${isByLink ? ' मेल के एक लिंक से' : ''} बदला गया है। अगर वह आप नहीं थे, तो तुरंत नया लिंक माँगें।`,
    ],
    askForLink: 'नया लिंक माँगें',
    factor: (market, news) => [
      'आपके खाते के दूसरे प्रमाण बदले हैं',
      {
        added: `${market} पर आपके खाते में दूसरा प्रमाण जोड़ा गया है (${'name' in news ? news.name : ''})।`,
        removed: `${market} पर आपके खाते से दूसरा प्रमाण हटाया गया है (${'name' in news ? news.name : ''})।`,
        removedByMarket: `${market} चलाने वालों ने आपके खाते के दूसरे प्रमाण हटा दिए हैं।`,
        copied: `किसी ने ${market} पर आपके खाते में पासकी की नक़ल (${'name' in news ? news.name : ''}) से आने की कोशिश की, और उसे रोक दिया गया।`,
        newCodes: `${market} पर आपके खाते के नए रिकवरी कोड हैं; पुराने अब काम नहीं करते।`,
      }[news.kind],
      'अगर वह आप नहीं थे, तो तुरंत अपना पासवर्ड बदलें और अपने खाते के दूसरे प्रमाण देखें।',
    ],
    recoveryCode: (market, left) => [
      'एक रिकवरी कोड इस्तेमाल हुआ है',
      `${market} पर आपके खाते का एक रिकवरी कोड अभी दूसरे प्रमाण की जगह इस्तेमाल हुआ है। बाकी: ${left}। अगर वह आप नहीं थे, तो तुरंत अपना पासवर्ड बदलें और नए कोड बनाएँ।`,
    ],
    toSecurity: 'अपने दूसरे प्रमाण देखें',
    externalLogin: (market, { kind, issuer }) => {
      const ifNot = 'अगर वह आप नहीं थे, तो तुरंत नया पासवर्ड चुनें और देखें कि और कौन लॉग इन कर सकता है।';
      if (kind === 'opened') {
        return [
          `${issuer} के ज़रिए आपका खाता खुल गया`,
          `${issuer} आपके बारे में जो बताता है, उससे आपने ${market} पर खाता खोला है। उसका कोई पासवर्ड नहीं है: आप ${issuer} के ज़रिए लॉग इन करते हैं। अगर पासवर्ड भी चाहिए, तो लॉग इन की जगह से उसे चुनने का लिंक माँगें।`,
          ifNot,
        ];
      }
      return kind === 'added'
        ? [
            `आप ${issuer} के ज़रिए लॉग इन कर सकते हैं`,
            `अब से ${market} पर आपका खाता ${issuer} के ज़रिए खुल सकता है।`,
            ifNot,
          ]
        : [
            `आप अब ${issuer} के ज़रिए लॉग इन नहीं करते`,
            `अब से ${market} पर आपका खाता ${issuer} के ज़रिए नहीं खुलता।`,
            ifNot,
          ];
    },
    toLogins: 'अपने लॉग इन देखें',
    exported: (market, until) => [
      'आपका डेटा तैयार है',
      `${market} ने आपके बारे में जो कुछ रखा है, वह अब एक फ़ाइल में है। आप उसे ${until} तक ले सकते हैं।`,
      'अगर आपने यह नहीं माँगा, तो तुरंत अपना पासवर्ड बदलें: कोई और आपके खाते में था।',
    ],
    toData: 'अपना डेटा लें',
    deletion: (market, until) => [
      'आपका खाता मिटा दिया जाएगा',
      `${market} पर आपका खाता आपकी माँग पर ${until} को मिटा दिया जाएगा। तब तक कोई आपसे ऑर्डर नहीं कर सकता, और लॉग इन करने से सब कुछ बना रहता है।`,
      'अगर वह आप नहीं थे, तो लॉग इन करें और तुरंत अपना पासवर्ड बदलें।',
    ],
    kept: (market) => [
      'आपका खाता बना रहेगा',
      `${market} पर आपका खाता मिटाया जाना था। अभी किसी ने लॉग इन किया है, इसलिए वह वैसा ही रहेगा। अगर वह आप नहीं थे, तो तुरंत अपना पासवर्ड बदलें।`,
    ],
  },
  ne: {
    reset: (market, minutes) => [
      'नयाँ पासवर्ड छान्नुहोस्',
      `कसैले, सायद तपाईंले, ${market} मा नयाँ पासवर्ड माग्नुभएको छ। ${minutes} मिनेटभित्र छान्नुहोस्।`,
      'तपाईं होइन भने केही गर्नुपर्दैन: तपाईंको पासवर्ड जस्ताको तस्तै रहन्छ।',
    ],
    choosePassword: 'नयाँ पासवर्ड छान्नुहोस्',
    confirmation: (market, hours) => [
      'आफ्नो ठेगाना पुष्टि गर्नुहोस्',
      `कोही, सायद तपाईं, ${market} मा खाताका लागि यो ठेगाना प्रयोग गर्न चाहनुहुन्छ। खाताको पासवर्डसहित ${hours} घण्टाभित्र पुष्टि गर्नुहोस्।`,
      'तपाईं होइन भने केही गर्नुपर्दैन: यो लिङ्कबिना कुनै खातामा तपाईंको ठेगाना हुँदैन।',
    ],
    confirm: 'ठेगाना पुष्टि गर्नुहोस्',
    known: (market) => [
      'तपाईंको खाता पहिल्यै छ',
      `कसैले, सायद तपाईंले, ${market} मा खाताका लागि यो ठेगाना प्रयोग गर्न चाहनुभयो। तपाईंको खाता पहिल्यै छ: लग इन गर्नुहोस्, वा पासवर्ड बिर्सनुभएको भए नयाँ छान्नुहोस्।`,
      'तपाईं होइन भने केही गर्नुपर्दैन: तपाईंको खाता जस्ताको तस्तै रहन्छ।',
    ],
    logIn: 'लग इन गर्नुहोस्',
    newEmail: (market, email) => [
      'तपाईंको इमेल ठेगाना बदलियो',
      `${market} ले तपाईंलाई लेखेका कुरा अबदेखि ${email} मा जान्छन्। तपाईं होइन भने ${market} चलाउनेहरूलाई तुरुन्तै भन्नुहोस्: उहाँहरूले तपाईंको खाता फिर्ता दिन सक्नुहुन्छ।`,
    ],
    newPassword: (market, isByLink) => [
      'तपाईंको पासवर्ड बदलियो',
      `${market} मा तपाईंको पासवर्ड भर्खरै${isByLink ? ' मेलको लिङ्कबाट' : ''} बदलियो। तपाईं होइन भने तुरुन्तै नयाँ लिङ्क माग्नुहोस्।`,
    ],
    askForLink: 'नयाँ लिङ्क माग्नुहोस्',
    factor: (market, news) => [
      'तपाईंको खाताका दोस्रा प्रमाण बदलिए',
      {
        added: `${market} मा तपाईंको खातामा दोस्रो प्रमाण थपियो (${'name' in news ? news.name : ''})।`,
        removed: `${market} मा तपाईंको खाताबाट दोस्रो प्रमाण हटाइयो (${'name' in news ? news.name : ''})।`,
        removedByMarket: `${market} चलाउनेहरूले तपाईंको खाताका दोस्रा प्रमाण हटाउनुभएको छ।`,
        copied: `कसैले ${market} मा तपाईंको खातामा पासकीको नक्कल (${'name' in news ? news.name : ''}) बाट आउन खोज्यो, र रोकियो।`,
        newCodes: `${market} मा तपाईंको खाताका नयाँ रिकभरी कोड छन्; पुरानाले अब काम गर्दैनन्।`,
      }[news.kind],
      'तपाईं होइन भने तुरुन्तै पासवर्ड बदल्नुहोस् र आफ्नो खाताका दोस्रा प्रमाण हेर्नुहोस्।',
    ],
    recoveryCode: (market, left) => [
      'एउटा रिकभरी कोड प्रयोग भयो',
      `${market} मा तपाईंको खाताको एउटा रिकभरी कोड भर्खरै दोस्रो प्रमाणको सट्टा प्रयोग भयो। बाँकी: ${left}। तपाईं होइन भने तुरुन्तै पासवर्ड बदल्नुहोस् र नयाँ कोड बनाउनुहोस्।`,
    ],
    toSecurity: 'आफ्ना दोस्रा प्रमाण हेर्नुहोस्',
    externalLogin: (market, { kind, issuer }) => {
      const ifNot = 'तपाईं होइन भने तुरुन्तै नयाँ पासवर्ड छान्नुहोस्, र अरू को लग इन गर्न सक्छ हेर्नुहोस्।';
      if (kind === 'opened') {
        return [
          `${issuer} मार्फत तपाईंको खाता खुल्यो`,
          `${issuer} ले तपाईंका बारेमा भनेअनुसार तपाईंले ${market} मा खाता खोल्नुभयो। यसको पासवर्ड छैन: तपाईं ${issuer} मार्फत लग इन गर्नुहुन्छ। पासवर्ड पनि चाहिए लग इन गर्ने ठाउँबाट छान्ने लिङ्क माग्नुहोस्।`,
          ifNot,
        ];
      }
      return kind === 'added'
        ? [
            `तपाईं ${issuer} मार्फत लग इन गर्न सक्नुहुन्छ`,
            `अबदेखि ${market} मा तपाईंको खाता ${issuer} मार्फत खुल्न सक्छ।`,
            ifNot,
          ]
        : [
            `तपाईं अब ${issuer} मार्फत लग इन गर्नुहुन्न`,
            `अबदेखि ${market} मा तपाईंको खाता ${issuer} मार्फत खुल्दैन।`,
            ifNot,
          ];
    },
    toLogins: 'आफ्ना लग इन हेर्नुहोस्',
    exported: (market, until) => [
      'तपाईंको डेटा तयार छ',
      `${market} ले तपाईंका बारेमा राखेका सबै कुरा अब एउटै फाइलमा छन्। तपाईं ${until} सम्म लिन सक्नुहुन्छ।`,
      'तपाईंले नमाग्नुभएको हो भने तुरुन्तै पासवर्ड बदल्नुहोस्: अरू कोही तपाईंको खातामा थियो।',
    ],
    toData: 'आफ्नो डेटा लिनुहोस्',
    deletion: (market, until) => [
      'तपाईंको खाता मेटिनेछ',
      `${market} मा तपाईंको खाता तपाईंले भनेअनुसार ${until} मा मेटिनेछ। त्यसबेलासम्म कसैले तपाईंसँग अर्डर गर्न सक्दैन, र लग इन गर्दा सबै कुरा रहन्छ।`,
      'तपाईं होइन भने लग इन गर्नुहोस् र तुरुन्तै पासवर्ड बदल्नुहोस्।',
    ],
    kept: (market) => [
      'तपाईंको खाता रहन्छ',
      `${market} मा तपाईंको खाता मेटिनुपर्ने थियो। भर्खरै कसैले लग इन गर्‍यो, त्यसैले जस्ताको तस्तै रहन्छ। तपाईं होइन भने तुरुन्तै पासवर्ड बदल्नुहोस्।`,
    ],
  },
};
