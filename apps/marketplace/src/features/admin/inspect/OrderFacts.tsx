import type { Order } from '@market/api';
import { formatDate, formatPrice, Link, PriceLines, useMarket } from '@market/ui';
import type { ReactNode } from 'react';
import { paths } from '../../../routing/paths.ts';
import { TextLink } from '../../../routing/TextLink.styles.ts';
import { formatMoment } from '../../orders/life/deadlines.ts';
import { texts as lifeTexts } from '../../orders/life/texts.ts';
import { Soft } from '../Desk.styles.ts';
import { texts as deskTexts } from '../texts.ts';
import { Facts, Part } from './Inspect.styles.ts';
import { texts } from './texts.ts';

/** Who, what, when and how much. */
export function OrderFacts({ order }: { order: Order }) {
  const { user, seller, orderInfo, paymentInfo, totalPrice, createdAt, deliveredAt } = order;
  const { progress, lines, service } = order;
  const market = useMarket();
  const { facts } = texts;

  return (
    <Part>
      <h2>{facts.title}</h2>
      <Facts>
        <Fact name={facts.buyer}>
          <PartyName party={user} />
        </Fact>
        <Fact name={facts.seller}>
          <PartyName party={seller ?? null} />
        </Fact>
        <Fact name={facts.phone}>
          <dd>{orderInfo.phoneNumber || facts.nothing}</dd>
        </Fact>
        <Fact name={facts.paid}>
          <dd>{formatPrice(totalPrice, market)}</dd>
        </Fact>
        {order.refunded !== undefined && (
          <Fact name={facts.refunded}>
            <dd>{formatPrice(order.refunded, market)}</dd>
          </Fact>
        )}
        <Fact name={facts.cardProvider}>
          <dd>{paymentInfo.status}</dd>
          <dd>
            <bdi translate="no">{paymentInfo.id}</bdi>
          </dd>
        </Fact>
        <Fact name={facts.placed}>
          <dd>{formatMoment(createdAt, market)}</dd>
        </Fact>
        {progress && (
          <>
            <Fact name={facts.days}>
              <dd>{lifeTexts.agreed.countDays(progress.terms.days)}</dd>
            </Fact>
            <Fact name={facts.revisions}>
              <dd>{facts.ofRevisions(progress.revisionsUsed, progress.terms.revisions)}</dd>
            </Fact>
            <Fact name={facts.due}>
              <dd>{progress.dueAt ? formatMoment(progress.dueAt, market) : facts.nothing}</dd>
            </Fact>
          </>
        )}
        <Fact name={facts.delivered}>
          <dd>{deliveredAt ? formatDate(deliveredAt, market) : facts.nothing}</dd>
        </Fact>
      </Facts>
      {service && (
        <p>
          <TextLink href={paths.service(service._id)}>{service.title}</TextLink>
        </p>
      )}
      {lines && (
        <PriceLines
          lines={lines}
          total={totalPrice}
          days={order.days}
          revisions={order.revisions}
        />
      )}
    </Part>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      {children}
    </div>
  );
}

function PartyName({ party }: { party: Order['user'] | Order['seller'] }) {
  if (!party) {
    return (
      <dd>
        <Soft>{deskTexts.accountGone}</Soft>
      </dd>
    );
  }
  return (
    <>
      <dd>
        <TextLink href={paths.person(party._id)}>{party.fullname}</TextLink>
      </dd>
      <dd>
        <Link href={`mailto:${party.email}`}>{party.email}</Link>
      </dd>
    </>
  );
}
