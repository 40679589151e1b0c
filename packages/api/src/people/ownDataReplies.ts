import { createRefusal } from '../testing/answers.ts';
import type { PretendedMarket, Replies } from '../testing/PretendedMarket.ts';

const now = '2026-11-24T12:00:00.000Z';
const week = 7 * 24 * 60 * 60_000;
const inWeeks = (count: number) => new Date(Date.parse(now) + count * week).toISOString();

const refuseUnproved = (market: PretendedMarket) => {
  if (market.needsPassword) return createRefusal('passwordNeeded');
  return market.needsStepUp ? createRefusal('stepUpWanted') : undefined;
};

/** How a pretended backend answers the calls about what is stored of somebody. */
export function createOwnDataReplies(market: PretendedMarket) {
  return {
    getOwnData: () => ({
      dataExport: market.dataExport,
      nextExportAt: market.nextExportAt,
      blocks: market.deletionBlocks,
      graceDays: 14,
    }),
    requestExport: () => {
      const refusal = refuseUnproved(market);
      if (refusal) return refusal;
      if (market.nextExportAt) return createRefusal('exportTooSoon');
      const dataExport = { state: 'waiting' as const, requestedAt: now, size: null, until: null };
      market.dataExport = dataExport;
      market.nextExportAt = inWeeks(1 / 7);
      return { dataExport };
    },
    getExportLink: () => {
      const refusal = refuseUnproved(market);
      if (refusal) return refusal;
      const { until, state } = market.dataExport ?? {};
      if (state !== 'ready' || !until) return createRefusal('exportMissing');
      return { link: `/exports/sample?until=${encodeURIComponent(until)}`, until };
    },
    requestDeletion: ({ password }) => {
      if (market.needsStepUp) return createRefusal('stepUpWanted');
      if (market.deletionBlocks.length > 0) return createRefusal('deletionBlocked');
      if (password === 'wrong') return createRefusal('wrongPassword', undefined, 'password');
      market.user = null;
      return { deletedAt: inWeeks(2) };
    },
  } satisfies Partial<Replies>;
}
