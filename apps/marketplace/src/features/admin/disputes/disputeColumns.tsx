import type { DisputeRow } from '@market/api';
import {
  Badge,
  type DataTableColumn,
  formatPrice,
  Link,
  type Market,
  OrderId,
  useMarket,
} from '@market/ui';
import { formatMoment, lookAhead } from '../../orders/life/deadlines.ts';
import { adminPaths } from '../adminPaths.ts';
import { Ago } from '../Ago.tsx';
import { Named, Soft, Together } from '../Desk.styles.ts';
import type { ToColumns } from '../DeskTable.tsx';
import { texts as deskTexts } from '../texts.ts';
import { texts } from './texts.ts';

const toColumns = (
  isDecided: boolean,
  market: Market,
  now: number,
): DataTableColumn<DisputeRow>[] => [
  {
    id: 'order',
    label: texts.order,
    cell: ({ order, title }) => (
      <Named>
        <Link href={adminPaths.order(order)}>{title}</Link>
        <small>
          <OrderId value={order} />
        </small>
      </Named>
    ),
  },
  {
    id: 'amount',
    label: texts.amount,
    align: 'end',
    cell: ({ totalPrice }) => formatPrice(totalPrice, market),
  },
  {
    id: 'opened',
    label: texts.opened,
    cell: ({ by, openedAt }) => (
      <Named>
        {deskTexts.sides[by]}
        <small>
          <Ago moment={openedAt} now={now} />
        </small>
      </Named>
    ),
  },
  isDecided
    ? {
        id: 'decided',
        label: texts.decided,
        cell: ({ decidedAt, isAppealed }) => (
          <Together>
            {decidedAt && <Ago moment={decidedAt} now={now} />}
            {isAppealed && <Badge>{texts.again}</Badge>}
          </Together>
        ),
      }
    : {
        id: 'answer',
        label: texts.answer,
        cell: (dispute) => <Answer dispute={dispute} now={now} />,
      },
  ...(isDecided
    ? []
    : [
        {
          id: 'taken',
          label: texts.takenBy,
          cell: ({ takenBy }: DisputeRow) =>
            takenBy ? takenBy.fullname : <Soft>{deskTexts.nobody}</Soft>,
        },
      ]),
];

/** How disputes that wait are laid out, each leading to its order. */
export const toOpenDisputes: ToColumns<DisputeRow> = (market, now) => toColumns(false, market, now);

/** How decided disputes are laid out. */
export const toDecidedDisputes: ToColumns<DisputeRow> = (market, now) =>
  toColumns(true, market, now);

/** Whether the other side has been heard, so that it can be decided. */
function Answer({ dispute, now }: { dispute: DisputeRow; now: number }) {
  const { isAnswered, isAppealed, answerBy } = dispute;
  const market = useMarket();

  if (isAppealed) {
    return (
      <Badge tone="warning" hasDot>
        {texts.appealed}
      </Badge>
    );
  }
  if (isAnswered) return <Badge tone="positive">{texts.answered}</Badge>;
  if (lookAhead(answerBy, now).isPast) {
    return <Badge tone="warning">{texts.silent}</Badge>;
  }
  return (
    <Soft>
      {texts.until} <time dateTime={answerBy}>{formatMoment(answerBy, market)}</time>
    </Soft>
  );
}
