import { Stack } from '@market/ui';
import { useListDisputesQuery } from '../../../backend/adminMarket.ts';
import { useLocation } from '../../../routing/router.ts';
import { readCursor } from '../../../routing/useCursor.ts';
import { adminPaths } from '../adminPaths.ts';
import { DeskLayout } from '../DeskLayout.tsx';
import { DeskList } from '../DeskList.tsx';
import { DeskViews } from '../DeskViews.tsx';
import { toDecidedDisputes, toOpenDisputes } from './disputeColumns.tsx';
import { texts } from './texts.ts';

const states = ['open', 'decided'] as const;

type State = (typeof states)[number];

const toAddress = (state: State) =>
  state === 'open' ? adminPaths.disputes : `${adminPaths.disputes}?state=${state}`;

/** What the sides of orders could not agree about: what waits for a decision, and what is decided. */
export function DisputesScreen() {
  const { search } = useLocation();
  const isDecided = new URLSearchParams(search).get('state') === 'decided';
  const state: State = isDecided ? 'decided' : 'open';
  const disputes = useListDisputesQuery(
    { state, cursor: readCursor(search) },
    { refetchOnMountOrArgChange: true },
  );
  const nameOf = (view: State) => {
    if (view === 'decided') return texts.decidedOnes;
    const count = disputes.data?.openCount;
    return count === undefined ? texts.open : texts.openCount(count);
  };

  return (
    <DeskLayout area={adminPaths.disputes} title={texts.title}>
      <Stack>
        <DeskViews
          label={texts.views}
          names={states}
          current={state}
          labelOf={nameOf}
          hrefOf={toAddress}
        />
        <DeskList
          query={disputes}
          rowsOf={(page) => page.disputes}
          caption={texts.title}
          toColumns={isDecided ? toDecidedDisputes : toOpenDisputes}
          says={texts}
          empty={isDecided ? texts.noneDecided : texts.none}
          isCalm
        />
      </Stack>
    </DeskLayout>
  );
}
