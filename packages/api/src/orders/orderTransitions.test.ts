import { describe, expect, test } from 'vitest';
import { orderActors, orderStages } from '../contract/choices.ts';
import {
  findTransitionFault,
  decisionTakesEffectAt,
  type DisputeFacts,
  givesBack,
  isLate,
  listActions,
  moveOn,
  type OrderFacts,
  type OrderActor,
  type OrderTransition,
  orderTransitions,
  toOrderStatus,
} from './orderTransitions.ts';
import { sampleTerms } from './samples.ts';

const at = (day: number, hour = 0) => new Date(Date.UTC(2026, 10, day, hour));
const names = Object.keys(orderTransitions) as OrderTransition[];

const createFacts = (fields: Partial<OrderFacts> = {}): OrderFacts => ({
  stage: 'working',
  money: 'kept',
  terms: sampleTerms,
  stageSince: at(1),
  dueAt: at(8),
  acceptBy: null,
  revisionsUsed: 0,
  isReviewExtended: false,
  proposal: null,
  dispute: null,
  chargedBackAt: null,
  ...fields,
});

const createDispute = (fields: Partial<DisputeFacts> = {}): DisputeFacts => ({
  by: 'buyer',
  openedAt: at(9),
  answerBy: at(14),
  isAnswered: false,
  decision: null,
  isAppealed: false,
  stageBefore: 'delivered',
  stageBeforeSince: at(5),
  ...fields,
});

const createProposal = (
  kind: NonNullable<OrderFacts['proposal']>['kind'],
  by: 'buyer' | 'seller',
): OrderFacts['proposal'] => ({
  kind,
  by,
  days: kind === 'extension' ? 3 : null,
  amount: kind === 'refund' ? 100 : null,
  expiresAt: at(12),
});

/** What has to be so, besides the stage, before some transitions are made; most take nothing. */
const prepare: Partial<Record<OrderTransition, (actor: OrderActor) => Partial<OrderFacts>>> = {
  acceptExtension: (actor) => ({ proposal: createProposal('extension', otherSide(actor)) }),
  acceptCancellation: (actor) => ({ proposal: createProposal('cancellation', otherSide(actor)) }),
  acceptRefund: (actor) => ({ proposal: createProposal('refund', otherSide(actor)) }),
  declineProposal: (actor) => ({ proposal: createProposal('refund', otherSide(actor)) }),
  withdrawProposal: (actor) => ({
    proposal: createProposal('refund', actor === 'seller' ? 'seller' : 'buyer'),
  }),
  lapseProposal: () => ({ proposal: createProposal('refund', 'buyer') }),
  answerDispute: (actor) => ({ dispute: createDispute({ by: otherSide(actor) }) }),
  withdrawDispute: (actor) => ({
    dispute: createDispute({ by: actor === 'seller' ? 'seller' : 'buyer' }),
  }),
  decideDispute: () => ({ dispute: createDispute({ isAnswered: true }) }),
  sendBackToWork: () => ({ dispute: createDispute({ isAnswered: true }) }),
  appeal: () => ({
    dispute: createDispute({ decision: { outcome: 'release', amount: null, decidedAt: at(1000) } }),
  }),
  refundByDecision: () => decided('refund'),
  refundPartByDecision: () => decided('part'),
  releaseByDecision: () => decided('release'),
  endChargeback: () => ({ chargedBackAt: at(9) }),
  // The rest does not wait, but for days that are given here.
  proposeExtension: () => ({ dueAt: at(2000) }),
  openDispute: () => ({ dueAt: at(8) }),
};

const otherSide = (actor: OrderActor) => (actor === 'seller' ? 'buyer' : 'seller');
const decided = (outcome: 'refund' | 'part' | 'release'): Partial<OrderFacts> => ({
  dispute: createDispute({ decision: { outcome, amount: null, decidedAt: at(20) } }),
});

const byPart = (facts: OrderFacts, now: Date) =>
  findTransitionFault('refundPartByDecision', 'system', facts, now);
const findDisputeFault = (
  facts: Partial<OrderFacts>,
  now: Date,
  side: 'buyer' | 'seller' = 'buyer',
) => findTransitionFault('openDispute', side, createFacts(facts), now);
const tellStatus = (stage: OrderFacts['stage'], stageBefore: OrderFacts['stage']) =>
  toOrderStatus({ stage, dispute: { stageBefore } });

