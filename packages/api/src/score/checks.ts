import { refused, same } from '../conformance/findings.ts';
import { toUnknown } from '../conformance/Stage.ts';
import type { Ids, Stage } from '../conformance/Stage.ts';
import { refusals } from '../contract/refusals.ts';

/** How well somebody sells, and how that is told. */
export async function checkScore({ look, visitor, seller, buyer }: Stage, { sellerId }: Ids) {
  await look('getScoreRules', 'tells a visitor what decides, which is 100 together', async () => {
    const { rules } = await visitor.getScoreRules();
    same(
      rules.parts.reduce((sum, { of }) => sum + of, 0),
      100,
    );
  });
  await look('getStanding', 'tells a visitor that a seller is new', async () =>
    same(await visitor.getStanding({ id: sellerId }), { standing: { level: 'new', completed: 0 } }),
  );
  await look('getStanding', 'does not know an id that nothing has', () =>
    refused(visitor.getStanding({ id: toUnknown(sellerId) }), refusals.personNotFound),
  );
  await look('getMyScore', 'gives no number while there are too few orders', async () =>
    same(await seller.getMyScore(), { score: null, fallsAt: null }),
  );
  await look('listScorePoints', 'is for nobody who is not signed in', () =>
    refused(visitor.listScorePoints({ part: 'onTime' }), { kind: 'unauthorized' }),
  );
  await look('listScorePoints', 'lists what is the caller’s', async () =>
    same((await buyer.listScorePoints({ part: 'onTime' })).previousCursor, null),
  );
  await look('disputeScoreEntry', 'looks again at nothing that does not count', () =>
    refused(
      seller.disputeScoreEntry({ part: 'onTime', cause: toUnknown(sellerId), text: 'Not mine.' }),
      refusals.scoreEntryNotFound,
    ),
  );
}
