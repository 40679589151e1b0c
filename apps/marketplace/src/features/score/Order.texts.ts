import type { RankingPart } from '@market/api';

/** What a search is ordered by. */
const parts: Record<RankingPart, string> = {
  text: 'Text',
  quality: 'Quality',
  sales: 'Sales',
  fresh: 'Freshness',
  answers: 'Answers',
  faults: 'What went wrong',
};

/** What is said of the order in which services are found, and of the place of one of them. */
export const texts = {
  parts,
  rules: {
    title: 'How services are ordered',
    text: 'The order of a search by relevance is a sum that everybody can add up. Nobody can buy a place, and nothing else decides.',
    waiting: 'Loading how services are ordered',
    failure: 'How services are ordered could not be loaded.',
    part: 'Part',
    from: 'From',
    most: 'Points at best',
    least: (points: string) => `−${points}`,
    meanings: {
      text: 'Each word that is searched for brings 100 as it stands in the title, 80 in another form or as a part, 50 if it was mistyped. In the seller’s name, in a tag or at the beginning of the description it brings half. The mean of the words counts.',
      quality:
        'The mean of the ratings, together with ten that are as good as the market is on the whole. Those of people who have bought the service count twice.',
      sales: (days: string) =>
        `How many different people bought it and had it completed in ${days} days. The first ones count for most.`,
      fresh:
        'How lately it was first offered: 100 today, 37 after 90 days, 2 after a year. Changing it changes nothing.',
      answers: (hours: string, days: string) =>
        `The share of first messages of ${days} days that were answered within ${hours} hours. With fewer than five of them it is 50.`,
      faults: (days: string) =>
        `The share of orders of ${days} days that ended by the fault of the seller or came late. With fewer than five orders it is 0.`,
    } satisfies Record<RankingPart, unknown>,
    sum: 'Each part is a number from 0 to 100. It brings that share of its points; what went wrong takes them away. What has the same sum stands from the newest on.',
    away: 'Days on which a seller is away do not count.',
    newcomers: (every: string, places: string, days: string, orders: string) =>
      `Every ${every}th place, ${places} times, is for a service offered for fewer than ${days} days and ordered fewer than ${orders} times, which nobody would see otherwise. They take turns, other ones each day and for each search, and are marked “New”.`,
    noNewcomers: 'No places are kept for new services.',
    often: 'All numbers are made up anew several times an hour.',
  },
  why: {
    title: 'Why here?',
    of: (title: string) => `Where “${title}” stands in a search, and what that is the sum of.`,
    word: 'Words of a search',
    show: 'Show place',
    waiting: 'Looking for its place',
    failure: 'Its place could not be found out.',
    service: 'Your service',
    place: (place: string, count: string) => `Place ${place} of ${count}`,
    newcomer: 'In a place for new services, whatever its points.',
    ahead: (points: string) => `The one before it has ${points} points.`,
    first: 'Nothing stands before it.',
    table: 'What its points are the sum of',
    part: 'Part',
    figure: 'Of 100',
    weight: 'Points at best',
    points: 'Points',
    sum: 'Together',
    list: 'Show the list',
    isNew: 'New',
    edit: 'Edit the service',
    rules: 'How services are ordered',
    none: {
      title: 'Not found.',
      text: (keyword: string) =>
        `A search for “${keyword}” does not find this service. The words have to stand in its title, in your name or at the beginning of its description.`,
      paused: 'This service is in no list while it is paused or held back.',
    },
  },
};