describe.each(orderStages)('an order in the stage %s', (stage) => {
  test.each(names)('moves on by %s only if the table says so', (name) => {
    const { by, from } = orderTransitions[name];
    const isAllowed = (from as readonly string[]).includes(stage);

    for (const actor of orderActors) {
      // Long after everything but what is completed: no condition of time holds it up.
      const facts = createFacts({
        stage,
        stageSince: stage === 'completed' ? at(999) : at(1),
        acceptBy: stage === 'delivered' ? at(6) : null,
        ...prepare[name]?.(actor),
      });
      const isTheirs = (by as readonly OrderActor[]).includes(actor);
      // What is completed is for its buyer only to complain about.
      const isHeldBack = name === 'openDispute' && stage === 'completed' && actor === 'seller';
      const fault = findTransitionFault(name, actor, facts, at(1000));
      expect(fault === null, `${name} by ${actor}: ${fault}`).toBe(
        isAllowed && isTheirs && !isHeldBack,
      );
      expect(fault === 'notYourStep').toBe(!isTheirs);
      expect(listActions(actor, facts, at(1000)).includes(name)).toBe(fault === null);
    }
  });
});

test.each([
  ['answersNotOverdue', 'cancelUnanswered', 'seller', { stage: 'requirements' }, at(2, 23), at(3)],
  ['orderNotLate', 'cancelLate', 'buyer', {}, at(8, 23), at(9)],
  [
    'reviewNotOver',
    'acceptBySilence',
    'system',
    { stage: 'delivered', acceptBy: at(6) },
    at(5),
    at(6),
  ],
  ['orderNotLate', 'expire', 'system', {}, at(37), at(38)],
  ['orderNotLate', 'expire', 'system', { stage: 'requirements' }, at(14, 23), at(15)],
  [
    'disputeUnheard',
    'sendBackToWork',
    'operator',
    { stage: 'disputed', dispute: createDispute() },
    at(13, 23),
    at(14),
  ],
  [
    'orderDisputed',
    'refundByDecision',
    'system',
    { stage: 'disputed', ...decided('refund') },
    at(26, 23),
    at(27),
  ],
  [
    'orderDisputed',
    'releaseByDecision',
    'system',
    { stage: 'disputed', ...decided('release') },
    at(26, 23),
    at(27),
  ],
] as const)('%s: %s by %s waits for its time', (code, name, actor, fields, early, then) => {
  expect(findTransitionFault(name, actor, createFacts(fields), early)).toBe(code);
  expect(findTransitionFault(name, actor, createFacts(fields), then)).toBeNull();
});

test.each([
  ['tooLateForTime', 'proposeExtension', 'seller', {}, at(8, 23), at(9)],
  [
    'appealOver',
    'appeal',
    'buyer',
    { stage: 'disputed', ...decided('release') },
    at(26, 23),
    at(27),
  ],
] as const)('%s: %s by %s is possible for a while', (code, name, actor, fields, last, late) => {
  expect(findTransitionFault(name, actor, createFacts(fields), last)).toBeNull();
  expect(findTransitionFault(name, actor, createFacts(fields), late)).toBe(code);
});

test.each([
  ['reviewExtended', 'extendReview', 'buyer', { stage: 'delivered', isReviewExtended: true }],
  ['disputeUnheard', 'decideDispute', 'operator', { stage: 'disputed', ...decided('part') }],
  ['disputeUnheard', 'sendBackToWork', 'operator', { stage: 'disputed', ...decided('part') }],
  ['disputeAnswered', 'answerDispute', 'seller', { stage: 'disputed', ...decided('part') }],
  ['moneyInQuestion', 'chargeBack', 'cardProvider', { chargedBackAt: at(3) }],
  ['nothingToRefund', 'endChargeback', 'cardProvider', {}],
] as const)(
  '%s: what has happened does not happen again, %s by %s',
  (code, name, actor, fields) => {
    expect(findTransitionFault(name, actor, createFacts(fields), at(21))).toBe(code);
  },
);

test('an order for which more time is asked does not end by itself', () => {
  const facts = createFacts({ proposal: createProposal('extension', 'seller') });
  expect(findTransitionFault('expire', 'system', facts, at(1000))).toBe('orderNotLate');
  const other = createFacts({ proposal: createProposal('cancellation', 'seller') });
  expect(findTransitionFault('expire', 'system', other, at(1000))).toBeNull();
});

