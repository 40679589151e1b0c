import type { PersonRow } from '@market/api/contract';
import {
  Badge,
  DataTable,
  type DataTableColumn,
  EmptyState,
  formatDate,
  Link,
  type Market,
  SearchField,
  Stack,
  useMarket,
} from '@market/ui';
import { type ReactNode, useMemo } from 'react';
import { useFindPeopleQuery } from '../../../backend/adminMarket.ts';
import { ListPager } from '../../../routing/ListPager.tsx';
import { useLocation, useNavigate } from '../../../routing/router.ts';
import { readCursor } from '../../../routing/useCursor.ts';
import { adminPaths } from '../adminPaths.ts';
import { Calm } from '../Calm.tsx';
import { Dense, Named, Soft, Together, Views } from '../Desk.styles.ts';
import { DeskLayout } from '../DeskLayout.tsx';
import { DeskView } from '../DeskView.tsx';
import { texts as deskTexts } from '../texts.ts';
import { texts } from './texts.ts';

const states = ['all', 'suspended'] as const;

type State = (typeof states)[number];

const toAddress = (keyword: string, state: State) => {
  const fields = new URLSearchParams({
    ...(keyword && { keyword }),
    ...(state !== 'all' && { state }),
  });
  return fields.size > 0 ? `${adminPaths.people}?${fields}` : adminPaths.people;
};

/** Finds people, the newest first. */
export function PeopleScreen() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const fields = new URLSearchParams(search);
  const keyword = fields.get('keyword') ?? '';
  const state = states.find((each) => each === fields.get('state')) ?? 'all';
  const people = useFindPeopleQuery(
    { keyword, state, cursor: readCursor(search) },
    { refetchOnMountOrArgChange: true },
  );
  const isCalm = state === 'suspended' && !keyword;

  return (
    <DeskLayout area={adminPaths.people} title={texts.title} text={texts.text}>
      <Stack gap={20}>
        <SearchField
          aria-label={texts.label}
          label={texts.label}
          placeholder={texts.placeholder}
          defaultValue={keyword}
          onSearch={(term) => void navigate(toAddress(term, state))}
        />
        <Views aria-label={texts.views}>
          {states.map((each) => (
            <Link
              key={each}
              href={toAddress(keyword, each)}
              aria-current={each === state ? 'page' : undefined}
            >
              {texts.states[each]}
            </Link>
          ))}
        </Views>
        <DeskView
          query={people}
          loading={<PersonRows people={[]} isLoading />}
          waiting={texts.waiting}
          failure={texts.failure}
        >
          {(page) => (
            <Stack>
              <PersonRows
                people={page.people}
                empty={
                  isCalm ? (
                    <EmptyState icon={<Calm />} title={texts.calm.title} text={texts.calm.text} />
                  ) : (
                    <EmptyState title={texts.none.title} text={texts.none.text} />
                  )
                }
              />
              <ListPager page={page} />
            </Stack>
          )}
        </DeskView>
      </Stack>
    </DeskLayout>
  );
}

interface PersonRowsProps {
  people: readonly PersonRow[];
  empty?: ReactNode;
  isLoading?: boolean;
}

function PersonRows({ people, empty, isLoading }: PersonRowsProps) {
  const market = useMarket();
  const columns = useMemo(() => toColumns(market), [market]);

  return (
    <Dense>
      <DataTable
        caption={texts.found}
        columns={columns}
        rows={people}
        keyOf={({ _id }) => _id}
        empty={empty}
        isLoading={isLoading}
      />
    </Dense>
  );
}

const toColumns = (market: Market): DataTableColumn<PersonRow>[] => [
  {
    id: 'person',
    label: texts.person,
    cell: ({ _id, fullname, email }) => (
      <Named>
        <Link href={adminPaths.person(_id)}>{fullname}</Link>
        <small>{email}</small>
      </Named>
    ),
  },
  { id: 'state', label: texts.state, cell: (person) => <PersonState person={person} /> },
  {
    id: 'joined',
    label: texts.joined,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt, market)}</time>,
  },
];

/** What of an account rests, and what its owner may do. */
export function PersonState({ person }: { person: PersonRow }) {
  const { role, suspension } = person;
  return (
    <Together>
      {suspension && <Badge tone="warning">{deskTexts.suspensions[suspension.kind].label}</Badge>}
      {role && <Badge tone="positive">{deskTexts.roles[role]}</Badge>}
      {!suspension && !role && <Soft>{texts.open}</Soft>}
    </Together>
  );
}
