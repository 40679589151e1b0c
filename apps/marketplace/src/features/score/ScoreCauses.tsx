import type { ScorePart } from '@market/api';
import { Select, Skeleton } from '@market/ui';
import { useListScorePointsQuery } from '../../backend/market.ts';
import { ListPager } from '../../routing/ListPager.tsx';
import { useLocation, useNavigate } from '../../routing/router.ts';
import { useCursor } from '../../routing/useCursor.ts';
import { QueryView } from '../../shared/QueryView.tsx';
import { PointsTable } from './PointsTable.tsx';
import { Narrow, Quiet } from './Score.styles.ts';
import { texts } from './texts.ts';

const parts = Object.keys(texts.parts) as ScorePart[];

/** Reads from an address which part of a score is opened. */
const readPart = (search: string): ScorePart => {
  const named = new URLSearchParams(search).get('part');
  return parts.find((part) => part === named) ?? 'ratings';
};

/** What one part of a score is the sum of, down to each order. */
export function ScoreCauses() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { cursor } = useCursor();
  const part = readPart(search);
  const points = useListScorePointsQuery({ part, cursor });

  return (
    <section aria-labelledby="causes">
      <h2 id="causes">{texts.causes}</h2>
      <Narrow>
        <Select
          label={texts.chooseCauses}
          options={parts.map((value) => ({ value, label: texts.parts[value] }))}
          value={part}
          onChange={({ currentTarget }) =>
            void navigate(`${pathname}?part=${currentTarget.value}`, { replace: true })
          }
        />
      </Narrow>
      <QueryView
        query={points}
        loading={<Skeleton height="12rem" />}
        waiting={texts.causesWaiting}
        failure={texts.causesFailure}
      >
        {(page) =>
          page.points.length === 0 ? (
            <Quiet>{texts.noCauses}</Quiet>
          ) : (
            <>
              <PointsTable caption={texts.parts[part]} points={page.points} />
              <ListPager page={page} start="#causes" />
            </>
          )
        }
      </QueryView>
    </section>
  );
}