test('nothing without a day is late', () => {
  const facts = createFacts({ dueAt: null });

  expect(isLate(facts, at(1000))).toBe(false);
  expect(findTransitionFault('cancelLate', 'buyer', facts, at(1000))).toBe('orderNotLate');
  expect(isLate(createFacts(), at(7))).toBe(false);
  expect(isLate(createFacts(), at(8))).toBe(true);
  expect(isLate(createFacts({ stage: 'revision' }), at(8))).toBe(true);
  expect(isLate(createFacts({ stage: 'delivered' }), at(9))).toBe(false);
});

const findRevisionFault = (revisions: number | null, revisionsUsed: number) =>
  findTransitionFault(
    'requestRevision',
    'buyer',
    createFacts({ stage: 'delivered', terms: { ...sampleTerms, revisions }, revisionsUsed }),
    at(4),
  );

test('there are as many revisions as were agreed', () => {
  expect(findRevisionFault(1, 0)).toBeNull();
  expect(findRevisionFault(1, 1)).toBe('noRevisionsLeft');
  expect(findRevisionFault(0, 0)).toBe('noRevisionsLeft');
  expect(findRevisionFault(null, 99)).toBeNull();
});

test('while the money is asked back only work goes on', () => {
  const facts = createFacts({ money: 'disputed' });
  expect(listActions('seller', facts, at(1000))).toEqual(['deliver']);
  expect(listActions('buyer', facts, at(1000))).toEqual([]);
  expect(findTransitionFault('refund', 'seller', facts, at(2))).toBe('moneyInQuestion');
  expect(findTransitionFault('chargeBack', 'cardProvider', facts, at(2))).toBeNull();
  expect(
    findTransitionFault('endChargeback', 'cardProvider', { ...facts, chargedBackAt: at(1) }, at(2)),
  ).toBeNull();
});

test('what is changed besides the stage', () => {
  const requirements = createFacts({ stage: 'requirements', dueAt: null });
  expect(moveOn('answerRequirements', 'buyer', requirements, at(3))).toEqual(
    createFacts({ stageSince: at(3), dueAt: at(10) }),
  );
  const delivered = moveOn('deliver', 'seller', createFacts({ isReviewExtended: true }), at(5));
  expect(delivered).toEqual(
    createFacts({ stage: 'delivered', stageSince: at(5), acceptBy: at(10) }),
  );
  expect(moveOn('requestRevision', 'buyer', delivered, at(6))).toEqual(
    createFacts({ stage: 'revision', stageSince: at(6), dueAt: at(10), revisionsUsed: 1 }),
  );
  expect(moveOn('reportNothingDelivered', 'buyer', delivered, at(6))).toEqual(
    createFacts({ stage: 'revision', stageSince: at(6) }),
  );
  expect(
    moveOn('reportNothingDelivered', 'buyer', { ...delivered, dueAt: null }, at(6)).dueAt,
  ).toEqual(at(13));
  expect(moveOn('extendReview', 'buyer', delivered, at(6))).toEqual({
    ...delivered,
    acceptBy: at(17),
    isReviewExtended: true,
  });
  expect(moveOn('accept', 'buyer', delivered, at(6))).toMatchObject({
    stage: 'completed',
    acceptBy: null,
  });
  expect(moveOn('acceptBySilence', 'system', delivered, at(6))).toEqual(
    moveOn('accept', 'buyer', delivered, at(6)),
  );
});

test('a revision of a short order has a day at least', () => {
  const facts = createFacts({ stage: 'delivered', terms: { ...sampleTerms, days: 1 } });
  expect(moveOn('requestRevision', 'buyer', facts, at(6)).dueAt).toEqual(at(7));
});

test('all money goes back by every cancellation, a part where both or the market say so', () => {
  for (const name of names) {
    const { to } = { to: undefined, ...orderTransitions[name] };
    expect(givesBack(name) === 'all').toBe(to === 'cancelled');
  }
  expect(names.filter((name) => givesBack(name) === 'part')).toEqual([
    'acceptRefund',
    'refundPartByDecision',
  ]);
});

