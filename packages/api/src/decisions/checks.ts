import { refusals } from '../contract/refusals.ts';
import { refused, same } from '../conformance/findings.ts';
import type { Stage } from '../conformance/Stage.ts';

/** What the market has decided about somebody, as far as nobody has to decide. */
export async function checkDecisions({ look, seller, visitor }: Stage) {
  await look('listMyDecisions', 'lists none about whom nothing was decided', async () => {
    same(await seller.listMyDecisions(), { decisions: [] });
    await refused(visitor.listMyDecisions(), { kind: 'unauthorized' });
  });
  await look('appealDecision', 'knows no decision about somebody else', () =>
    refused(
      seller.appealDecision({
        decision: '01927f3a-5c15-7d20-9a3e-4b8d5c2f1e05',
        text: 'It is wrong.',
      }),
      refusals.decisionNotFound,
    ),
  );
  await look('findPeople', 'is no call for anybody else', () =>
    refused(seller.findPeople(), refusals.unknownCall),
  );
}
