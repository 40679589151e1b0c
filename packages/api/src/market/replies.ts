import { createRefusal } from '../testing/answers.ts';
import { pageOf } from '../testing/pageOf.ts';
import type { PretendedMarket, Replies } from '../testing/PretendedMarket.ts';

/** How a pretended backend answers the call about the market itself. */
export const createMarketReplies = (market: PretendedMarket) =>
  ({
    getMarket: () => (market.about ? { market: market.about } : createRefusal('notFound')),
    getOverview: () => {
      const reports = market.reports.filter(({ closedAt }) => closedAt === null);
      const appeals = market.decisions.filter(({ appeal }) => appeal && !appeal.outcome);
      const services = market.services.filter(({ held }) => held === 'waiting');
      return {
        queues: [
          {
            name: 'reports',
            count: reports.length,
            oldestAt: reports[0]?.createdAt ?? null,
          },
          {
            name: 'services',
            count: services.length,
            oldestAt: services[0]?.createdAt ?? null,
          },
          {
            name: 'appeals',
            count: appeals.length,
            oldestAt: appeals[0]?.appeal?.createdAt ?? null,
          },
        ],
      };
    },
    listAudit: ({ person, what, subject, cursor }) => {
      const found = market.auditEvents.filter(
        (event) =>
          (person === undefined || event.by?._id === person) &&
          (subject === undefined || event.subject === subject) &&
          (what === undefined || event.what.startsWith(what)),
      );
      const { page, cursors } = pageOf(found, cursor);
      return { events: page, ...cursors };
    },
    listSettings: () => ({ settings: market.settings }),
    saveSetting: ({ key, value, seen }) => {
      const found = market.settings.find((setting) => setting.key === key);
      if (!found) return createRefusal('settingNotFound');
      if (found.value !== seen) return createRefusal('decidedMeanwhile');
      if (value === '') return createRefusal('settingImpossible', undefined, 'value');
      market.settings = market.settings.map((setting) =>
        setting === found
          ? { ...found, value: value ?? found.usual, isSet: value !== null }
          : setting,
      );
      return {};
    },
  }) satisfies Partial<Replies>;
