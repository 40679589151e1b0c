import { refusals } from '@market/api/contract';
import type { Handlers } from '../http/Handlers.ts';
import type { RateLimit, RateLimits } from '../limits/rateLimitQueries.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { BlockQueries } from './blockQueries.ts';
import { countInWords } from './countInWords.ts';
import type { ReportQueries } from './reportQueries.ts';

const reportsOfPerson: RateLimit = { name: 'reports', count: 30, minutes: 60 };

/** Answers the calls about blocked people and about reports. */
export const createReportHandlers = (
  blocks: BlockQueries,
  reports: ReportQueries,
  limits: RateLimits,
) =>
  ({
    blockPerson: async ({ id }, { _id }) => {
      if (id === _id) throw new CallRefusal(refusals.ownAccountBlocked);
      if (!(await blocks.add(_id, id))) throw new CallRefusal(refusals.personNotFound);
      return {};
    },

    unblockPerson: async ({ id }, { _id }) => {
      if (!(await blocks.remove(_id, id))) throw new CallRefusal(refusals.personNotFound);
      return {};
    },

    listBlocks: ({ cursor }, { _id }) => blocks.list(_id, cursor),

    reportContent: async (request, { _id }) => {
      await countInWords(limits, refusals.manyReports, [reportsOfPerson, _id]);
      const content = await reports.find(request, _id);
      if (!content) throw new CallRefusal(refusals.contentNotFound);
      if (content.aboutPerson === _id) throw new CallRefusal(refusals.ownContentReported);
      await reports.add(_id, request, content);
      return { message: 'Thank you. We will look at it.' };
    },
  }) satisfies Partial<Handlers>;
