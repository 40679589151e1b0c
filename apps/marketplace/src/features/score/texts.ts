import type { ScoreDispute, ScoreOutcome, ScorePart, SellerLevel } from '@market/api';

const parts: Record<ScorePart, string> = {
  ratings: 'Ratings',
  onTime: 'On time',
  carried: 'Carried through',
  answers: 'Quick answers',
  buyers: 'Buyers',
};

const outcomes: Record<ScoreOutcome, string> = {
  start: 'What everybody begins with',
  room: 'What more buyers would bring',
  rated: 'Rated',
  onTime: 'Delivered on time',
  late: 'Delivered late',
  carried: 'Completed',
  notCarried: 'Not carried through',
  answered: 'Answered in time',
  unanswered: 'Not answered in time',
  buyer: 'A buyer',
  returning: 'A buyer who came back',
};

const levels: Record<SellerLevel, string> = {
  new: 'New',
  none: 'No level',
  one: 'Level 1',
  two: 'Level 2',
  top: 'Top seller',
};

/** What the screens about scores and levels say. */
export const texts = {
  title: 'Your score',
  waiting: 'Loading your score',
  failure: 'Your score could not be loaded.',
  rules: 'How it is made up',
  parts,
  outcomes,
  levels,
  stars: (stars: number) => `Rated with ${stars} of 5 stars`,
  none: {
    title: 'New',
    text: (orders: string) =>
      `After ${orders} completed orders you have a score. Until then nothing counts against you.`,
  },
  costliest: 'What costs most',
  nothingCosts: 'Nothing costs you anything.',
  next: (level: string, orders: string, buyers: string, score: string) =>
    `${level} takes ${orders} completed orders from ${buyers} buyers and a score of ${score}.`,
  now: (orders: string, buyers: string) =>
    `So far you have ${orders} completed orders from ${buyers} buyers.`,
  top: 'There is no higher level.',
  falls: (date: string) =>
    `Your orders no longer reach your level. Unless that changes, you lose it on ${date}.`,
  causes: 'What it is the sum of',
  chooseCauses: 'Part of the score',
  causesWaiting: 'Loading what it is the sum of',
  causesFailure: 'What it is the sum of could not be loaded.',
  noCauses: 'Nothing of this has happened yet.',
  what: 'What',
  when: 'When',
  points: 'Points',
  pointsOf: (points: string, most: string) => `${points} of ${most}`,
  uncounted: 'Does not count',
  conversation: 'A first message',
  dispute: {
    ask: 'Dispute',
    title: 'Dispute this entry',
    text: 'Somebody of the market looks at it, once, and you are told what was decided. Until then it counts.',
    label: 'Why it should not count',
    hint: 'What has happened, and where it can be seen.',
    missing: 'Please say why it should not count!',
    send: 'Send',
    sent: 'Thank you. Somebody of the market will look at it.',
    states: {
      waiting: 'Being looked at',
      kept: 'Looked at: it stays',
      uncounted: 'Looked at: no longer counts',
    } satisfies Record<ScoreDispute['state'], string>,
    since: (day: string) => `since ${day}`,
    decided: (day: string) => `on ${day}`,
  },

  ranking: {
    title: 'Scores and levels',
    orderTitle: 'Order, scores and levels',
    orderText:
      'Everything that decides in which order services are found, and about the score of a seller. There is nothing else, and nothing of it is secret.',
    text: 'Everything that decides about the score of a seller. There is nothing else, and nothing of it is secret.',
    waiting: 'Loading the rules',
    failure: 'The rules could not be loaded.',
    parts: 'What counts for a score',
    part: 'Part',
    most: 'Points at best',
    from: 'From',
    meanings: {
      ratings: (stars: string, reviews: string) =>
        `The mean of what buyers gave for orders. Everybody begins with ${stars} stars, which weigh as much as ${reviews} reviews.`,
      onTime:
        'Whether what was delivered first came in time. Agreed days more count, and nothing counts while more are proposed.',
      carried:
        'How many orders were completed. Only those that ended by the fault of the seller cost anything.',
      answers: (hours: string) =>
        `First messages answered within ${hours} hours. Those that came while somebody was away, or were reported as spam, do not count.`,
      buyers: (most: string) =>
        `How many different buyers there were, up to ${most}. Those who came back count half as much again.`,
    },
    time: (days: string, half: string) =>
      `The last ${days} days count. What is ${half} days old weighs half as much as what is new.`,
    fault:
      'What was cancelled by the buyer, by agreement or by the market, or because the buyer did not answer, never costs anything.',
    new: (orders: string) =>
      `A seller with fewer than ${orders} completed orders is new and has no number.`,
    levels: 'Levels',
    level: 'Level',
    orders: 'Orders',
    buyers: 'Buyers',
    score: 'Score',
    fall: (days: string) =>
      `A level is reached at once. It is lost after ${days} days below it, one at a time, and a mail says before what costs most.`,
    shown:
      'Everybody sees the level, how much came on time, how soon messages are answered and how many orders were completed.',
    shares: 'How a score is the sum of its causes',
    share:
      'In each part the causes share its points by how new they are. Each shows what it brings and what it could have brought, with the order or the message that it comes from.',
  },
};
