'use client';

import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { type ComponentPropsWithRef, forwardRef, type PointerEvent, useState } from 'react';
import { formatDate } from '../../formatting/formatDate.ts';
import { formatPrice } from '../../formatting/formatPrice.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { ChartFrame, Plot } from './SalesChart.styles.ts';
import { formatPriceBound } from '../../formatting/formatPriceBound.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { salesChartTexts } from './SalesChart.texts.ts';

/** What was earned at one time. */
export interface SalesPoint {
  /** ISO 8601 text. */
  date: string;
  /** In rupees. Anything that is not an amount counts as 0. */
  amount: number;
}

export interface SalesChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** From the earliest to the latest. */
  points: readonly SalesPoint[];
  /** What the chart shows, such as `Earnings, last 12 weeks`. */
  label: string;
}

/** Earnings over time: a picture, the figure under the pointer, and all figures as a table. */
export const SalesChart = forwardRef<HTMLElement, SalesChartProps>(function SalesChart(
  { points, label, ...figureProps },
  ref,
) {
  const texts = useTexts('SalesChart', salesChartTexts);

  return (
    <ChartFrame {...figureProps} ref={ref}>
      <figcaption>{label}</figcaption>
      {points.length === 0 ? (
        <p>{texts.empty}</p>
      ) : (
        <>
          <Curve points={points} label={label} />
          <details>
            <summary>{texts.showFigures}</summary>
            <Figures points={points} />
          </details>
        </>
      )}
    </ChartFrame>
  );
});

/** The drawing's own units; it is stretched to the room that there is. */
const width = 1000;
const height = 200;

function Curve({ points, label }: { points: readonly SalesPoint[]; label: string }) {
  const market = useMarket();
  const texts = useTexts('SalesChart', salesChartTexts);
  const [nearest, setNearest] = useState<number>();
  const amounts = points.map(({ amount }) => (amount > 0 ? amount : 0));
  const scaleX = scaleLinear([0, points.length - 1], [0, width]);
  const scaleY = scaleLinear([0, Math.max(100, ...amounts)], [height, 0]).nice(4);
  const x = (_amount: number, index: number) => scaleX(index);
  const ticks = scaleY.ticks(4);
  const isShort = (ticks.at(-1) ?? 0) >= million;
  const write = ({ amount, date }: SalesPoint) => ({
    amount: formatPrice(amount, market),
    date: formatDate(date, market),
  });
  const [first, last] = [points[0], points.at(-1)].map((point) => point && write(point));
  const shown = nearest ?? (points.length === 1 ? 0 : undefined);
  const at = (index: number) => ({
    left: `${scaleX(index) / 10}%`,
    top: `${(scaleY(amounts[index] ?? 0) / height) * 100}%`,
  });

  const findNearest = ({ clientX, currentTarget }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const index = Math.round(scaleX.invert(((clientX - box.left) / box.width) * width));
    setNearest(Math.min(Math.max(index, 0), points.length - 1));
  };

  return (
    <Plot onPointerMove={findNearest} onPointerLeave={() => setNearest(undefined)}>
      <svg
        role="img"
        aria-label={first && last && `${label}: ${texts.course(first, last)}`}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
      >
        <path data-area d={area<number>(x, height, (amount) => scaleY(amount))(amounts) ?? ''} />
        <path data-grid d={ticks.map((tick) => `M0 ${scaleY(tick)}H${width}`).join('')} />
        <path data-line d={line<number>(x, (amount) => scaleY(amount))(amounts) ?? ''} />
      </svg>
      {ticks.map((tick) => (
        <span key={tick} data-amount aria-hidden style={{ top: `${scaleY(tick) / 2}%` }}>
          {isShort ? formatPriceBound(tick, market, isShort) : formatPrice(tick, market)}
        </span>
      ))}
      <DateMarks points={points} />
      {shown !== undefined && (
        <>
          <i style={at(shown)} />
          <b
            aria-hidden
            style={{ ...at(shown), translate: `-${at(shown).left} calc(-100% - 14px)` }}
          >
            {formatPrice(amounts[shown], market)} · {formatDate(points[shown]?.date, market)}
          </b>
        </>
      )}
    </Plot>
  );
}

/** From here on the axis has no room for all figures. */
const million = 1_000_000;

function DateMarks({ points }: { points: readonly SalesPoint[] }) {
  const market = useMarket();

  return (
    <>
      <span data-date="first" aria-hidden style={{ left: 0 }}>
        {formatDate(points[0]?.date, market)}
      </span>
      {points.length > 1 && (
        <span data-date="last" aria-hidden style={{ left: '100%' }}>
          {formatDate(points.at(-1)?.date, market)}
        </span>
      )}
    </>
  );
}

function Figures({ points }: { points: readonly SalesPoint[] }) {
  const market = useMarket();
  const texts = useTexts('SalesChart', salesChartTexts);

  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{texts.date}</th>
          <th scope="col">{texts.amount}</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ date, amount }) => (
          <tr key={date}>
            <td>{formatDate(date, market)}</td>
            <td>{formatPrice(amount, market)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
