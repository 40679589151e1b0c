import type { MarketAnswer, ServiceTotals } from '@market/api';
import { formatDate, formatPrice, MetricTile, StatTiles, useMarket } from '@market/ui';
import { Quiet } from './AnalyticsScreen.styles.ts';
import { formatCount } from './formatCount.ts';
import { texts } from './texts.ts';

/** What came of it, and how that has changed. */
export function AnalyticsFigures({
  analytics: { from, to, totals, previous },
}: {
  analytics: MarketAnswer<'getAnalytics'>;
}) {
  const market = useMarket();
  const { locale } = market;
  const count = (number: number) => formatCount(number, locale);
  const changeOf = (read: (figures: ServiceTotals) => number | null) =>
    toChange(read(totals), read(previous));
  const conversion = toConversion(totals);

  return (
    <section aria-label={texts.title}>
      <Quiet>{texts.compared(formatDate(from, market), formatDate(to, market))}</Quiet>
      <StatTiles>
        <MetricTile
          label={texts.seen}
          value={count(totals.seen)}
          change={changeOf(({ seen }) => seen)}
        />
        <MetricTile
          label={texts.views}
          value={count(totals.views)}
          change={changeOf(({ views }) => views)}
        />
        <MetricTile
          label={texts.questions}
          value={count(totals.questions)}
          change={changeOf(({ questions }) => questions)}
        />
        <MetricTile
          label={texts.orders}
          value={count(totals.orders)}
          change={changeOf(({ orders }) => orders)}
        />
        <MetricTile
          label={texts.conversion}
          value={conversion === null ? texts.nothing : writeShare(conversion, locale)}
          change={changeOf(toConversion)}
        />
        <MetricTile
          label={texts.revenue}
          value={formatPrice(totals.revenue, market)}
          change={changeOf(({ revenue }) => revenue)}
        />
        <MetricTile
          label={texts.answer}
          value={writeMinutes(totals.answerMinutes, count)}
          change={changeOf(({ answerMinutes }) => answerMinutes)}
          isLessBetter
        />
      </StatTiles>
    </section>
  );
}

const toConversion = ({ orders, views }: ServiceTotals) => (views > 0 ? orders / views : null);

/** Against nothing there is no share. */
const toChange = (now: number | null, before: number | null) =>
  now === null || before === null || before === 0 ? null : now / before - 1;

const writeShare = (share: number, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share);

function writeMinutes(minutes: number | null, count: (number: number) => string) {
  if (minutes === null) return texts.nothing;
  return minutes < 120
    ? texts.minutes(count(minutes))
    : texts.hours(count(Math.round(minutes / 60)));
}
