import type { RankedPlace } from '@market/api';
import {
  Badge,
  DataTable,
  type DataTableColumn,
  EmptyState,
  LinkButton,
  SearchField,
  Skeleton,
  useMarket,
} from '@market/ui';
import { useMemo } from 'react';
import { useExplainRankingQuery, useGetServiceQuery } from '../../backend/market.ts';
import { paths } from '../../routing/paths.ts';
import { useLocation, useNavigate, useParams } from '../../routing/router.ts';
import { toExplorePath } from '../services/serviceFilter.ts';
import { DashboardLayout } from '../../shared/DashboardLayout.tsx';
import { QueryView } from '../../shared/QueryView.tsx';
import { formatNumber } from './formatNumber.ts';
import { Narrow, Page, Place, Quiet, Sum } from './Score.styles.ts';
import { texts } from './Order.texts.ts';

const { why } = texts;

/** The name of the words in the address. */
const field = 'keyword';

const formatPoints = (points: number, locale: string) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    points,
  );

/** Where an own service stands in a search, and what that is the sum of. */
export function WhyHereScreen() {
  const { id = '' } = useParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const keyword = new URLSearchParams(search).get(field)?.trim().slice(0, 200) ?? '';
  const explanation = useExplainRankingQuery({ id, ...(keyword && { keyword }) });
  const service = useGetServiceQuery({ id }).data?.service;

  return (
    <DashboardLayout
      area={paths.myServices}
      title={why.title}
      actions={<LinkButton href={paths.ranking}>{why.rules}</LinkButton>}
    >
      <Page>
        <Quiet>{why.of(service?.title ?? why.service)}</Quiet>
        <Narrow>
          <SearchField
            label={why.word}
            aria-label={why.word}
            placeholder={why.word}
            buttonLabel={why.show}
            name={field}
            action={pathname}
            defaultValue={keyword}
            onSearch={(words) =>
              void navigate(
                words ? `${pathname}?${new URLSearchParams({ [field]: words })}` : pathname,
              )
            }
          />
        </Narrow>
        <QueryView
          query={explanation}
          loading={<Skeleton height="20rem" />}
          waiting={why.waiting}
          failure={why.failure}
        >
          {({ found }) =>
            found ? (
              <Found found={found} keyword={keyword} />
            ) : (
              <EmptyState
                title={why.none.title}
                text={keyword ? why.none.text(keyword) : why.none.paused}
                action={<LinkButton href={paths.editService(id)}>{why.edit}</LinkButton>}
              />
            )
          }
        </QueryView>
      </Page>
    </DashboardLayout>
  );
}

function Found({ found, keyword }: { found: RankedPlace; keyword: string }) {
  const { locale } = useMarket();
  const columns = useMemo(() => createColumns(locale), [locale]);
  const { place, count, isNewcomer, score, scoreAhead, parts } = found;

  return (
    <section aria-labelledby="place">
      <Place>
        <h2 id="place">{why.place(formatNumber(place, locale), formatNumber(count, locale))}</h2>
        {isNewcomer && <Badge tone="primary">{why.isNew}</Badge>}
      </Place>
      <p>
        {isNewcomer
          ? why.newcomer
          : scoreAhead === null
            ? why.first
            : why.ahead(formatPoints(scoreAhead, locale))}
      </p>
      <DataTable caption={why.table} columns={columns} rows={parts} keyOf={({ part }) => part} />
      <Sum>
        <dt>{why.sum}</dt>
        <dd>{formatPoints(score, locale)}</dd>
      </Sum>
      {keyword && (
        <div>
          <LinkButton href={toExplorePath({ keyword, sort: 'relevance' })}>{why.list}</LinkButton>
        </div>
      )}
    </section>
  );
}

function createColumns(locale: string): DataTableColumn<RankedPlace['parts'][number]>[] {
  const write = (number: number) => formatNumber(number, locale);
  return [
    { id: 'part', label: why.part, cell: ({ part }) => texts.parts[part] },
    { id: 'figure', label: why.figure, align: 'end', cell: ({ figure }) => write(figure) },
    { id: 'weight', label: why.weight, align: 'end', cell: ({ weight }) => write(weight) },
    {
      id: 'points',
      label: why.points,
      align: 'end',
      cell: ({ points }) => formatPoints(points, locale),
    },
  ];
}
