import type { Session } from '@market/api';
import {
  Badge,
  Button,
  Card,
  formatDate,
  PageHeader,
  PageLayout,
  Skeleton,
  useMarket,
} from '@market/ui';
import { toKind } from '../../../backend/failure.ts';
import { showFailure } from '../../../shared/showFailure.ts';
import { useEndSessionMutation, useListSessionsQuery } from '../../../backend/market.ts';
import { QueryView } from '../../../shared/QueryView.tsx';
import { showToast } from '../../../shared/toasts.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { SessionActions, SessionCard, SessionList } from './SessionsScreen.styles.ts';
import { texts } from './SessionsScreen.texts.ts';

/** Lists where this person is signed in, and lets them sign out elsewhere. */
export function SessionsScreen() {
  const sessions = useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true });

  return (
    <PageLayout width="narrow">
      <PageTitle>{texts.title}</PageTitle>
      <PageHeader title={texts.title} text={texts.text} />
      <QueryView
        query={sessions}
        loading={<SessionsSkeleton />}
        waiting={texts.waiting}
        failure={texts.failure}
      >
        {(found) => (
          <>
            <SessionList>
              {found.sessions.toSorted(byCurrent).map((session) => (
                <SessionItem key={session._id} session={session} />
              ))}
            </SessionList>
            {found.sessions.length === 1 && <p>{texts.nowhereElse}</p>}
            {found.sessions.length > 2 && (
              <EndOthers others={found.sessions.filter(({ isCurrent }) => !isCurrent)} />
            )}
          </>
        )}
      </QueryView>
    </PageLayout>
  );
}

/** Puts the session of this browser first, and leaves the others as they are. */
const byCurrent = (one: Session, other: Session) => Number(other.isCurrent) - Number(one.isCurrent);

function SessionItem({ session }: { session: Session }) {
  const market = useMarket();
  const { _id, device, createdAt, lastUsedAt, isCurrent } = session;
  const [endSession, { isLoading }] = useEndSessionMutation();

  const end = async () => {
    const { error } = await endSession({ id: _id });
    if (error) showFailure(error);
    else showToast({ kind: 'success', message: texts.ended(device) });
  };

  return (
    <SessionCard forwardedAs="li">
      <h2>{device}</h2>
      <p>{texts.dates(formatDate(createdAt, market), formatDate(lastUsedAt, market))}</p>
      {isCurrent ? (
        <Badge tone="positive" hasDot>
          {texts.thisBrowser}
        </Badge>
      ) : (
        <Button
          size="small"
          isLoading={isLoading}
          aria-label={texts.endSession(device)}
          onClick={() => void end()}
        >
          {texts.end}
        </Button>
      )}
    </SessionCard>
  );
}

function EndOthers({ others }: { others: Session[] }) {
  const [endSession, { isLoading }] = useEndSessionMutation();

  const endAll = async () => {
    const results = await Promise.all(others.map(({ _id }) => endSession({ id: _id })));
    // One that is over already is as good.
    const failure = results.find(({ error }) => error && toKind(error) !== 'notFound')?.error;
    if (failure) showFailure(failure);
    else showToast({ kind: 'success', message: texts.endedOthers });
  };

  return (
    <SessionActions>
      <Button isLoading={isLoading} onClick={() => void endAll()}>
        {texts.endOthers}
      </Button>
    </SessionActions>
  );
}

function SessionsSkeleton() {
  return (
    <SessionList aria-hidden>
      {['one', 'another'].map((key) => (
        <Card as="li" key={key}>
          <Skeleton width="12rem" height="1.5rem" />
          <Skeleton width="18rem" />
        </Card>
      ))}
    </SessionList>
  );
}
