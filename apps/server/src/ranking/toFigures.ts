import type { Figures } from '../search/index.ts';
import type { OrderFact, QuestionFact, SellerFacts } from '../score/index.ts';

/** So many ratings, as the market's mean, are added to those of each service. */
const addedRatings = 10;

/** Of so few first messages, and of so few orders, nothing is concluded. */
const fewest = { questions: 5, orders: 5 };

/** How much somebody answers of whom nothing is known. */
const unknownAnswers = 50;

const most = 100;
const hourLength = 3_600_000;

/** What is known of one service. */
export interface ServiceFacts {
  /** Those of people who have bought it stand in it twice. */
  ratingSum: number;
  ratingCount: number;
  /** How many different people have bought it, and had it completed, in the time that counts. */
  buyers: number;
  /** How often it has been ordered. */
  orders: number;
}

/** What is known of the market as a whole. */
export interface MarketMeans {
  /** Of all ratings; between 1 and 5. */
  stars: number;
  /** How many buyers those services have that only one of a hundred sold ones exceeds. */
  topBuyers: number;
}

const toShare = (part: number, all: number): number => Math.round((most * part) / all);

/** How quality is counted: the mean of the ratings, near the market's where there are few. */
export function toQuality({ ratingSum, ratingCount }: ServiceFacts, { stars }: MarketMeans) {
  const mean = (addedRatings * stars + ratingSum) / (addedRatings + ratingCount);
  return toShare(mean - 1, 4);
}

/** The first buyers count for most. */
export const toSales = ({ buyers }: ServiceFacts, { topBuyers }: MarketMeans): number =>
  Math.min(most, toShare(Math.log(1 + buyers), Math.log(1 + topBuyers)));

/** The share of first messages that were answered in time, without those that are still open or excused. */
export function toAnswers(questions: readonly QuestionFact[], answerHours: number, now: number) {
  const isInTime = ({ at, answeredAt }: QuestionFact) =>
    answeredAt !== null && answeredAt.getTime() - at.getTime() <= answerHours * hourLength;
  const counted = questions.filter(
    (question) =>
      isInTime(question) ||
      (!question.isExcused && now - question.at.getTime() > answerHours * hourLength),
  );
  if (counted.length < fewest.questions) return unknownAnswers;
  return toShare(counted.filter(isInTime).length, counted.length);
}

const isAtFault = ({ end, firstDelivery }: OrderFact) =>
  end === 'sellersFault' || firstDelivery === 'late';

/** The share of orders that ended by the seller's fault, or of which the first delivery came late. */
export function toFaults(orders: readonly OrderFact[]): number {
  const counted = orders.filter((order) => order.end === 'completed' || isAtFault(order));
  if (counted.length < fewest.orders) return 0;
  return toShare(counted.filter(isAtFault).length, counted.length);
}

/** What of a service decides where it is found. */
export const makeFigures = (
  service: ServiceFacts,
  seller: SellerFacts,
  means: MarketMeans,
  answerHours: number,
  now: number,
): Figures => ({
  quality: toQuality(service, means),
  sales: toSales(service, means),
  answers: toAnswers(seller.questions, answerHours, now),
  faults: toFaults(seller.orders),
  orders: Math.min(most, service.orders),
});
