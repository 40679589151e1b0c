import { longestAnalytics, refusals } from '@market/api/contract';
import type { Handlers } from '../http/Handlers.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { AnalyticsQueries, Period } from './analyticsQueries.ts';
import type { SeenCounter } from './createSeenCounter.ts';

const dayLength = 86_400_000;

/** How many days are told of where nobody says how many. */
const usualDays = 30;

/** The farthest day that can be asked for. */
const lastDay = Date.parse('9000-01-01');

const firstDay = Date.parse('2000-01-01');

/** Reads a day; one that does not exist is that many days after the last of its month. */
function readDay(text: string | undefined, usual: number): number {
  const [year = 0, month = 1, day = 1] = (text ?? '').split('-').map(Number);
  const time = text === undefined ? usual : Date.UTC(year, month - 1, day);
  return Math.min(Math.max(time, firstDay), lastDay);
}

/** The first and the last day of what is asked for, and how many they are. */
export function toPeriod(from: string | undefined, to: string | undefined, now: number): Period {
  const today = Math.floor(now / dayLength) * dayLength;
  const last = readDay(to, today);
  const first = Math.min(readDay(from, last - (usualDays - 1) * dayLength), last);
  const days = Math.min((last - first) / dayLength + 1, longestAnalytics);
  return { last: new Date(last), days };
}

/** Answers the calls about how services are found. */
export const createAnalyticsHandlers = (counter: SeenCounter, analytics: AnalyticsQueries) =>
  ({
    countSeen: async (sighting, person, { network }) => {
      await counter.count({ ...sighting, personId: person?._id ?? null, network });
      return {};
    },

    getAnalytics: async ({ from, to, service }, { _id }) => {
      if (service !== undefined && !(await analytics.isOwn(service, _id))) {
        throw new CallRefusal(refusals.serviceNotFound);
      }
      return analytics.read(_id, toPeriod(from, to, Date.now()), service);
    },
  }) satisfies Partial<Handlers>;