describe('a proposal', () => {
  const delivered = createFacts({ stage: 'delivered', acceptBy: at(13) });
  const proposed = moveOn('proposeRefund', 'seller', delivered, at(9), {
    proposal: { kind: 'refund', days: null, amount: 100 },
  });

  test('waits three days, stops silence from counting, and is answered by the other side only', () => {
    expect(proposed.proposal).toEqual({
      kind: 'refund',
      by: 'seller',
      days: null,
      amount: 100,
      expiresAt: at(12),
    });
    expect(findTransitionFault('proposeCancellation', 'buyer', proposed, at(9))).toBe(
      'proposalOpen',
    );
    expect(findTransitionFault('acceptBySilence', 'system', proposed, at(100))).toBe(
      'reviewNotOver',
    );
    expect(findTransitionFault('acceptRefund', 'seller', proposed, at(9))).toBe('proposalGone');
    expect(findTransitionFault('acceptRefund', 'buyer', proposed, at(9))).toBeNull();
    expect(findTransitionFault('acceptCancellation', 'buyer', proposed, at(9))).toBe(
      'proposalGone',
    );
    expect(findTransitionFault('declineProposal', 'seller', proposed, at(9))).toBe('proposalGone');
    expect(findTransitionFault('withdrawProposal', 'buyer', proposed, at(9))).toBe('proposalGone');
    expect(findTransitionFault('lapseProposal', 'system', proposed, at(11, 23))).toBe(
      'proposalOpen',
    );
    expect(findTransitionFault('lapseProposal', 'system', proposed, at(12))).toBeNull();
  });

  test('is gone with its stage, and with its answer', () => {
    expect(moveOn('accept', 'buyer', proposed, at(10)).proposal).toBeNull();
    expect(moveOn('declineProposal', 'buyer', proposed, at(10))).toEqual(delivered);
    expect(moveOn('withdrawProposal', 'seller', proposed, at(10))).toEqual(delivered);
    expect(moveOn('lapseProposal', 'system', proposed, at(12))).toEqual(delivered);
    expect(moveOn('acceptRefund', 'buyer', proposed, at(10))).toMatchObject({
      stage: 'completed',
      stageSince: at(10),
      acceptBy: null,
      proposal: null,
    });
  });

  test('of a refund after completion lets the money rest no longer', () => {
    const completed = createFacts({ stage: 'completed', stageSince: at(9) });
    expect(moveOn('acceptRefund', 'buyer', completed, at(12)).stageSince).toEqual(at(9));
    expect(findTransitionFault('proposeRefund', 'seller', completed, at(22, 23))).toBeNull();
    expect(findTransitionFault('proposeRefund', 'seller', completed, at(23))).toBe('refundTooLate');
  });

  test('of more time stops an order from being late, but cannot be made by who is very late', () => {
    const asked = moveOn('proposeExtension', 'seller', createFacts(), at(8, 12), {
      proposal: { kind: 'extension', days: 3, amount: null },
    });
    expect(isLate(asked, at(10))).toBe(false);
    expect(findTransitionFault('cancelLate', 'buyer', asked, at(10))).toBe('orderNotLate');
    expect(moveOn('acceptExtension', 'buyer', asked, at(10))).toEqual(
      createFacts({ dueAt: at(11) }),
    );
    expect(isLate(moveOn('declineProposal', 'buyer', asked, at(10)), at(10))).toBe(true);
    expect(findTransitionFault('proposeExtension', 'seller', createFacts(), at(9))).toBe(
      'tooLateForTime',
    );
    expect(findTransitionFault('proposeExtension', 'buyer', createFacts(), at(9))).toBeNull();
  });
});

