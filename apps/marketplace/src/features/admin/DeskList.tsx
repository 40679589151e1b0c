import { EmptyState, Stack } from '@market/ui';
import { ListPager } from '../../routing/ListPager.tsx';
import type { ShownQuery } from '../../shared/QueryView.tsx';
import { Calm } from './Calm.tsx';
import { DeskTable, type ToColumns } from './DeskTable.tsx';
import { DeskView } from './DeskView.tsx';

interface Words {
  title: string;
  text: string;
}

interface DeskListProps<Page, Row> {
  query: ShownQuery<Page>;
  rowsOf: (page: Page) => readonly Row[];
  /** What the list holds, for screen readers. */
  caption: string;
  toColumns: ToColumns<Row>;
  says: { waiting: string; failure: string };
  /** What is said when nothing is there. */
  empty: Words;
  /** Whether that is good news: nothing waits. Defaults to false. */
  isCalm?: boolean;
}

/** A list: loading, failed, empty, or its rows with the ways to the pages around, if it has pages. */
export function DeskList<Page extends object, Row extends { _id: string }>(
  props: DeskListProps<Page, Row>,
) {
  const { query, rowsOf, says, empty, isCalm = false, ...table } = props;

  return (
    <DeskView
      query={query}
      loading={<DeskTable {...table} rows={[]} isLoading />}
      waiting={says.waiting}
      failure={says.failure}
    >
      {(page) => (
        <Stack>
          <DeskTable
            {...table}
            rows={rowsOf(page)}
            empty={
              <EmptyState
                icon={isCalm ? <Calm /> : undefined}
                title={empty.title}
                text={empty.text}
              />
            }
          />
          <ListPager page={page} />
        </Stack>
      )}
    </DeskView>
  );
}
