import { BusyArea, ErrorState, PageHeader } from '@market/ui';
import type { ReactNode } from 'react';
import { type QueryFailure, toAdvice, toKind } from '../backend/failure.ts';
import { useFailureToast } from './showFailure.ts';
import { PageTitle } from '../routing/PageTitle.tsx';
import { texts } from './texts.ts';

/** The part of a query hook's result that showing it needs. */
export interface ShownQuery<Data> {
  /** The latest answer, possibly to an earlier question. */
  data?: Data | undefined;
  /** The answer to the question that is being asked now. */
  currentData?: Data | undefined;
  error?: QueryFailure | undefined;
  isFetching: boolean;
  refetch: () => unknown;
}

/**
 * A list whose first page came with what it belongs to, and whose other pages are asked for.
 *
 * @param isAsked Whether another page than the first is wanted.
 */
export const withFirstPage = <Data,>(
  first: NoInfer<Data>,
  others: ShownQuery<Data>,
  isAsked: boolean,
): ShownQuery<Data> =>
  isAsked
    ? { ...others, data: others.data ?? first }
    : { data: first, currentData: first, isFetching: false, refetch: others.refetch };

export interface QueryViewProps<Data> {
  query: ShownQuery<Data>;
  /** In the shape of what is coming. */
  loading: ReactNode;
  /** What is said while loading. Defaults to `Loading`. */
  waiting?: string;
  /** What did not work, such as `The orders could not be loaded.` */
  failure: string;
  /** Titles the page until there is data, for pages whose title is data. Defaults to none. */
  heading?: string;
  /** What to show if the thing does not exist. Defaults to the failure. */
  missing?: ReactNode;
  /** What stands around a failure, for pages whose layout comes with their data. Defaults to nothing. */
  frame?: (failed: ReactNode) => ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * Shows a query: loading, failed with a way to try again, or its data. Earlier data stays while it
 * loads something else or refreshes, and both are announced. The server's words about a failure
 * also appear as a toast.
 */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, loading, waiting = texts.loading, failure, heading, missing, children } = props;
  const { frame = (failed) => failed } = props;
  const { data, currentData, error, isFetching, refetch } = query;

  const isFailed = error !== undefined && currentData === undefined;
  const kind = isFailed ? toKind(error) : undefined;
  const isMissing = missing !== undefined && (kind === 'notFound' || kind === 'validation');
  useFailureToast(error, isFailed && !isMissing);

  if (isFailed) {
    if (isMissing) return missing;
    return frame(
      <>
        {heading && <FailureHeader title={heading} />}
        <ErrorState
          title={failure}
          text={toAdvice(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </>,
    );
  }
  return (
    <BusyArea label={waiting} meanwhile={findMeanwhile(query)}>
      {data === undefined && heading && <PageTitle>{heading}</PageTitle>}
      {data === undefined ? loading : children(data)}
    </BusyArea>
  );
}

/** What fills the view while loading; undefined otherwise. */
function findMeanwhile({ data, currentData, isFetching }: ShownQuery<unknown>) {
  if (data === undefined) return 'shapes';
  if (currentData === undefined) return 'earlier';
  return isFetching ? 'same' : undefined;
}

function FailureHeader({ title }: { title: string }) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} />
    </>
  );
}
