import type { ScoreOutcome, SellerLevel } from '@market/api/contract';
import type { Language } from '../database/Letter.ts';
import type { MailContent } from '../mails/MailContent.ts';
import { isolate, type Reader, writeFigures, writeMoment } from '../mails/Reader.ts';

/** What costs points. */
export interface LevelCause {
  outcome: ScoreOutcome;
  stars: number | null;
  /** What was ordered; null for what is no order. */
  title: string | null;
  /** How many points. */
  cost: number;
}

/** Whose level falls, when, and why. */
export interface FallingLevel {
  level: SellerLevel;
  until: Date;
  /** Null while there are too few orders to tell. */
  score: number | null;
  costliest: readonly LevelCause[];
}

/** What the mail says in one language. */
interface LevelMailTexts {
  levels: Partial<Record<SellerLevel, string>>;
  falling: (
    level: string,
    until: string,
  ) => [subject: string, paragraph: string, ...paragraphs: string[]];
  costs: string;
  late: (title: string) => string;
  notCarried: (title: string) => string;
  unanswered: string;
  rated: (title: string, stars: string) => string;
  score: string;
  action: string;
}

const texts: Record<Language, LevelMailTexts> = {
  en: {
    levels: { one: 'level 1', two: 'level 2', top: 'the top level' },
    falling: (level, until) => [
      'your level is about to fall',
      `You have ${level}, and your orders no longer reach it. Unless that changes, you lose it on ${until}.`,
      'What you deliver on time, answer within a day and complete lifts your score at once. What is old weighs less each day.',
    ],
    costs: 'What costs most',
    late: (title) => `“${title}” came late`,
    notCarried: (title) => `“${title}” was not carried through`,
    unanswered: 'A first message was not answered in time',
    rated: (title, stars) => `“${title}” was rated with ${stars} stars`,
    score: 'Your score',
    action: 'Look at your score',
  },
  de: {
    levels: { one: 'Stufe 1', two: 'Stufe 2', top: 'die oberste Stufe' },
    falling: (level, until) => [
      'Ihre Stufe wird bald sinken',
      `Sie haben ${level}, und Ihre Aufträge reichen dafür nicht mehr aus. Wenn sich das nicht ändert, verlieren Sie sie am ${until}.`,
      'Was Sie rechtzeitig liefern, binnen eines Tages beantworten und zu Ende bringen, hebt Ihre Punkte sofort. Was alt ist, wiegt jeden Tag weniger.',
    ],
    costs: 'Was am meisten kostet',
    late: (title) => `„${title}“ kam zu spät`,
    notCarried: (title) => `„${title}“ wurde nicht zu Ende gebracht`,
    unanswered: 'Eine erste Nachricht wurde nicht rechtzeitig beantwortet',
    rated: (title, stars) => `„${title}“ wurde mit ${stars} Sternen bewertet`,
    score: 'Ihre Punkte',
    action: 'Zu Ihren Punkten',
  },
  ar: {
    levels: { one: 'المستوى 1', two: 'المستوى 2', top: 'المستوى الأعلى' },
    falling: (level, until) => [
      'مستواك على وشك الانخفاض',
      `أنت في ${level}، ولم تعد طلباتك تكفي له. إن لم يتغير ذلك فستفقده في ${until}.`,
      'ما تسلّمه في موعده وتجيب عنه خلال يوم وتكمله يرفع نقاطك فورًا. وما هو قديم يقل وزنه كل يوم.',
    ],
    costs: 'أكثر ما يكلفك',
    late: (title) => `تأخر «${title}»`,
    notCarried: (title) => `لم يكتمل «${title}»`,
    unanswered: 'رسالة أولى لم تُجب في وقتها',
    rated: (title, stars) => `قُيّم «${title}» بعدد نجوم: ${stars}`,
    score: 'نقاطك',
    action: 'عرض نقاطك',
  },
  hi: {
    levels: { one: 'स्तर 1', two: 'स्तर 2', top: 'सबसे ऊँचा स्तर' },
    falling: (level, until) => [
      'आपका स्तर घटने वाला है',
      `आपके पास ${level} है, पर आपके ऑर्डर अब उसके लिए काफ़ी नहीं हैं। अगर यह नहीं बदला, तो आप उसे ${until} को खो देंगे।`,
      'जो आप समय पर देते हैं, एक दिन में जवाब देते हैं और पूरा करते हैं, वह आपके अंक तुरंत बढ़ाता है। पुरानी बातों का वज़न हर दिन घटता है।',
    ],
    costs: 'सबसे ज़्यादा अंक किससे घटे',
    late: (title) => `“${title}” देर से मिला`,
    notCarried: (title) => `“${title}” पूरा नहीं हुआ`,
    unanswered: 'एक पहले संदेश का समय पर जवाब नहीं मिला',
    rated: (title, stars) => `“${title}” को ${stars} स्टार मिले`,
    score: 'आपके अंक',
    action: 'अपने अंक देखें',
  },
  ne: {
    levels: { one: 'तह 1', two: 'तह 2', top: 'सबैभन्दा माथिल्लो तह' },
    falling: (level, until) => [
      'तपाईंको तह घट्न लागेको छ',
      `तपाईंसँग ${level} छ, तर तपाईंका अर्डर अब त्यसका लागि पुग्दैनन्। यो नबदलिए ${until} मा तपाईं त्यो गुमाउनुहुन्छ।`,
      'समयमै दिएको, एक दिनभित्र जवाफ दिएको र पूरा गरेको कामले तपाईंको अङ्क तुरुन्तै बढाउँछ। पुराना कुराको तौल हरेक दिन घट्छ।',
    ],
    costs: 'सबैभन्दा धेरै अङ्क केले घटायो',
    late: (title) => `“${title}” ढिलो आयो`,
    notCarried: (title) => `“${title}” पूरा भएन`,
    unanswered: 'एउटा पहिलो सन्देशको समयमै जवाफ दिइएन',
    rated: (title, stars) => `“${title}” ले ${stars} तारा पायो`,
    score: 'तपाईंको अङ्क',
    action: 'आफ्नो अङ्क हेर्नुहोस्',
  },
};

/** Tells a seller that they will lose their level, what costs most, and what lifts it. */
export const toLevelMail =
  ({ level, until, score, costliest }: FallingLevel) =>
  (reader: Reader): MailContent => {
    const said = texts[reader.language];
    const name = said.levels[level] ?? '';
    const [subject, ...paragraphs] = said.falling(name, writeMoment(reader, until));
    const write = (points: number) => writeFigures(reader, Math.round(points * 10) / 10);
    return {
      subject,
      paragraphs,
      ...(costliest.length > 0 && {
        lines: {
          heading: said.costs,
          entries: costliest.map((cause) => ({
            title: writeCause(reader, cause),
            amount: isolate(reader, `−${write(cause.cost)}`),
          })),
          sum: { title: said.score, amount: score === null ? '–' : write(score) },
        },
      }),
      action: { label: said.action, path: '/dashboard/score' },
    };
  };

function writeCause(reader: Reader, { outcome, stars, title }: LevelCause): string {
  const said = texts[reader.language];
  const named = isolate(reader, title ?? '');
  if (outcome === 'late') return said.late(named);
  if (outcome === 'rated') return said.rated(named, writeFigures(reader, stars ?? 0));
  return outcome === 'unanswered' ? said.unanswered : said.notCarried(named);
}
