import type { AuditEvent } from '@market/api/contract';
import { Button, Stack, TextField } from '@market/ui';
import { type FormEvent, useState } from 'react';
import { useLazyListAuditQuery, useListAuditQuery } from '../../../backend/adminMarket.ts';
import { useLocation, useNavigate } from '../../../routing/router.ts';
import { readCursor } from '../../../routing/useCursor.ts';
import { toDayEnd, toDayStart } from '../../../texts/days.ts';
import { readForm } from '../../../shared/readForm.ts';
import { showToast } from '../../../shared/toasts.ts';
import { formatPastMoment } from '../../orders/life/deadlines.ts';
import { adminPaths } from '../adminPaths.ts';
import { Soft } from '../Desk.styles.ts';
import { DeskLayout } from '../DeskLayout.tsx';
import { DeskList } from '../DeskList.tsx';
import type { ToColumns } from '../DeskTable.tsx';
import { By, Change, Filter, FilterActions, What } from './Audit.styles.ts';
import { listEvents } from './listEvents.ts';
import { texts } from './texts.ts';

const fields = ['what', 'subject', 'since', 'until'] as const;

/** How many pages are saved at most: 5,000 lines. */
const mostPages = 100;

/** A day as a moment; undefined for what is none. */
function toMoment(day: string | null, toDate: (day: string) => Date): string | undefined {
  const moment = day ? toDate(day) : undefined;
  return moment && !Number.isNaN(moment.getTime()) ? moment.toISOString() : undefined;
}

/** What was written down. */
export function AuditScreen() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const wanted = new URLSearchParams(search);
  const question = {
    what: wanted.get('what') ?? undefined,
    subject: wanted.get('subject') ?? undefined,
    since: toMoment(wanted.get('since'), toDayStart),
    until: toMoment(wanted.get('until'), toDayEnd),
  };
  const audit = useListAuditQuery(
    { ...question, cursor: readCursor(search) },
    { refetchOnMountOrArgChange: true },
  );

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.entries(readForm(event.currentTarget, fields)).filter(
      ([, value]) => value.trim() !== '',
    );
    const address = new URLSearchParams(typed.map(([name, value]) => [name, value.trim()]));
    void navigate(address.size > 0 ? `${adminPaths.audit}?${address}` : adminPaths.audit);
  };

  return (
    <DeskLayout area={adminPaths.audit} title={texts.title} text={texts.text}>
      <Stack gap={20}>
        <Filter key={search} aria-label={texts.filter} onSubmit={apply}>
          <TextField
            label={texts.what}
            hint={texts.whatHint}
            name="what"
            defaultValue={wanted.get('what') ?? ''}
          />
          <TextField
            label={texts.subject}
            hint={texts.subjectHint}
            name="subject"
            defaultValue={wanted.get('subject') ?? ''}
          />
          <TextField
            type="date"
            label={texts.since}
            name="since"
            defaultValue={wanted.get('since') ?? ''}
          />
          <TextField
            type="date"
            label={texts.until}
            name="until"
            defaultValue={wanted.get('until') ?? ''}
          />
          <FilterActions>
            <Button type="submit">{texts.apply}</Button>
            <SaveButton question={question} />
          </FilterActions>
        </Filter>
        <DeskList
          query={audit}
          rowsOf={(page) => page.events}
          caption={texts.title}
          toColumns={toColumns}
          says={texts}
          empty={texts.none}
        />
      </Stack>
    </DeskLayout>
  );
}

interface Question {
  what: string | undefined;
  subject: string | undefined;
  since: string | undefined;
  until: string | undefined;
}

/** Loads all pages, one after the other, and saves them as a file. */
function SaveButton({ question }: { question: Question }) {
  const [load] = useLazyListAuditQuery();
  const [isSaving, setIsSaving] = useState(false);

  const save = async () => {
    setIsSaving(true);
    const events: AuditEvent[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < mostPages; page += 1) {
      const { data, error } = await load({ ...question, cursor });
      if (error || !data) {
        setIsSaving(false);
        return showToast({ kind: 'error', message: texts.saveFailed });
      }
      events.push(...data.events);
      if (!data.nextCursor) break;
      cursor = data.nextCursor;
    }
    setIsSaving(false);
    const { saveCsv } = await import('../../files/saveCsv.ts');
    saveCsv(texts.file, listEvents(events));
    showToast({ kind: 'success', message: texts.saving(events.length) });
  };

  return (
    <Button variant="quiet" isLoading={isSaving} onClick={() => void save()}>
      {texts.save}
    </Button>
  );
}

const toColumns: ToColumns<AuditEvent> = (market) => [
  {
    id: 'what',
    label: texts.what,
    cell: ({ what, subject }) => (
      <What>
        <strong translate="no">{what}</strong>
        {subject && <small translate="no">{subject}</small>}
      </What>
    ),
  },
  {
    id: 'by',
    label: texts.by,
    cell: ({ by, address }) => (
      <By>
        {by ? by.fullname : <Soft>{texts.nobody}</Soft>}
        <small translate="no">{address}</small>
      </By>
    ),
  },
  { id: 'why', label: texts.why, cell: ({ reason }) => reason },
  {
    id: 'change',
    label: texts.change,
    cell: ({ before, after }) =>
      (before !== null || after !== null) && (
        <Change translate="no">
          {before !== null && (
            <>
              <dt>{texts.before}</dt>
              <dd>{before}</dd>
            </>
          )}
          {after !== null && (
            <>
              <dt>{texts.after}</dt>
              <dd>{after}</dd>
            </>
          )}
        </Change>
      ),
  },
  {
    id: 'when',
    label: texts.when,
    cell: ({ at }) => <time dateTime={at}>{formatPastMoment(at, market)}</time>,
  },
];
