import { refusals } from '../contract/refusals.ts';
import { refused, same } from '../conformance/findings.ts';
import type { Stage } from '../conformance/Stage.ts';

/** What of somebody is held, as far as nobody has to look. */
export async function checkHeld({ look, seller, visitor }: Stage) {
  await look('listMyHeld', 'lists nothing of whom nothing is held', async () => {
    same(await seller.listMyHeld(), { held: [] });
    await refused(visitor.listMyHeld(), { kind: 'unauthorized' });
  });
  await look('listHeld', 'is no call for anybody else', () =>
    refused(seller.listHeld(), refusals.unknownCall),
  );
}
