import { refusals } from '../contract/refusals.ts';
import { refused, same } from '../conformance/findings.ts';
import type { Stage } from '../conformance/Stage.ts';

/** Second factors, as far as nobody has to compute a code, and what only operators may know. */
export async function checkFactors(stage: Stage) {
  const { look, seller, buyer, password } = stage;
  await look('listFactors', 'lists none for an account that has none', async () =>
    same(await seller.listFactors(), { factors: [], recoveryCodes: 0 }),
  );
  await look(
    'confirmTotp',
    'takes no wrong code, and nothing for somebody else’s app',
    async () => {
      await seller.confirmPassword({ password });
      const { factor } = await seller.startTotp();
      await refused(seller.confirmTotp({ id: factor, code: 'wrong' }), refusals.wrongCode);
      await refused(buyer.confirmTotp({ id: factor, code: 'wrong' }), refusals.factorNotFound);
      same(await seller.listFactors(), { factors: [] });
    },
  );
  await look('makeRecoveryCodes', 'gives none without a factor', () =>
    refused(seller.makeRecoveryCodes(), refusals.factorMissing),
  );
  await look('listOperators', 'is no call for anybody else', () =>
    refused(seller.listOperators(), refusals.unknownCall),
  );
}
