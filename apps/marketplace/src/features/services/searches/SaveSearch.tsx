import type { SearchAlert } from '@market/api';
import { Button, Dialog, Link, RadioGroup, Stack } from '@market/ui';
import { useState } from 'react';
import { marketApi } from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { showFailure } from '../../../shared/showFailure.ts';
import { showToast } from '../../../shared/toasts.ts';
import { useSignedInPerson } from '../../people/session.ts';
import type { ServiceFilter } from '../serviceFilter.ts';
import { Dotted } from '../../../texts/Dotted.tsx';
import { alertOptions } from './alertOptions.ts';
import { toSavedQuery } from './savedQuery.ts';
import { texts } from './texts.ts';
import { useSearchNames } from './useSearchNames.ts';

const { saveSearch } = marketApi.endpoints;

/** Keeps what is searched for now. Nothing for a visitor, who has nowhere to find it again. */
export function SaveSearch({ filter }: { filter: ServiceFilter }) {
  const person = useSignedInPerson();
  const [isOpen, setOpen] = useState(false);
  const [alert, setAlert] = useState<SearchAlert>('daily');
  const [save, { isLoading }] = saveSearch.useMutation();
  const { name, details } = useSearchNames()(filter);
  if (!person) return null;

  const confirm = async () => {
    const { error } = await save({ query: toSavedQuery(filter), alert });
    if (error) return showFailure(error);
    setOpen(false);
    showToast({ kind: 'success', message: texts.saved(name) });
  };

  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.save}</Button>
      <Dialog
        isOpen={isOpen}
        title={texts.saving.title}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{texts.saving.cancel}</Button>
            <Button variant="primary" isLoading={isLoading} onClick={() => void confirm()}>
              {texts.saving.confirm}
            </Button>
          </>
        }
      >
        <Stack>
          <p>
            <strong>
              <Dotted texts={[name, ...details]} />
            </strong>
          </p>
          <RadioGroup
            label={texts.alert}
            name="alert"
            options={alertOptions}
            value={alert}
            onValueChange={(value) => setAlert(value as SearchAlert)}
          />
          <p>
            {texts.saving.text} <Link href={paths.savedSearches}>{texts.saving.list}</Link>
          </p>
        </Stack>
      </Dialog>
    </>
  );
}
