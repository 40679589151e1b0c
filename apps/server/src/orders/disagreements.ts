import type {
  Dispute,
  DisputeFacts,
  OrderTerms,
  Proposal,
  ProposalFacts,
} from '@market/api/contract';
import { decisionTakesEffectAt } from '@market/api/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { DisputesTable, ProposalsTable } from '../database/paymentTables.ts';
import { toRupees } from '../database/paise.ts';

export type ProposalRow = Selectable<ProposalsTable>;
export type DisputeRow = Selectable<DisputesTable>;

/** What an order's sides propose, and disagree about. */
export interface Disagreement {
  proposal: ProposalRow | null;
  dispute: DisputeRow | null;
}

/** Gives each of these orders what its sides propose, and disagree about: two questions for all of them. */
export async function withDisagreements<
  Row extends { proposal_id: string | null; dispute_id: string | null },
>(database: Database, rows: readonly Row[]): Promise<(Row & Disagreement)[]> {
  const proposalIds = rows.flatMap(({ proposal_id: id }) => id ?? []);
  const disputeIds = rows.flatMap(({ dispute_id: id }) => id ?? []);
  const proposals =
    proposalIds.length === 0
      ? []
      : await database
          .selectFrom('proposals')
          .selectAll()
          .where('id', 'in', proposalIds)
          .where('state', '=', 'open')
          .execute();
  const disputes =
    disputeIds.length === 0
      ? []
      : await database.selectFrom('disputes').selectAll().where('id', 'in', disputeIds).execute();
  const proposalsById = new Map(proposals.map((proposal) => [proposal.id, proposal]));
  const disputesById = new Map(disputes.map((dispute) => [dispute.id, dispute]));
  return rows.map((row) => ({
    ...row,
    proposal: proposalsById.get(row.proposal_id ?? '') ?? null,
    dispute: disputesById.get(row.dispute_id ?? '') ?? null,
  }));
}

/** How long a dispute stays with the operator who took it, in ms. */
const takenFor = 60 * 60 * 1000;

/** Who is looking at a dispute; null for nobody. */
export const takerOf = (
  { taken_by, taken_at, closed_at }: Pick<DisputeRow, 'taken_by' | 'taken_at' | 'closed_at'>,
  now: Date,
): string | null =>
  closed_at === null && taken_at && now.getTime() - taken_at.getTime() < takenFor ? taken_by : null;

/** Reads what decides what may become of a proposal. */
export const toProposalFacts = ({
  kind,
  side,
  days,
  amount,
  expires_at,
}: ProposalRow): ProposalFacts => ({
  kind,
  by: side,
  days,
  amount: amount === null ? null : toRupees(amount),
  expiresAt: expires_at,
});

/** Reads what decides what may become of a dispute. */
export const toDisputeFacts = (row: DisputeRow): DisputeFacts => ({
  by: row.side,
  openedAt: row.opened_at,
  answerBy: row.answer_by,
  isAnswered: row.answer_id !== null || row.appeal_id !== null,
  decision:
    row.outcome && row.decided_at
      ? {
          outcome: row.outcome,
          amount: row.amount === null ? null : toRupees(row.amount),
          decidedAt: row.decided_at,
        }
      : null,
  isAppealed: row.appeal_id !== null,
  stageBefore: row.stage_before,
  stageBeforeSince: row.stage_before_since,
});

/** Tells the sides of an order what is proposed and what they disagree about, with all that was said. */
export async function tellDisagreement(
  database: Database,
  { proposal, dispute }: Disagreement,
  terms: OrderTerms,
): Promise<{ proposal: Proposal | null; dispute: Dispute | null }> {
  const ids = [
    proposal?.id,
    dispute?.id,
    dispute?.answer_id,
    dispute?.decision_id,
    dispute?.appeal_id,
  ].filter((id) => typeof id === 'string');
  const events =
    ids.length === 0
      ? []
      : await database
          .selectFrom('order_events')
          .select(['id', 'text'])
          .where('id', 'in', ids)
          .execute();
  const texts = new Map(events.map(({ id, text }) => [id, text]));
  const say = (id: string | null) => texts.get(id ?? '') ?? '';
  return {
    proposal: proposal && tellProposal(proposal, say(proposal.id)),
    dispute: dispute && tellDispute(dispute, say, terms),
  };
}

function tellProposal(row: ProposalRow, text: string): Proposal {
  const { expiresAt, ...facts } = toProposalFacts(row);
  return { _id: row.id, ...facts, text, expiresAt: expiresAt.toISOString() };
}

function tellDispute(
  row: DisputeRow,
  say: (id: string | null) => string,
  terms: OrderTerms,
): Dispute {
  const { by, openedAt, answerBy, decision, ...facts } = toDisputeFacts(row);
  const takesEffectAt = decisionTakesEffectAt({
    dispute: { by, openedAt, answerBy, decision, ...facts },
    terms,
  });
  return {
    _id: row.id,
    by,
    openedAt: openedAt.toISOString(),
    text: say(row.id),
    wanted: row.wanted === null ? null : toRupees(row.wanted),
    answerBy: answerBy.toISOString(),
    answer: row.answer_id && say(row.answer_id),
    decision:
      decision && takesEffectAt
        ? {
            outcome: decision.outcome,
            amount: decision.amount,
            reasons: say(row.decision_id),
            decidedAt: decision.decidedAt.toISOString(),
            takesEffectAt: takesEffectAt.toISOString(),
          }
        : null,
    appeal: row.appeal_side && { by: row.appeal_side, text: say(row.appeal_id) },
  };
}
