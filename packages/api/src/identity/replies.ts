import { createRefusal } from '../testing/answers.ts';
import { pageOf } from '../testing/pageOf.ts';
import { personOf } from '../testing/PretendedMarket.ts';
import type { PretendedMarket, Replies } from '../testing/PretendedMarket.ts';
import type { DeskVerification } from './deskCalls.ts';
import { createVerification } from './samples.ts';
import type { SampleVerification } from './samples.ts';

const toRow = ({
  files: _files,
  heldFiles: _heldFiles,
  earlier: _earlier,
  ...row
}: SampleVerification): DeskVerification => row;

/** How a pretended backend answers the calls about who people are. */
export const createIdentityReplies = (market: PretendedMarket) => {
  const find = (id: string) => market.verifications.find(({ _id }) => _id === id);
  const isTaken = ({ takenBy }: SampleVerification) =>
    takenBy !== null && takenBy._id !== personOf(market)._id;
  const isMine = ({ takenBy }: SampleVerification) => takenBy?._id === personOf(market)._id;

  return {
    getVerification: () => ({
      verifiedAt: market.verification?.state === 'verified' ? market.verification.decidedAt : null,
      verification: market.verification,
      isOffered: market.about?.identity !== undefined,
      isNeeded: market.about?.identity?.isNeeded ?? false,
      mostPapers: 4,
      days: 30,
    }),
    startVerification: ({ files }) => {
      if (market.verification?.state === 'waiting') return createRefusal('verificationWaiting');
      market.verification = createVerification({
        name: personOf(market).fullname,
        askedAt: '2026-11-24T12:00:00.000Z',
        files: market.files.filter(({ _id }) => files.includes(_id)),
      });
      return {};
    },
    withdrawVerification: () => {
      if (market.verification?.state !== 'waiting') return createRefusal('verificationNotFound');
      market.verification = {
        ...market.verification,
        state: 'withdrawn',
        decidedAt: '2026-11-24T12:00:00.000Z',
        files: [],
      };
      return {};
    },
    listVerifications: ({ cursor }) => {
      const { page, cursors } = pageOf(market.verifications, cursor);
      return { verifications: page.map(toRow), ...cursors };
    },
    inspectVerification: ({ id }) => {
      const found = find(id);
      if (!found) return createRefusal('verificationNotFound');
      const { files, heldFiles, earlier } = found;
      return {
        verification: toRow(found),
        files: isMine(found) ? files : [],
        heldFiles,
        earlier,
      };
    },
    takeVerification: ({ id }) => {
      const found = find(id);
      if (market.needsStepUp) return createRefusal('stepUpWanted');
      if (!found) return createRefusal('verificationNotFound');
      if (isTaken(found)) return createRefusal('caseTaken');
      const { _id, fullname } = personOf(market);
      const takenBy = { _id, fullname };
      market.verifications = market.verifications.map((one) =>
        one._id === id ? { ...one, takenBy } : one,
      );
      return {};
    },
    decideVerification: ({ id, seen }) => {
      const found = find(id);
      if (market.needsStepUp) return createRefusal('stepUpWanted');
      if (!found) return createRefusal('verificationNotFound');
      if (isTaken(found)) return createRefusal('caseTaken');
      if (!isMine(found)) return createRefusal('papersUnseen');
      if (found.changedAt !== seen) return createRefusal('decidedMeanwhile');
      market.verifications = market.verifications.filter((one) => one !== found);
      return {};
    },
  } satisfies Partial<Replies>;
};
