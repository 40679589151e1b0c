import { createRefusal } from '../testing/answers.ts';
import { pageOf } from '../testing/pageOf.ts';
import type { PretendedMarket, Replies } from '../testing/PretendedMarket.ts';
import type { DeskCategory } from './deskCalls.ts';

/** What to send as `seen` after reading these. */
const toVersion = (list: readonly DeskCategory[]) => `of ${list.length}`;

/** How a pretended backend answers the call about the market itself. */
export const createMarketReplies = (market: PretendedMarket) =>
  ({
    getMarket: () => (market.about ? { market: market.about } : createRefusal('notFound')),
    getOverview: () => {
      const reports = market.reports.filter(({ closedAt }) => closedAt === null);
      const appeals = market.decisions.filter(({ appeal }) => appeal && !appeal.outcome);
      const services = market.services.filter(({ held }) => held === 'waiting');
      const [held] = market.held;
      return {
        queues: [
          {
            name: 'reports',
            count: reports.length,
            oldestAt: reports[0]?.createdAt ?? null,
          },
          {
            name: 'held',
            count: market.held.length,
            oldestAt: held?.heldAt ?? null,
          },
          {
            name: 'identity',
            count: market.verifications.length,
            oldestAt: market.verifications[0]?.askedAt ?? null,
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
    listDeskCategories: () => ({
      categories: market.deskCategories,
      version: toVersion(market.deskCategories),
    }),
    addCategory: ({ slug, name, names, seen }) => {
      const known = market.deskCategories;
      if (toVersion(known) !== seen) return createRefusal('decidedMeanwhile');
      if (known.some((one) => one.slug.toLowerCase() === slug.toLowerCase())) {
        return createRefusal('categoryKnown', undefined, 'slug');
      }
      market.deskCategories = [...known, { slug, name, names, isRetired: false, serviceCount: 0 }];
      return {};
    },
    saveCategory: ({ slug, name, names, isRetired, place, seen }) => {
      const known = market.deskCategories;
      const found = known.find((one) => one.slug === slug);
      if (!found) return createRefusal('categoryNotFound');
      if (toVersion(known) !== seen) return createRefusal('decidedMeanwhile');
      const others = known.filter((one) => one !== found);
      if (isRetired && others.every((one) => one.isRetired)) return createRefusal('lastCategory');
      market.deskCategories = others.toSpliced(place, 0, { ...found, name, names, isRetired });
      return {};
    },
  }) satisfies Partial<Replies>;
