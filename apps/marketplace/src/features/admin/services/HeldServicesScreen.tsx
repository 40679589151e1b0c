import { type HeldService, heldStateSchema, type HeldState } from '@market/api/contract';
import {
  DataTable,
  type DataTableColumn,
  EmptyState,
  formatPrice,
  Link,
  type Market,
  Stack,
  useMarket,
} from '@market/ui';
import { type ReactNode, useMemo } from 'react';
import { useListHeldServicesQuery } from '../../../backend/adminMarket.ts';
import { ListPager } from '../../../routing/ListPager.tsx';
import { useLocation } from '../../../routing/router.ts';
import { readCursor } from '../../../routing/useCursor.ts';
import { useNow } from '../../orders/life/useNow.ts';
import { adminPaths } from '../adminPaths.ts';
import { Ago } from '../Ago.tsx';
import { Calm } from '../Calm.tsx';
import { Dense, Views } from '../Desk.styles.ts';
import { DeskLayout } from '../DeskLayout.tsx';
import { DeskView } from '../DeskView.tsx';
import { texts } from './texts.ts';

const states = heldStateSchema.options;

const toAddress = (state: HeldState) =>
  state === 'waiting' ? adminPaths.services : `${adminPaths.services}?state=${state}`;

/** Services that are held back, the oldest first. */
export function HeldServicesScreen() {
  const { search } = useLocation();
  const wanted = new URLSearchParams(search).get('state');
  const state = states.find((each) => each === wanted) ?? 'waiting';
  const services = useListHeldServicesQuery(
    { state, cursor: readCursor(search) },
    { refetchOnMountOrArgChange: true },
  );

  return (
    <DeskLayout area={adminPaths.services} title={texts.title} text={texts.text}>
      <Stack gap={20}>
        <Views aria-label={texts.views}>
          {states.map((each) => (
            <Link
              key={each}
              href={toAddress(each)}
              aria-current={each === state ? 'page' : undefined}
            >
              {texts.states[each]}
            </Link>
          ))}
        </Views>
        <DeskView
          query={services}
          loading={<ServiceRows services={[]} isLoading />}
          waiting={texts.waiting}
          failure={texts.failure}
        >
          {(page) => (
            <Stack>
              <ServiceRows
                services={page.services}
                empty={
                  state === 'waiting' ? (
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

interface ServiceRowsProps {
  services: readonly HeldService[];
  empty?: ReactNode;
  isLoading?: boolean;
}

function ServiceRows({ services, empty, isLoading }: ServiceRowsProps) {
  const market = useMarket();
  const now = useNow();
  const columns = useMemo(() => toColumns(market, now), [market, now]);

  return (
    <Dense>
      <DataTable
        caption={texts.title}
        columns={columns}
        rows={services}
        keyOf={({ _id }) => _id}
        empty={empty}
        isLoading={isLoading}
      />
    </Dense>
  );
}

const toColumns = (market: Market, now: number): DataTableColumn<HeldService>[] => [
  {
    id: 'service',
    label: texts.service,
    cell: ({ _id, service }) => <Link href={adminPaths.service(_id)}>{service.title}</Link>,
  },
  {
    id: 'seller',
    label: texts.seller,
    cell: ({ service }) => service.user[0]?.fullname ?? service.seller,
  },
  {
    id: 'price',
    label: texts.price,
    align: 'end',
    cell: ({ service }) => formatPrice(service.price, market),
  },
  {
    id: 'since',
    label: texts.since,
    cell: ({ heldAt }) => heldAt && <Ago moment={heldAt} now={now} />,
  },
];
