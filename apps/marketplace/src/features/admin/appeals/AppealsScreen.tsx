import type { DeskDecision } from '@market/api/contract';
import { Button, EmptyState, RadioGroup, Skeleton, Stack, TextArea } from '@market/ui';
import { type FormEvent, useState } from 'react';
import {
  useDecideAppealMutation,
  useListDecisionsQuery,
  useTakeAppealMutation,
} from '../../../backend/adminMarket.ts';
import { toKind } from '../../../backend/failure.ts';
import { ListPager } from '../../../routing/ListPager.tsx';
import { useCursor } from '../../../routing/useCursor.ts';
import { showFailure } from '../../../shared/showFailure.ts';
import { showToast } from '../../../shared/toasts.ts';
import { useFaults } from '../../../shared/useFaults.ts';
import { useNow } from '../../orders/life/useNow.ts';
import { useSignedInPerson } from '../../people/session.ts';
import { adminPaths } from '../adminPaths.ts';
import { Ago } from '../Ago.tsx';
import { Calm } from '../Calm.tsx';
import { Soft } from '../Desk.styles.ts';
import { DeskLayout } from '../DeskLayout.tsx';
import { DeskView } from '../DeskView.tsx';
import { Bar } from '../inspect/Inspect.styles.ts';
import { useDeskAsk } from '../inspect/useDeskAsk.tsx';
import { DeskDecisionItem } from '../people/DeskDecisionItem.tsx';
import { Entries, Writing } from '../people/People.styles.ts';
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

/** Since when it waits, who looks at it, and the form of whoever does. */
function AppealParts({ decision }: { decision: DeskDecision }) {
  const now = useNow();
  const own = useSignedInPerson()?._id;
  const [take, { isLoading }] = useTakeAppealMutation();
  const { _id, by, takenBy, appeal } = decision;

  const begin = async () => {
    const { error } = await take({ id: _id });
    if (error) return showFailure(error);
    showToast({ kind: 'success', message: texts.took });
  };

  return (
    <>
      {appeal && (
        <Soft>
          {texts.since} <Ago moment={appeal.createdAt} now={now} />
        </Soft>
      )}
      {by?._id === own ? (
        <Bar>{texts.own}</Bar>
      ) : takenBy?._id === own ? (
        <>
          <Bar>{texts.mine}</Bar>
          <AppealDecisionForm id={_id} />
        </>
      ) : takenBy ? (
        <Bar>{texts.taken(takenBy.fullname)}</Bar>
      ) : (
        <Bar>
          {texts.free}
          <Button size="small" isLoading={isLoading} onClick={() => void begin()}>
            {texts.take}
          </Button>
        </Bar>
      )}
    </>
  );
}

const outcomes = ['upheld', 'overturned'] as const;

type Outcome = (typeof outcomes)[number];

function AppealDecisionForm({ id }: { id: string }) {
  const { question, ask } = useDeskAsk();
  const [decide, { isLoading }] = useDecideAppealMutation();
  const [outcome, setOutcome] = useState<Outcome>();
  const [words, setWords] = useState('');
  const { faults, form, show, tell } = useFaults(['outcome', 'words']);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const missing = {
      ...(!outcome && { outcome: texts.noOutcome }),
      ...(!words.trim() && { words: texts.noWords }),
    };
    show(missing);
    if (!outcome || Object.keys(missing).length > 0) return;
    const result = await ask(() => decide({ id, outcome, words: words.trim() }));
    if (!result) return;
    if (result.error && toKind(result.error) === 'conflict') return showFailure(result.error);
    if (result.error) return tell(result.error);
    showToast({ kind: 'success', message: texts.done });
  };

  return (
    <>
      <Writing
        ref={form}
        noValidate
        aria-label={texts.decide}
        onSubmit={(event) => void submit(event)}
      >
        <RadioGroup
          label={texts.outcome}
          name="outcome"
          required
          options={outcomes.map((value) => ({ value, ...texts.outcomes[value] }))}
          value={outcome ?? ''}
          error={faults.outcome}
          onValueChange={(value) => {
            show({});
            setOutcome(value as Outcome);
          }}
        />
        <TextArea
          label={texts.words}
          name="words"
          rows={4}
          maxLength={2000}
          required
          value={words}
          error={faults.words}
          onChange={({ target }) => {
            if (faults.words) show({});
            setWords(target.value);
          }}
        />
        <Button variant="primary" type="submit" isLoading={isLoading}>
          {texts.decide}
        </Button>
      </Writing>
      {question}
    </>
  );
}
