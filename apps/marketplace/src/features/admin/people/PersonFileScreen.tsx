import type { MarketAnswer } from '@market/api';
import type { OrderRow } from '@market/api/contract';
import {
  Badge,
  DataTable,
  type DataTableColumn,
  formatDate,
  Link,
  type Market,
  useMarket,
} from '@market/ui';
import { type ReactNode, use, useMemo } from 'react';
import { useGetPersonFileQuery } from '../../../backend/adminMarket.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { paths } from '../../../routing/paths.ts';
import { useParams } from '../../../routing/router.ts';
import { TextLink } from '../../../routing/TextLink.styles.ts';
import { adminPaths } from '../adminPaths.ts';
import { Dense, Parts, Soft } from '../Desk.styles.ts';
import { DeskItem } from '../DeskItem.tsx';
import { Facts, Head, Part } from '../inspect/Inspect.styles.ts';
import { isFor } from '../isFor.ts';
import { OwnRole } from '../OwnRole.ts';
import { texts as deskTexts } from '../texts.ts';
import { IdentityPart } from './IdentityPart.tsx';
import { PersonPast } from './PersonPast.tsx';
import { PersonState } from './PeopleScreen.tsx';
import { SessionsPart } from './SessionsPart.tsx';
import { SuspensionPart } from './SuspensionPart.tsx';
import { texts } from './texts.ts';

type PersonFile = MarketAnswer<'getPersonFile'>;

/** All that those who help people, and decide about them, know of somebody. */
export function PersonFileScreen() {
  const { id = '' } = useParams();
  const file = useGetPersonFileQuery({ id }, { refetchOnMountOrArgChange: true });

  return (
    <DeskItem area={adminPaths.people} title={texts.title} query={file} says={texts.file}>
      {(found) => <PersonParts file={found} />}
    </DeskItem>
  );
}

function PersonParts({ file }: { file: PersonFile }) {
  const market = useMarket();
  const own = use(OwnRole);
  const { person, orders, sessions, verifiedAt } = file;
  const isDecider = isFor(own, 'moderator');

  return (
    <>
      <PageTitle>{person.fullname}</PageTitle>
      <Head>
        <div>
          <h1 tabIndex={-1}>{person.fullname}</h1>
          <p>
            <PersonState person={person} />
            <Link href={`mailto:${person.email}`}>{person.email}</Link>
            <span>
              {texts.file.joined} {formatDate(person.createdAt, market)}
            </span>
          </p>
        </div>
        <TextLink href={paths.person(person._id)}>{texts.file.profile}</TextLink>
      </Head>
      <Parts>
        <PersonFacts file={file} />
        {verifiedAt && (
          <IdentityPart id={person._id} verifiedAt={verifiedAt} canDecide={isDecider} />
        )}
        <SuspensionPart person={person} canDecide={isDecider} />
        <PersonPast id={person._id} />
        <Part>
          <h2>{texts.file.orders}</h2>
          <PersonOrders id={person._id} orders={orders} />
        </Part>
        <SessionsPart id={person._id} sessions={sessions} isOperator={person.role !== null} />
      </Parts>
    </>
  );
}

function PersonFacts({ file }: { file: PersonFile }) {
  const market = useMarket();
  const { person, bio, from, hasFactor, awayUntil, counts } = file;
  const { file: words } = texts;

  return (
    <Part>
      <h2>{words.facts}</h2>
      <Facts>
        <Fact name={words.number}>
          <bdi translate="no">{person._id}</bdi>
        </Fact>
        <Fact name={words.bought}>{words.ofOpen(counts.bought, counts.openBought)}</Fact>
        <Fact name={words.sold}>{words.ofOpen(counts.sold, counts.openSold)}</Fact>
        <Fact name={words.services}>{counts.services}</Fact>
        <Fact name={words.reports}>{words.ofOpen(counts.reports, counts.openReports)}</Fact>
        <Fact name={words.factor}>{hasFactor ? words.hasFactor : words.hasNone}</Fact>
        {awayUntil && <Fact name={words.away}>{formatDate(awayUntil, market)}</Fact>}
        <Fact name={words.from}>{from || words.nothing}</Fact>
        <Fact name={words.bio}>{bio || words.nothing}</Fact>
      </Facts>
    </Part>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function PersonOrders({ id, orders }: { id: string; orders: readonly OrderRow[] }) {
  const market = useMarket();
  const own = use(OwnRole);
  const canOpen = isFor(own, 'support');
  const columns = useMemo(() => toColumns(id, canOpen, market), [id, canOpen, market]);

  return (
    <Dense>
      <DataTable
        caption={texts.file.orders}
        columns={columns}
        rows={orders}
        keyOf={({ _id }) => _id}
        empty={<Soft>{texts.file.noOrders}</Soft>}
      />
    </Dense>
  );
}

const toColumns = (id: string, canOpen: boolean, market: Market): DataTableColumn<OrderRow>[] => [
  {
    id: 'order',
    label: texts.file.order,
    cell: ({ _id, title }) => (canOpen ? <Link href={adminPaths.order(_id)}>{title}</Link> : title),
  },
  {
    id: 'side',
    label: texts.file.side,
    cell: ({ buyer }) => (buyer?._id === id ? deskTexts.sides.buyer : deskTexts.sides.seller),
  },
  {
    id: 'stage',
    label: texts.file.stage,
    cell: ({ stage }) => (
      <Badge tone={stage === 'disputed' ? 'warning' : 'neutral'}>
        {stage ? deskTexts.stages[stage] : deskTexts.notBegun}
      </Badge>
    ),
  },
  {
    id: 'placed',
    label: texts.file.placed,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt, market)}</time>,
  },
];
