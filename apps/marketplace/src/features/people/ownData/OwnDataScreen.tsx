import { Card, PageHeader, PageLayout, Skeleton } from '@market/ui';
import { useState } from 'react';
import { useGetOwnDataQuery } from '../../../backend/market.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { QueryView } from '../../../shared/QueryView.tsx';
import { Sections } from '../security/Security.styles.ts';
import { GetData } from './GetData.tsx';
import { LeaveMarket } from './LeaveMarket.tsx';
import { texts } from './texts.ts';

/** How often it is looked whether a file has been written, in milliseconds. */
const lookAgainMs = 3_000;

/** What is stored about this person: to take it with them, and to have it deleted. */
export function OwnDataScreen() {
  const [isWaiting, setWaiting] = useState(false);
  const ownData = useGetOwnDataQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isWaiting ? lookAgainMs : 0,
    skipPollingIfUnfocused: true,
  });
  const isWritten = ownData.data?.dataExport?.state === 'waiting';
  if (isWritten !== isWaiting) setWaiting(isWritten);

  return (
    <PageLayout width="narrow">
      <PageTitle>{texts.title}</PageTitle>
      <PageHeader title={texts.title} text={texts.text} />
      <QueryView
        query={ownData}
        loading={<OwnDataSkeleton />}
        waiting={texts.waiting}
        failure={texts.failure}
      >
        {(found) => (
          <Sections>
            <GetData {...found} />
            <LeaveMarket {...found} />
          </Sections>
        )}
      </QueryView>
    </PageLayout>
  );
}

function OwnDataSkeleton() {
  return (
    <Sections aria-hidden>
      {['get', 'leave'].map((key) => (
        <Card key={key}>
          <Skeleton width="12rem" height="1.5rem" />
          <Skeleton width="24rem" />
          <Skeleton width="10rem" height="2.5rem" />
        </Card>
      ))}
    </Sections>
  );
}
