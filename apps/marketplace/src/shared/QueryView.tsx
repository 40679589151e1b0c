import { ErrorState, PageHeader } from '@market/ui';
import type { ReactNode } from 'react';
import { type QueryFailure, toAdvice, toKind } from './failure.ts';
import { useTitle } from './useTitle.ts';

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
  /** What did not work, such as `The orders could not be loaded.` */
  failure: string;
  /** Heads and titles the failure where the page takes both from the data. Defaults to none. */
  heading?: string;
  /** What to show instead when the thing does not exist. Defaults to the failure. */
  missing?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Shows a query: loading, failed with a way to try again, or what it brought. */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, loading, failure, heading, missing, children } = props;
  const { data, currentData, error, isFetching, refetch } = query;

  if (error && currentData === undefined) {
    const kind = toKind(error);
    if (missing && (kind === 'notFound' || kind === 'validation')) return missing;
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
  return data === undefined ? <div aria-busy="true">{loading}</div> : children(data);
}

function FailureHeader({ title }: { title: string }) {
  useTitle(title);
  return <PageHeader title={title} />;
}
