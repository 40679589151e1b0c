import type { MarketAnswer } from '@market/api';
import {
  Badge,
  Breadcrumbs,
  Button,
  Card,
  EmptyState,
  LinkButton,
  Menu,
  OrderId,
  Skeleton,
  Stack,
} from '@market/ui';
import { useState } from 'react';
import { useInspectOrderQuery } from '../../../backend/adminMarket.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { useParams } from '../../../routing/router.ts';
import { Sections } from '../../orders/OrderDetails.styles.ts';
import { nameOrder } from '../../orders/nameOrder.ts';
import { adminPaths } from '../adminPaths.ts';
import { DeskLayout } from '../DeskLayout.tsx';
import { DeskView } from '../DeskView.tsx';
import { texts as deskTexts } from '../texts.ts';
import { DisputeDesk } from './DisputeDesk.tsx';
import { ForceCancelDialog } from './ForceCancelDialog.tsx';
import { Head } from './Inspect.styles.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderPast } from './OrderPast.tsx';
import { texts } from './texts.ts';

/** An order of anybody, with all that it takes to decide about it. */
export function InspectOrderScreen() {
  const { id = '' } = useParams();
  const order = useInspectOrderQuery({ id }, { refetchOnMountOrArgChange: true });
  const dispute = order.data?.order.progress?.dispute;
  const area = dispute ? adminPaths.disputes : adminPaths.orders;

  return (
    <DeskLayout area={area}>
      <PageTitle>{nameOrder(id, order.data?.order)}</PageTitle>
      <DeskView
        query={order}
        loading={<InspectSkeleton id={id} />}
        waiting={texts.waiting}
        failure={texts.failure}
        missing={
          <>
            <Head>
              <h1 tabIndex={-1}>{texts.order}</h1>
            </Head>
            <EmptyState
              title={texts.missing.title}
              text={texts.missing.text}
              action={<LinkButton href={adminPaths.orders}>{texts.missing.back}</LinkButton>}
            />
          </>
        }
      >
        {(found) => <Inspected found={found} />}
      </DeskView>
    </DeskLayout>
  );
}

function Inspected({ found }: { found: MarketAnswer<'inspectOrder'> }) {
  const { order, takenBy } = found;
  const { _id: id, service, progress } = order;
  const [isCancelling, setCancelling] = useState(false);
  const title = service?.title ?? texts.order;
  const canCancel = progress?.actions.includes('forceCancel');

  return (
    <>
      <Head>
        <Breadcrumbs
          items={[
            progress?.dispute
              ? { label: deskTexts.disputes, href: adminPaths.disputes }
              : { label: deskTexts.orders, href: adminPaths.orders },
            { label: title },
          ]}
        />
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p>
            <span>
              {texts.withId} <OrderId value={id} />
            </span>
            <Badge tone={progress?.stage === 'disputed' ? 'warning' : 'neutral'} hasDot>
              {progress ? deskTexts.stages[progress.stage] : deskTexts.notBegun}
            </Badge>
          </p>
        </div>
        {canCancel && (
          <Menu
            trigger={<Button variant="quiet">{texts.more}</Button>}
            items={[
              {
                label: texts.cancel.action,
                isDangerous: true,
                onSelect: () => setCancelling(true),
              },
            ]}
          />
        )}
      </Head>
      <Stack gap={20}>
        {progress?.dispute && (
          <DisputeDesk
            order={order}
            progress={progress}
            dispute={progress.dispute}
            takenBy={takenBy}
          />
        )}
        <Card>
          <Sections>
            <OrderFacts order={order} />
            <OrderPast id={id} progress={progress} />
          </Sections>
        </Card>
      </Stack>
      <ForceCancelDialog order={order} isOpen={isCancelling} onClose={() => setCancelling(false)} />
    </>
  );
}

function InspectSkeleton({ id }: { id: string }) {
  return (
    <>
      <Head>
        <div>
          <h1 tabIndex={-1}>{texts.order}</h1>
          <p>
            <OrderId value={id} />
          </p>
        </div>
      </Head>
      <Stack gap={20} aria-hidden>
        <Skeleton height="22rem" radius="12px" />
        <Skeleton height="16rem" radius="12px" />
      </Stack>
    </>
  );
}
