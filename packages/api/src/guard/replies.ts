import { createRefusal } from '../testing/answers.ts';
import { pageOf } from '../testing/pageOf.ts';
import { createId, personOf } from '../testing/PretendedMarket.ts';
import type { PretendedMarket, Replies } from '../testing/PretendedMarket.ts';
import type { DeskHeld } from './deskCalls.ts';
import type { SampleHeld } from './samples.ts';

const toRow = ({ text: _text, rating: _rating, alike: _alike, ...row }: SampleHeld): DeskHeld =>
  row;

/** How a pretended backend answers the calls about what is held. */
export const createGuardReplies = (market: PretendedMarket) => {
  const find = (id: string) => market.held.find(({ _id }) => _id === id);
  const isTaken = ({ takenBy }: SampleHeld) =>
    takenBy !== null && takenBy._id !== personOf(market)._id;
  const change = (id: string, fields: Partial<SampleHeld>) => {
    market.held = market.held.map((one) => (one._id === id ? { ...one, ...fields } : one));
  };

  return {
    listMyHeld: ({ cursor }) => {
      const own = market.held.filter(({ about }) => about._id === personOf(market)._id);
      const { page, cursors } = pageOf(own, cursor);
      return {
        held: page.map(({ _id, kind, reason, subject, title, text, heldAt }) => ({
          _id,
          kind,
          reason,
          subject,
          title,
          text: kind === 'account' ? '' : text,
          heldAt,
        })),
        ...cursors,
      };
    },
    listHeld: ({ kind, cursor }) => {
      const wanted = market.held.filter((one) => kind === undefined || one.kind === kind);
      const { page, cursors } = pageOf(wanted, cursor);
      return { held: page.map(toRow), ...cursors };
    },
    inspectHeld: ({ id }) => {
      const found = find(id);
      if (!found) return createRefusal('heldNotFound');
      const { text, rating, alike, about } = found;
      const ofPerson = market.held.filter((one) => one.about._id === about._id);
      return { held: toRow(found), text, rating, alike, otherCount: ofPerson.length - 1 };
    },
    takeHeld: ({ id }) => {
      const found = find(id);
      if (!found) return createRefusal('heldNotFound');
      if (isTaken(found)) return createRefusal('caseTaken');
      const { _id, fullname } = personOf(market);
      change(id, { takenBy: { _id, fullname } });
      return {};
    },
    decideHeld: ({ id, action, seen }) => {
      const found = find(id);
      if (!found) return createRefusal('heldNotFound');
      if (isTaken(found)) return createRefusal('caseTaken');
      if (found.changedAt !== seen) return createRefusal('decidedMeanwhile');
      if (found.about._id === personOf(market)._id) return createRefusal('ownAccountDecided');
      if (action === 'remove' && found.kind === 'account') return createRefusal('heldForever');
      if (action === 'report') {
        const report = found.report ?? createId(market, 'report');
        change(id, { report, takenBy: null });
        return { report };
      }
      market.held = market.held.filter((one) => one !== found);
      return { report: null };
    },
  } satisfies Partial<Replies>;
};
