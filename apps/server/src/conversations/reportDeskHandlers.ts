import { refusals } from '@market/api/contract';
import type { AuditEvent } from '../audit/auditQueries.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Handlers } from '../http/Handlers.ts';
import type { SettleReported } from '../guard/index.ts';
import { CallRefusal } from '../refusals/CallRefusal.ts';
import { requireStepUp } from '../people/index.ts';
import { decideReport, takeReport } from './decideReport.ts';
import type { ReportQueries } from './reportQueries.ts';
import type { TellMessage } from './tellMessage.ts';

/**
 * Answers the calls with which moderators look at what was reported. A moderator who looks at what people have
 * written, or decides about it, is written down.
 */
export function createReportDeskHandlers(
  database: Database,
  reports: ReportQueries,
  note: (event: AuditEvent) => Promise<void>,
  tellMessage: TellMessage,
  settleReported: SettleReported,
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

    takeReport: async ({ id }, { _id: personId }, { address }) => {
      await takeReport(database, id, { personId, address });
      return {};
    },

    decideReport: async (request, { _id: personId }, visit) => {
      requireStepUp(visit);
      const decider = { personId, address: visit.address };
      await decideReport(database, request, decider, tellMessage, settleReported);
      return {};
    },

    closeReport: async (request, { _id: personId }, { address }) => {
      const subjectId = request.id;
      await inspect(subjectId);
      if (!(await reports.close(request, personId, tellMessage))) {
        throw new CallRefusal(refusals.reportClosed);
      }
      await note({ personId, what: 'report.closed', subjectId, address, reason: request.words });
      return {};
    },
  } satisfies Partial<Handlers>;
}
