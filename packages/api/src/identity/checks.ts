import { refusals } from '../contract/refusals.ts';
import { refused, same } from '../conformance/findings.ts';
import type { Stage } from '../conformance/Stage.ts';

/** Who people are, as far as nobody has to look. */
export async function checkIdentity({ look, seller, visitor }: Stage) {
  await look('getVerification', 'says that nobody has looked at who somebody is', async () => {
    same(await seller.getVerification(), { verifiedAt: null, verification: null });
    await refused(visitor.getVerification(), { kind: 'unauthorized' });
  });
  await look('withdrawVerification', 'finds nothing that was not asked for', () =>
    refused(seller.withdrawVerification(), refusals.verificationNotFound),
  );
  await look('listVerifications', 'is no call for anybody else', () =>
    refused(seller.listVerifications(), refusals.unknownCall),
  );
}
