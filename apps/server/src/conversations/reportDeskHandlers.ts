import { refusals } from '@market/api/contract';
import type { AuditEvent } from '../audit/auditQueries.ts';
import type { Handlers } from '../http/Handlers.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import type { ReportQueries } from './reportQueries.ts';
import type { TellMessage } from './tellMessage.ts';

/**
 * Answers the calls with which moderators look at what was reported. Whoever looks at what people have written,
 * or decides about it, is written down.
 */
export function createReportDeskHandlers(
  reports: ReportQueries,
  note: (event: AuditEvent) => Promise<void>,
  tellMessage: TellMessage,
) {
  async function inspect(id: string) {
    const found = await reports.inspect(id);
    if (!found) throw new CallRefusal(refusals.reportNotFound);
    return found;
  }

  return {
    listReports: ({ state, cursor }) => reports.list(state, cursor),

    inspectReport: async ({ id }, { _id: personId }, { address }) => {
      const found = await inspect(id);
      await note({ personId, what: 'report.inspected', subjectId: id, address });
      return found;
    },

    closeReport: async (request, { _id: personId }, { address }) => {
      const subjectId = request.id;
      await inspect(subjectId);
      if (!(await reports.close(request, personId, tellMessage))) {
        throw new CallRefusal(refusals.reportClosed);
      }
      await note({ personId, what: 'report.closed', subjectId, address });
      return {};
    },
  } satisfies Partial<Handlers>;
}
