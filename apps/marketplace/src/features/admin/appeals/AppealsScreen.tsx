import type { DeskDecision } from '@market/api/contract';
import { EmptyState, Skeleton, Stack } from '@market/ui';
import { useState } from 'react';
import {
  useDecideAppealMutation,
  useListDecisionsQuery,
  useTakeAppealMutation,
} from '../../../backend/adminMarket.ts';
import { ListPager } from '../../../routing/ListPager.tsx';
import { useCursor } from '../../../routing/useCursor.ts';
import { showToast } from '../../../shared/toasts.ts';
import { useNow } from '../../orders/life/useNow.ts';
import { useSignedInPerson } from '../../people/session.ts';
import { adminPaths } from '../adminPaths.ts';
import { Ago } from '../Ago.tsx';
import { Calm } from '../Calm.tsx';
import { Soft } from '../Desk.styles.ts';
import { DeskDecisionForm } from '../DeskDecisionForm.tsx';
import { DeskLayout } from '../DeskLayout.tsx';
import { DeskView } from '../DeskView.tsx';
import { Bar } from '../inspect/Inspect.styles.ts';
import { DeskDecisionItem } from '../people/DeskDecisionItem.tsx';
import { Entries } from '../people/People.styles.ts';
import { Taking } from '../Taking.tsx';
import { texts as deskTexts } from '../texts.ts';
import { texts } from './texts.ts';

/** Decisions of which another one is asked for. */
export function AppealsScreen() {
  const { cursor } = useCursor();
  const appeals = useListDecisionsQuery(
    { state: 'appealed', cursor },
    { refetchOnMountOrArgChange: true },
  );

  return (
    <DeskLayout area={adminPaths.appeals} title={texts.title} text={texts.text}>
      <DeskView
        query={appeals}
        loading={<Skeleton height="16rem" radius="12px" aria-hidden />}
        waiting={texts.waiting}
        failure={texts.failure}
      >
        {(page) =>
          page.decisions.length === 0 ? (
            <EmptyState icon={<Calm />} title={texts.calm.title} text={texts.calm.text} />
          ) : (
            <Stack>
              <Entries>
                {page.decisions.map((decision) => (
                  <DeskDecisionItem key={decision._id} decision={decision} hasPerson>
                    <AppealParts decision={decision} />
                  </DeskDecisionItem>
                ))}
              </Entries>
              <ListPager page={page} />
            </Stack>
          )
        }
      </DeskView>
    </DeskLayout>
  );
}

/** Since when it waits, who looks at it, and their form. */
function AppealParts({ decision }: { decision: DeskDecision }) {
  const now = useNow();
  const own = useSignedInPerson()?._id;
  const [take, { isLoading }] = useTakeAppealMutation();
  const { _id, by, takenBy, appeal } = decision;

  return (
    <>
      {appeal && (
        <Soft>
          {texts.since} <Ago moment={appeal.createdAt} now={now} />
        </Soft>
      )}
      {by?._id === own ? (
        <Bar>{texts.own}</Bar>
      ) : (
        <>
          <Taking takenBy={takenBy} isTaking={isLoading} onTake={() => take({ id: _id })} />
          {takenBy?._id === own && <AppealDecisionForm id={_id} />}
        </>
      )}
    </>
  );
}

const outcomes = ['upheld', 'overturned'] as const;

type Outcome = (typeof outcomes)[number];

function AppealDecisionForm({ id }: { id: string }) {
  const [decide, { isLoading }] = useDecideAppealMutation();
  const [outcome, setOutcome] = useState<Outcome>();

  return (
    <DeskDecisionForm
      aria-label={texts.decide}
      draft={`#${id}`}
      choice={{
        name: 'outcome',
        label: texts.outcome,
        options: outcomes.map((value) => ({ value, ...texts.outcomes[value] })),
        value: outcome,
        onChange: setOutcome,
        missing: texts.noOutcome,
      }}
      words={{ label: deskTexts.deciding.words, rows: 4 }}
      confirmLabel={texts.decide}
      isMaking={isLoading}
      onDecide={({ action, words }) => decide({ id, outcome: action, words })}
      onDone={() => showToast({ kind: 'success', message: texts.done })}
    />
  );
}
