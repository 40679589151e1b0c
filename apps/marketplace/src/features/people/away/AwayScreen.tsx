import type { Away } from '@market/api/contract';
import {
  Alert,
  Button,
  Card,
  FormActions,
  FormLayout,
  formatDate,
  Skeleton,
  Stack,
  TextArea,
  TextField,
  useMarket,
} from '@market/ui';
import { type FormEvent, useState } from 'react';
import { useGetPersonQuery, useSetAwayMutation } from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { DashboardLayout } from '../../../shared/DashboardLayout.tsx';
import { toDay, toDayStart } from '../../../texts/days.ts';
import { QueryView } from '../../../shared/QueryView.tsx';
import { readForm } from '../../../shared/readForm.ts';
import { showFailure } from '../../../shared/showFailure.ts';
import { showToast } from '../../../shared/toasts.ts';
import { useFaults } from '../../../shared/useFaults.ts';
import { useSignedInPerson } from '../session.ts';
import { AwayText } from './AwayScreen.styles.ts';
import { texts } from './texts.ts';

/** Lets a seller take a break. */
export function AwayScreen() {
  const person = useSignedInPerson();
  const profile = useGetPersonQuery({ id: person?._id ?? '' }, { skip: !person });

  return (
    <DashboardLayout area={paths.away} title={texts.title}>
      <AwayText>{texts.text}</AwayText>
      <QueryView
        query={profile}
        loading={<Skeleton height="24rem" radius="20px" />}
        waiting={texts.waiting}
        failure={texts.failure}
      >
        {({ user: { away = null } }) => (
          <Stack>
            <AwayState away={away} />
            <AwayForm key={away?.until} away={away} />
          </Stack>
        )}
      </QueryView>
    </DashboardLayout>
  );
}

/** Says whether somebody is away, and lets them come back. */
function AwayState({ away }: { away: Away | null }) {
  const market = useMarket();
  const [setAway, { isLoading }] = useSetAwayMutation();

  const comeBack = async () => {
    const { error } = await setAway({ until: null });
    if (error) showFailure(error);
    else showToast({ kind: 'success', message: texts.returned });
  };

  if (!away) return <Alert tone="positive">{texts.here}</Alert>;
  return (
    <Stack gap={8} align="start">
      <Alert tone="warning">{texts.away(formatDate(away.until, market))}</Alert>
      <Button isLoading={isLoading} onClick={() => void comeBack()}>
        {texts.back}
      </Button>
    </Stack>
  );
}

const fields = ['until', 'note'] as const;

function AwayForm({ away }: { away: Away | null }) {
  const market = useMarket();
  const [setAway, { isLoading }] = useSetAwayMutation();
  const { faults, form, tell } = useFaults(fields);
  const [today] = useState(() => new Date());

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { until, note } = readForm(event.currentTarget, fields);
    const moment = toDayStart(until);
    const { error } = await setAway({
      // What is no day is left to the server to refuse.
      until: Number.isNaN(moment.getTime()) ? until : moment.toISOString(),
      note,
    });
    if (error) return tell(error);
    const message = texts.left(formatDate(moment.toISOString(), market));
    showToast({ kind: 'success', message });
  };

  return (
    <Card>
      <FormLayout ref={form} onSubmit={submit} aria-label={texts.title}>
        <TextField
          type="date"
          label={texts.until}
          hint={texts.untilHint}
          name="until"
          min={toDay(today, 1)}
          max={toDay(today, 365)}
          defaultValue={away ? toDay(new Date(away.until)) : undefined}
          error={faults.until}
          required
        />
        <TextArea
          label={texts.note}
          hint={texts.noteHint}
          name="note"
          rows={3}
          defaultValue={away?.note}
          error={faults.note}
        />
        <FormActions>
          <Button type="submit" variant="primary" isLoading={isLoading}>
            {away ? texts.change : texts.leave}
          </Button>
        </FormActions>
      </FormLayout>
    </Card>
  );
}
