import { refusals } from '../contract/refusals.ts';
import { refused, same } from '../conformance/findings.ts';
import type { Stage } from '../conformance/Stage.ts';

/** What is stored about somebody: asked for once a day, by a member who has typed the password. */
export async function checkOwnData(stage: Stage) {
  const { look, buyer, visitor, password } = stage;
  await look('getOwnData', 'is for nobody who is not signed in', () =>
    refused(visitor.getOwnData(), { kind: 'unauthorized', status: 401 }),
  );
  await look('requestExport', 'writes one a day', async () => {
    await buyer.confirmPassword({ password });
    await refused(buyer.getExportLink(), refusals.exportMissing);
    const { dataExport } = await buyer.requestExport();
    same(dataExport, { state: 'waiting', size: null, until: null });
    await refused(buyer.requestExport(), refusals.exportTooSoon);
  });
  await look('requestDeletion', 'takes no wrong password', () =>
    refused(buyer.requestDeletion({ password: 'wrong' }), refusals.wrongPassword),
  );
}
