import type { PersonRow } from '@market/api/contract';
import { Badge, formatDate, Link, SearchField, Stack } from '@market/ui';
import { useFindPeopleQuery } from '../../../backend/adminMarket.ts';
import { useLocation, useNavigate } from '../../../routing/router.ts';
import { readCursor } from '../../../routing/useCursor.ts';
import { adminPaths } from '../adminPaths.ts';
import { Named, Soft, Together } from '../Desk.styles.ts';
import { DeskLayout } from '../DeskLayout.tsx';
import { DeskList } from '../DeskList.tsx';
import type { ToColumns } from '../DeskTable.tsx';
import { DeskViews } from '../DeskViews.tsx';
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
        <DeskViews
          label={texts.views}
          names={states}
          current={state}
          labelOf={(each) => texts.states[each]}
          hrefOf={(each) => toAddress(keyword, each)}
        />
        <DeskList
          query={people}
          rowsOf={(page) => page.people}
          caption={texts.found}
          toColumns={toColumns}
          says={texts}
          empty={isCalm ? texts.calm : texts.none}
          isCalm={isCalm}
        />
      </Stack>
    </DeskLayout>
  );
}

const toColumns: ToColumns<PersonRow> = (market) => [
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
    <Together as="span">
      {suspension && <Badge tone="warning">{deskTexts.suspensions[suspension.kind].label}</Badge>}
      {role && <Badge tone="positive">{deskTexts.roles[role]}</Badge>}
      {!suspension && !role && <Soft>{texts.open}</Soft>}
    </Together>
  );
}
