import { type HeldService, heldStateSchema, type HeldState } from '@market/api/contract';
import { formatPrice, Link, Stack } from '@market/ui';
import { useListHeldServicesQuery } from '../../../backend/adminMarket.ts';
import { useLocation } from '../../../routing/router.ts';
import { readCursor } from '../../../routing/useCursor.ts';
import { adminPaths } from '../adminPaths.ts';
import { Ago } from '../Ago.tsx';
import { DeskLayout } from '../DeskLayout.tsx';
import { DeskList } from '../DeskList.tsx';
import type { ToColumns } from '../DeskTable.tsx';
import { DeskViews } from '../DeskViews.tsx';
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
        <DeskViews
          label={texts.views}
          names={states}
          current={state}
          labelOf={(each) => texts.states[each]}
          hrefOf={toAddress}
        />
        <DeskList
          query={services}
          rowsOf={(page) => page.services}
          caption={texts.title}
          toColumns={toColumns}
          says={texts}
          empty={state === 'waiting' ? texts.calm : texts.none}
          isCalm={state === 'waiting'}
        />
      </Stack>
    </DeskLayout>
  );
}

const toColumns: ToColumns<HeldService> = (market, now) => [
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
