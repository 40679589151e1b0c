import { EmptyState, Link, Stack } from '@market/ui';
import { useListDisputesQuery } from '../../../backend/adminMarket.ts';
import { ListPager } from '../../../routing/ListPager.tsx';
import { useLocation } from '../../../routing/router.ts';
import { readCursor } from '../../../routing/useCursor.ts';
import { adminPaths } from '../adminPaths.ts';
import { Calm } from '../Calm.tsx';
import { Views } from '../Desk.styles.ts';
import { DeskLayout } from '../DeskLayout.tsx';
import { DeskView } from '../DeskView.tsx';
import { DisputesTable } from './DisputesTable.tsx';
import { texts } from './texts.ts';

const views = [
  { state: 'open', href: adminPaths.disputes },
  { state: 'decided', href: `${adminPaths.disputes}?state=decided` },
] as const;

/** What the sides of orders could not agree about: what waits for a decision, and what is decided. */
export function DisputesScreen() {
  const { search } = useLocation();
  const isDecided = new URLSearchParams(search).get('state') === 'decided';
  const state = isDecided ? 'decided' : 'open';
  const disputes = useListDisputesQuery(
    { state, cursor: readCursor(search) },
    { refetchOnMountOrArgChange: true },
  );
  const { title, text } = isDecided ? texts.noneDecided : texts.none;
  const nameOf = (view: (typeof views)[number]['state']) => {
    if (view === 'decided') return texts.decidedOnes;
    const count = disputes.data?.openCount;
    return count === undefined ? texts.open : texts.openCount(count);
  };

  return (
    <DeskLayout area={adminPaths.disputes} title={texts.title}>
      <Stack>
        <Views aria-label={texts.views}>
          {views.map((view) => (
            <Link
              key={view.state}
              href={view.href}
              aria-current={view.state === state ? 'page' : undefined}
            >
              {nameOf(view.state)}
            </Link>
          ))}
        </Views>
        <DeskView
          query={disputes}
          loading={
            <DisputesTable caption={texts.title} disputes={[]} isDecided={isDecided} isLoading />
          }
          waiting={texts.waiting}
          failure={texts.failure}
        >
          {(page) => (
            <Stack>
              <DisputesTable
                caption={texts.title}
                disputes={page.disputes}
                isDecided={isDecided}
                empty={<EmptyState icon={<Calm />} title={title} text={text} />}
              />
              <ListPager page={page} />
            </Stack>
          )}
        </DeskView>
      </Stack>
    </DeskLayout>
  );
}
