import type { OrderFacts } from '@market/api/contract';
import { expect, test } from 'vitest';
import { findNext, listDue } from './orderSchedule.ts';

const at = (day: number, hour = 0) => new Date(Date.UTC(2026, 10, day, hour));

const facts: OrderFacts = {
  stage: 'delivered',
  money: 'kept',
  terms: {
    days: 7,
    revisions: 1,
    acceptDays: 5,
    extensionDays: 7,
    graceHours: 24,
    answerHours: 48,
    answerDays: 14,
    lateDays: 30,
    proposalHours: 72,
    disputeDays: 5,
    clearingDays: 14,
    appealDays: 7,
    commissionBasisPoints: 1000,
  },
  stageSince: at(1),
  dueAt: at(8),
  acceptBy: at(6),
  revisionsUsed: 0,
  isReviewExtended: false,
  proposal: null,
  dispute: null,
  chargedBackAt: null,
};

const read = (stage: OrderFacts['stage']) =>
  listDue({ ...facts, stage }).map(({ kind, at: moment }) => `${kind} ${moment.getUTCDate()}`);

test('each stage has its schedule, and what is over has none', () => {
  expect(read('requirements')).toEqual(['remind 2', 'remind 4', 'expire 15']);
  expect(read('working')).toEqual(['remind 7', 'fallDue 8', 'expire 8']);
  expect(read('revision')).toEqual(read('working'));
  expect(read('delivered')).toEqual(['remind 4', 'remind 5', 'acceptBySilence 6']);
  expect(read('completed')).toEqual([]);
  expect(read('cancelled')).toEqual([]);
});

test('what is next comes one after the other', () => {
  expect(findNext(facts, 0, null, at(1))).toEqual({ due: { kind: 'remind', at: at(4) }, index: 0 });
  expect(findNext(facts, 1, at(4), at(4))?.due).toEqual({ kind: 'remind', at: at(5) });
  expect(findNext(facts, 2, at(5), at(5))?.due).toEqual({ kind: 'acceptBySilence', at: at(6) });
  expect(findNext(facts, 3, at(6), at(6))).toBeUndefined();
});

test('of what was missed only the last reminder comes, and silence counts a day after it', () => {
  expect(findNext(facts, 0, null, at(5))?.index).toBe(1);
  expect(findNext(facts, 0, null, at(20))).toEqual({
    due: { kind: 'remind', at: at(5) },
    index: 1,
  });
  expect(findNext(facts, 2, at(20), at(20))?.due.at).toEqual(at(21));
});

const dispute = {
  by: 'buyer',
  openedAt: at(6),
  answerBy: at(11),
  isAnswered: true,
  isAppealed: false,
  stageBefore: 'delivered',
  stageBeforeSince: at(1),
} as const;
const decide = (outcome: 'refund' | 'part' | 'release', isAppealed = false): OrderFacts => ({
  ...facts,
  stage: 'disputed',
  dispute: { ...dispute, isAppealed, decision: { outcome, amount: null, decidedAt: at(10) } },
});

test('what was decided happens when nobody can ask for another decision, and the last one at once', () => {
  expect(listDue(decide('refund'))).toEqual([{ kind: 'refundByDecision', at: at(17) }]);
  expect(listDue(decide('part'))).toEqual([{ kind: 'refundPartByDecision', at: at(17) }]);
  expect(listDue(decide('release', true))).toEqual([{ kind: 'releaseByDecision', at: at(10) }]);
  const undecided: OrderFacts = {
    ...facts,
    stage: 'disputed',
    dispute: { ...dispute, decision: null },
  };
  expect(listDue(undecided)).toEqual([]);
  // A dispute that is over leaves the order the schedule of its stage.
  expect(listDue({ ...decide('release'), stage: 'delivered' })).toEqual(listDue(facts));
});

test('while something is proposed only its end is next', () => {
  const proposal = {
    kind: 'cancellation',
    by: 'buyer',
    days: null,
    amount: null,
    expiresAt: at(9),
  } as const;
  expect(findNext({ ...facts, proposal }, 1, null, at(20))).toEqual({
    due: { kind: 'lapseProposal', at: at(9) },
    index: 1,
  });
});

test('what has no day has no schedule, and nothing ends before its own day', () => {
  expect(listDue({ ...facts, stage: 'working', dueAt: null })).toEqual([]);
  expect(listDue({ ...facts, acceptBy: null })).toEqual([]);
  const working: OrderFacts = { ...facts, stage: 'working' };
  expect(findNext(working, 2, at(8), at(8))?.due).toEqual({ kind: 'expire', at: at(38) });
  expect(findNext(working, 2, at(37, 12), at(38))?.due).toEqual({
    kind: 'expire',
    at: at(38, 12),
  });
  expect(findNext(working, 0, null, at(50))?.due).toEqual({ kind: 'fallDue', at: at(8) });
});
