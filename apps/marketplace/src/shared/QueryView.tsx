import { BusyArea, ErrorState, PageHeader } from '@market/ui';
import type { ReactNode } from 'react';
import { type QueryFailure, toAdvice, toKind } from '../backend/failure.ts';
import { useFailureToast } from './useFailureToast.ts';
import { useTitle } from '../routing/useTitle.ts';

/** What a query hook gives, as far as showing it needs. */
export interface ShownQuery<Data> {
  /** The last answer, if need be the one to an earlier question. */
  data?: Data | undefined;
  /** The answer to the question that is being asked now. */
  currentData?: Data | undefined;
  error?: QueryFailure | undefined;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface QueryViewProps<Data> {
  query: ShownQuery<Data>;
  /** In the shape of what is coming. */
  loading: ReactNode;
  /** What is said while an answer is on its way. Defaults to `Loading`. */
  waiting?: string;
  /** What did not work, such as `The orders could not be loaded.` */
  failure: string;
  /** Heads and titles the failure where the page takes both from the data. Defaults to none. */
  heading?: string;
  /** What to show instead when the thing does not exist. Defaults to the failure. */
  missing?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * Shows a query: loading, failed with a way to try again, or what it brought. What it brought
 * before stays while it asks for something else or once more, and both is said. What the server
 * said about a failure is a toast, too.
 */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, loading, waiting = 'Loading', failure, heading, missing, children } = props;
  const { data, currentData, error, isFetching, refetch } = query;

  const isFailed = error !== undefined && currentData === undefined;
  const kind = isFailed ? toKind(error) : undefined;
  const isMissing = missing !== undefined && (kind === 'notFound' || kind === 'validation');
  useFailureToast(error, isFailed && !isMissing);

  if (isFailed) {
    if (isMissing) return missing;
    return (
      <>
        {heading && <FailureHeader title={heading} />}
        <ErrorState
          title={failure}
          text={toAdvice(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </>
    );
  }
  return (
    <BusyArea label={waiting} meanwhile={findMeanwhile(query)}>
      {data === undefined ? loading : children(data)}
    </BusyArea>
  );
}

/** What fills the view while an answer is on its way; undefined when none is. */
function findMeanwhile({ data, currentData, isFetching }: ShownQuery<unknown>) {
  if (data === undefined) return 'shapes';
  if (currentData === undefined) return 'earlier';
  return isFetching ? 'same' : undefined;
}

function FailureHeader({ title }: { title: string }) {
  useTitle(title);
  return <PageHeader title={title} />;
}
