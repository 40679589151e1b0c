import type { MarketAnswer } from '@market/api';
import {
  Alert,
  EmptyState,
  formatDate,
  LevelBadge,
  LinkButton,
  ScoreCard,
  Skeleton,
  useMarket,
} from '@market/ui';
import { useGetMyScoreQuery } from '../../backend/market.ts';
import { paths } from '../../routing/paths.ts';
import { DashboardLayout } from '../../shared/DashboardLayout.tsx';
import { QueryView } from '../../shared/QueryView.tsx';
import { formatNumber } from './formatNumber.ts';
import { PointsTable } from './PointsTable.tsx';
import { Page, Quiet } from './Score.styles.ts';
import { ScoreCauses } from './ScoreCauses.tsx';
import { texts } from './texts.ts';

type Score = MarketAnswer<'getMyScore'>;

/** A seller's own score, opened down to the orders that it comes from. */
export function ScoreScreen() {
  const score = useGetMyScoreQuery(undefined, { refetchOnMountOrArgChange: 60 });

  return (
    <DashboardLayout
      area={paths.score}
      title={texts.title}
      actions={<LinkButton href={paths.ranking}>{texts.rules}</LinkButton>}
    >
      <QueryView
        query={score}
        loading={<Skeleton height="24rem" />}
        waiting={texts.waiting}
        failure={texts.failure}
      >
        {(found) => (found.score === null ? <NewSeller score={found} /> : <Found score={found} />)}
      </QueryView>
    </DashboardLayout>
  );
}

function NewSeller({ score: { next, standing } }: { score: Score }) {
  const { locale } = useMarket();
  return (
    <EmptyState
      title={texts.none.title}
      text={texts.none.text(formatNumber(next?.orders ?? standing.completed, locale))}
      action={<LinkButton href={paths.ranking}>{texts.rules}</LinkButton>}
    />
  );
}

const dayLength = 86_400_000;

/** In how many days a level is lost; null while it is held. */
const countDays = (fallsAt: string | null) =>
  fallsAt === null ? null : (Date.parse(fallsAt) - Date.now()) / dayLength;

function Found({ score }: { score: Score }) {
  const market = useMarket();
  const write = (number: number) => formatNumber(number, market.locale);
  const { standing, fallsAt, parts, costliest, next, buyers } = score;

  return (
    <Page>
      {fallsAt !== null && <Alert tone="warning">{texts.falls(formatDate(fallsAt, market))}</Alert>}
      <ScoreCard
        score={score.score}
        level={<LevelBadge level={standing.level} fallsInDays={countDays(fallsAt)} />}
        parts={parts.map(({ part, points, of }) => ({ label: texts.parts[part], points, of }))}
      />
      <div>
        <Quiet>
          {next
            ? texts.next(
                texts.levels[next.level],
                write(next.orders),
                write(next.buyers),
                write(next.score),
              )
            : texts.top}
        </Quiet>
        <Quiet>{texts.now(write(standing.completed), write(buyers))}</Quiet>
      </div>
      <section aria-labelledby="costliest">
        <h2 id="costliest">{texts.costliest}</h2>
        {costliest.length === 0 ? (
          <Quiet>{texts.nothingCosts}</Quiet>
        ) : (
          <PointsTable caption={texts.costliest} points={costliest} />
        )}
      </section>
      <ScoreCauses />
    </Page>
  );
}
