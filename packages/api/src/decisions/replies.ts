import type { Suspension } from './calls.ts';
import type { DeskDecision, PersonRow } from './deskCalls.ts';
import { createOrderRow } from '../orders/samples.ts';
import { samplePeople } from '../people/samples.ts';
import { createRefusal } from '../testing/answers.ts';
import { pageOf } from '../testing/pageOf.ts';
import { createId, personOf } from '../testing/PretendedMarket.ts';
import type { PretendedMarket, Replies } from '../testing/PretendedMarket.ts';
import { createDecision } from './samples.ts';

/** When everything happens there. */
const now = '2026-11-24T12:00:00.000Z';

/** What only those who decide see. */
const hiddenActions = ['noted', 'dismissed'];

const waits = ({ appeal }: DeskDecision) => appeal !== null && appeal.outcome === null;

/** How a pretended backend answers the calls about people and decisions. */
export const createDecisionReplies = (market: PretendedMarket) => {
  const people = () => {
    const own = personOf(market);
    return [own, ...samplePeople.filter(({ _id }) => _id !== own._id)];
  };
  const change = (id: string, fields: Partial<DeskDecision>) => {
    market.decisions = market.decisions.map((one) =>
      one._id === id ? { ...one, ...fields } : one,
    );
  };
  const findSuspending = (id: string) =>
    market.decisions.find(
      ({ action, about, isActive }) => action === 'suspended' && about?._id === id && isActive,
    );
  const toSuspension = (id: string): Suspension | null => {
    const found = findSuspending(id);
    if (!found?.suspension) return null;
    const { kind, until } = found.suspension;
    return { kind: kind as Suspension['kind'], until, decision: found._id };
  };
  const toRow = ({ _id, fullname, email, createdAt }: PersonRow): PersonRow => ({
    _id,
    fullname,
    email,
    createdAt,
    role: market.operators.find((operator) => operator._id === _id)?.role ?? null,
    suspension: toSuspension(_id),
  });
  const find = (id: string) => people().find(({ _id }) => _id === id);
  const decide = (id: string, fields: Partial<DeskDecision>) => {
    const about = find(id);
    const { _id, fullname } = personOf(market);
    market.decisions = [
      createDecision({
        _id: createId(market, 'decision'),
        createdAt: now,
        subject: null,
        reason: null,
        by: { _id, fullname },
        about: about ? { _id: about._id, fullname: about.fullname } : null,
        ...fields,
      }),
      ...market.decisions,
    ];
  };

  return {
    listMyDecisions: ({ cursor }) => {
      const own = personOf(market)._id;
      const { page, cursors } = pageOf(
        market.decisions.filter(
          ({ about, action }) => about?._id === own && !hiddenActions.includes(action),
        ),
        cursor,
      );
      return {
        decisions: page.map(
          ({ by: _by, about: _about, appealBy: _appeal, takenBy: _taken, ...one }) => one,
        ),
        ...cursors,
      };
    },
    appealDecision: ({ decision: id, text }) => {
      const found = market.decisions.find(({ _id }) => _id === id);
      if (!found) return createRefusal('decisionNotFound');
      if (found.appeal) return createRefusal('appealMade');
      if (!found.canAppeal) return createRefusal('appealLate');
      const appeal = { text, createdAt: now, outcome: null, words: '', decidedAt: null };
      change(id, { appeal, canAppeal: false });
      return {};
    },
    findPeople: ({ keyword, state, cursor }) => {
      const wanted = keyword.toLowerCase();
      const found = people()
        .filter(({ _id, fullname, email }) =>
          [_id, fullname, email].some((text) => text.toLowerCase().includes(wanted)),
        )
        .map((person) => toRow({ ...person, role: null, suspension: null }))
        .filter(({ suspension }) => state === 'all' || suspension !== null);
      const { page, cursors } = pageOf(found, cursor);
      return { people: page, ...cursors };
    },
    getPersonFile: ({ id }) => {
      const person = find(id);
      if (!person) return createRefusal('personNotFound');
      return {
        person: toRow({ ...person, role: null, suspension: null }),
        bio: person.bio,
        from: person.from,
        hasFactor: market.factors.length > 0,
        awayUntil: market.away?.until ?? null,
        verifiedAt: market.knownSince,
        counts: {
          services: market.services.length,
          openBought: 1,
          openSold: 2,
          bought: 3,
          sold: market.orders.length,
          openReports: market.reports.filter(
            ({ about, closedAt }) => about?._id === id && closedAt === null,
          ).length,
          reports: market.reports.filter(({ about }) => about?._id === id).length,
        },
        orders: market.orders.slice(0, 10).map((order) => createOrderRow(order)),
        sessions: market.sessions.map((session) => ({ ...session, isCurrent: false })),
      };
    },
    endVerification: ({ id, words, seen }) => {
      if (market.needsStepUp) return createRefusal('stepUpWanted');
      if (!find(id)) return createRefusal('personNotFound');
      if (market.knownSince !== seen) return createRefusal('decidedMeanwhile');
      market.knownSince = null;
      decide(id, { action: 'unmarked', words });
      return {};
    },
    listDecisions: ({ person, state, cursor }) => {
      const found = market.decisions.filter(
        (decision) =>
          (person === undefined || decision.about?._id === person) &&
          (state === 'all' || waits(decision)),
      );
      const { page, cursors } = pageOf(found, cursor);
      return { decisions: page, ...cursors };
    },
    addPersonNote: ({ id, words }) => {
      if (!find(id)) return createRefusal('personNotFound');
      decide(id, { action: 'noted', words, canAppeal: false });
      return {};
    },
    endPersonSessions: ({ id }) => {
      if (!find(id)) return createRefusal('personNotFound');
      market.sessions = [];
      return {};
    },
    suspendPerson: ({ id, kind, until, reason, words, seen }) => {
      if (!find(id)) return createRefusal('personNotFound');
      if (id === personOf(market)._id) return createRefusal('ownAccountDecided');
      const current = findSuspending(id);
      if ((current?._id ?? null) !== seen) return createRefusal('decidedMeanwhile');
      if (current) change(current._id, { isActive: false });
      decide(id, { action: 'suspended', reason, words, suspension: { kind, until } });
      return {};
    },
    liftSuspension: ({ id, words, seen }) => {
      if (!find(id)) return createRefusal('personNotFound');
      if (findSuspending(id)?._id !== seen) return createRefusal('decidedMeanwhile');
      change(seen, { isActive: false });
      decide(id, { action: 'lifted', words, canAppeal: false });
      return {};
    },
    takeAppeal: ({ id }) => {
      const found = market.decisions.find(({ _id }) => _id === id);
      if (!found?.appeal) return createRefusal('decisionNotFound');
      if (!waits(found)) return createRefusal('decidedMeanwhile');
      const { _id, fullname } = personOf(market);
      if (found.by?._id === _id) return createRefusal('ownDecision');
      if (found.takenBy && found.takenBy._id !== _id) return createRefusal('caseTaken');
      change(id, { takenBy: { _id, fullname } });
      return {};
    },
    decideAppeal: ({ id, outcome, words }) => {
      const found = market.decisions.find(({ _id }) => _id === id);
      if (!found?.appeal) return createRefusal('decisionNotFound');
      if (!waits(found)) return createRefusal('decidedMeanwhile');
      const { _id, fullname } = personOf(market);
      if (found.by?._id === _id) return createRefusal('ownDecision');
      change(id, {
        appeal: { ...found.appeal, outcome, words, decidedAt: now },
        appealBy: { _id, fullname },
        takenBy: null,
        isActive: outcome === 'upheld' && found.isActive,
      });
      return {};
    },
  } satisfies Partial<Replies>;
};
