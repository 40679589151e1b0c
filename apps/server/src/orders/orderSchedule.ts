import { decisionTakesEffectAt, type OrderFacts, type OrderTransition } from '@market/api/contract';

/** Something that time does to an order: it moves on, or somebody is told. */
export interface Due {
  kind: DueTransition | 'remind' | 'fallDue';
  at: Date;
}

/** What time alone makes of an order. */
type DueTransition = Extract<
  OrderTransition,
  | 'acceptBySilence'
  | 'expire'
  | 'lapseProposal'
  | 'refundByDecision'
  | 'refundPartByDecision'
  | 'releaseByDecision'
>;

const effects = {
  refund: 'refundByDecision',
  part: 'refundPartByDecision',
  release: 'releaseByDecision',
} as const;

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** How long there is after somebody was warned before an order ends by itself, in ms. */
const fairWarning = dayMs;

const add = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

/** Lists what time does to an order while it stays in its stage, the earliest first. */
export function listDue(facts: OrderFacts): Due[] {
  const { stage, stageSince, dueAt, acceptBy, terms, dispute } = facts;
  const effectAt = decisionTakesEffectAt(facts);
  if (stage === 'disputed' && dispute?.decision && effectAt) {
    return [{ kind: effects[dispute.decision.outcome], at: effectAt }];
  }
  if (stage === 'requirements') {
    return [
      { kind: 'remind', at: add(stageSince, dayMs) },
      { kind: 'remind', at: add(stageSince, 3 * dayMs) },
      { kind: 'expire', at: add(stageSince, terms.answerDays * dayMs) },
    ];
  }
  if ((stage === 'working' || stage === 'revision') && dueAt) {
    return [
      { kind: 'remind', at: add(dueAt, -dayMs) },
      { kind: 'fallDue', at: dueAt },
      { kind: 'expire', at: add(dueAt, terms.lateDays * dayMs) },
    ];
  }
  if (stage === 'delivered' && acceptBy) {
    return [
      { kind: 'remind', at: add(acceptBy, -2 * dayMs) },
      { kind: 'remind', at: add(acceptBy, -dayMs) },
      { kind: 'acceptBySilence', at: acceptBy },
    ];
  }
  return [];
}

const isEnd = (due: Due | undefined) => due?.kind === 'acceptBySilence' || due?.kind === 'expire';

/**
 * Says what time does next, perhaps later. What was missed is left out but for the last of it, and no order
 * ends by itself before somebody was warned. While something is proposed all else waits.
 *
 * @param done How many entries of the schedule are over.
 * @param warnedAt When the last of them was; null for none.
 */
export function findNext(
  facts: OrderFacts,
  done: number,
  warnedAt: Date | null,
  now: Date,
): { due: Due; index: number } | undefined {
  if (facts.proposal) {
    return { due: { kind: 'lapseProposal', at: facts.proposal.expiresAt }, index: done };
  }
  const schedule = listDue(facts);
  const last = Math.max(
    schedule.findLastIndex(({ at }) => at <= now),
    done,
  );
  const index = isEnd(schedule[last]) && last > done ? last - 1 : last;
  const due = schedule[index];
  if (!due) return undefined;
  if (!isEnd(due) || warnedAt === null) return { due, index };
  const at = new Date(Math.max(due.at.getTime(), warnedAt.getTime() + fairWarning));
  return { due: { ...due, at }, index };
}
