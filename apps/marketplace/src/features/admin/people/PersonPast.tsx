import { Button, Skeleton, Stack, TextArea } from '@market/ui';
import { type FormEvent, useState } from 'react';
import { useAddPersonNoteMutation, useListDecisionsQuery } from '../../../backend/adminMarket.ts';
import { ListPager } from '../../../routing/ListPager.tsx';
import { useCursor } from '../../../routing/useCursor.ts';
import { showToast } from '../../../shared/toasts.ts';
import { useFaults } from '../../../shared/useFaults.ts';
import { Soft } from '../Desk.styles.ts';
import { DeskView } from '../DeskView.tsx';
import { Part } from '../inspect/Inspect.styles.ts';
import { DeskDecisionItem } from './DeskDecisionItem.tsx';
import { Entries, Writing } from './People.styles.ts';
import { texts } from './texts.ts';

/** What was decided about somebody, and what was noted. */
export function PersonPast({ id }: { id: string }) {
  const { cursor } = useCursor();
  const decisions = useListDecisionsQuery({ person: id, cursor });

  return (
    <Part aria-labelledby="past">
      <h2 id="past">{texts.past.title}</h2>
      <NoteForm id={id} />
      <DeskView
        query={decisions}
        loading={<Skeleton height="8rem" radius="12px" aria-hidden />}
        waiting={texts.past.waiting}
        failure={texts.past.failure}
      >
        {(page) =>
          page.decisions.length === 0 ? (
            <Soft>{texts.past.none}</Soft>
          ) : (
            <Stack>
              <Entries>
                {page.decisions.map((decision) => (
                  <DeskDecisionItem key={decision._id} decision={decision} />
                ))}
              </Entries>
              <ListPager page={page} />
            </Stack>
          )
        }
      </DeskView>
    </Part>
  );
}

function NoteForm({ id }: { id: string }) {
  const [addNote, { isLoading }] = useAddPersonNoteMutation();
  const [words, setWords] = useState('');
  const { faults, form, show, tell } = useFaults(['words']);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    if (!words.trim()) return show({ words: texts.past.missing });
    const { error } = await addNote({ id, words: words.trim() });
    if (error) return tell(error);
    setWords('');
    showToast({ kind: 'success', message: texts.past.added });
  };

  return (
    <Writing ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        label={texts.past.note}
        hint={texts.past.noteHint}
        name="words"
        rows={2}
        maxLength={2000}
        value={words}
        error={faults.words}
        onChange={({ target }) => {
          if (faults.words) show({});
          setWords(target.value);
        }}
      />
      <Button type="submit" size="small" isLoading={isLoading}>
        {texts.past.add}
      </Button>
    </Writing>
  );
}