describe('a dispute', () => {
  const delivered = createFacts({ stage: 'delivered', stageSince: at(5), acceptBy: at(10) });
  const opened = moveOn('openDispute', 'buyer', delivered, at(9));

  test('rests, and goes on with the time that was left when it is withdrawn', () => {
    expect(opened).toMatchObject({ stage: 'disputed', dispute: createDispute() });
    expect(findTransitionFault('withdrawDispute', 'seller', opened, at(12))).toBe(
      'disputeNotYours',
    );
    expect(moveOn('withdrawDispute', 'buyer', opened, at(12))).toMatchObject({
      stage: 'delivered',
      stageSince: at(8),
      acceptBy: at(13),
      dueAt: at(11),
    });
  });

  test('is decided once the other side was heard, or had the time to say something', () => {
    expect(findTransitionFault('decideDispute', 'operator', opened, at(13, 23))).toBe(
      'disputeUnheard',
    );
    expect(findTransitionFault('decideDispute', 'operator', opened, at(14))).toBeNull();
    expect(findTransitionFault('answerDispute', 'buyer', opened, at(10))).toBe('disputeAnswered');
    const answered = moveOn('answerDispute', 'seller', opened, at(10));
    expect(findTransitionFault('answerDispute', 'seller', answered, at(10))).toBe(
      'disputeAnswered',
    );
    expect(findTransitionFault('decideDispute', 'operator', answered, at(10))).toBeNull();
  });

  test('moves money only when nobody may ask for another decision', () => {
    const answered = moveOn('answerDispute', 'seller', opened, at(10));
    const decision = moveOn('decideDispute', 'operator', answered, at(11), {
      decision: { outcome: 'part', amount: 100 },
    });
    expect(decision.stage).toBe('disputed');
    expect(decisionTakesEffectAt(decision)).toEqual(at(18));
    expect(byPart(decision, at(17, 23))).toBe('orderDisputed');
    expect(byPart(decision, at(18))).toBeNull();
    expect(findTransitionFault('refundByDecision', 'system', decision, at(18))).toBe(
      'orderDisputed',
    );
    expect(findTransitionFault('withdrawDispute', 'buyer', decision, at(12))).toBe(
      'disputeNotYours',
    );
    expect(findTransitionFault('appeal', 'seller', decision, at(18))).toBe('appealOver');

    const appealed = moveOn('appeal', 'seller', decision, at(12));
    expect(decisionTakesEffectAt(appealed)).toBeNull();
    const last = moveOn('decideDispute', 'operator', appealed, at(13), {
      decision: { outcome: 'part', amount: 50 },
    });
    expect(findTransitionFault('appeal', 'buyer', last, at(13))).toBe('appealOver');
    expect(byPart(last, at(13))).toBeNull();
    expect(moveOn('refundPartByDecision', 'system', last, at(13))).toMatchObject({
      stage: 'completed',
      acceptBy: null,
    });
  });

  test('can be opened about what is late, delivered or completed a short while ago', () => {
    expect(findDisputeFault({}, at(7))).toBe('notDisputable');
    expect(findDisputeFault({}, at(8))).toBeNull();
    expect(findDisputeFault({ stage: 'completed', stageSince: at(1) }, at(14, 23))).toBeNull();
    expect(findDisputeFault({ stage: 'completed', stageSince: at(1) }, at(15))).toBe(
      'notDisputable',
    );
    expect(findDisputeFault({ stage: 'completed', stageSince: at(1) }, at(2), 'seller')).toBe(
      'notDisputable',
    );
    expect(
      findDisputeFault({ stage: 'completed', stageSince: at(1), ...decided('release') }, at(2)),
    ).toBe('notDisputable');
    // What was withdrawn can be opened again, and either side may say that nothing comes of it.
    const withdrawn = { stage: 'completed', stageSince: at(1), dispute: createDispute() } as const;
    expect(findDisputeFault(withdrawn, at(2))).toBeNull();
    expect(findDisputeFault({}, at(8), 'seller')).toBeNull();
    expect(findDisputeFault({ stage: 'revision' }, at(2), 'seller')).toBeNull();
  });

  test('withdrawn gives no day to what had none', () => {
    const late = moveOn('openDispute', 'buyer', createFacts({ dueAt: null }), at(9));
    expect(moveOn('withdrawDispute', 'buyer', late, at(12))).toMatchObject({
      stage: 'working',
      dueAt: null,
      acceptBy: null,
    });
  });

  test('sent back to work costs no revision', () => {
    expect(moveOn('sendBackToWork', 'operator', opened, at(12))).toMatchObject({
      stage: 'revision',
      dueAt: at(16),
      acceptBy: null,
      revisionsUsed: 0,
    });
  });
});

test('what a chargeback has taken of the time is given back', () => {
  const delivered = createFacts({ stage: 'delivered', acceptBy: at(10) });
  const asked = moveOn('chargeBack', 'cardProvider', delivered, at(8));
  expect(asked.chargedBackAt).toEqual(at(8));
  expect(moveOn('endChargeback', 'cardProvider', asked, at(20))).toEqual({
    ...delivered,
    acceptBy: at(22),
    dueAt: at(20),
  });
});

test('clients that know two states see what was delivered as delivered, disputed or not', () => {
  expect(orderStages.filter((stage) => tellStatus(stage, 'working') === 'Delivered')).toEqual([
    'delivered',
    'completed',
  ]);
  expect(tellStatus('disputed', 'completed')).toBe('Delivered');
  expect(tellStatus('disputed', 'revision')).toBe('Processing');
});
