import type { OwnDecision } from '@market/api';
import {
  Alert,
  EmptyState,
  formatDate,
  Link,
  PageHeader,
  PageLayout,
  Skeleton,
  Stack,
  useMarket,
} from '@market/ui';
import { useListMyDecisionsQuery } from '../../backend/market.ts';
import { ListPager } from '../../routing/ListPager.tsx';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { paths } from '../../routing/paths.ts';
import { useCursor } from '../../routing/useCursor.ts';
import { QueryView } from '../../shared/QueryView.tsx';
import { useSignedInPerson } from '../people/session.ts';
import { AppealForm } from './AppealForm.tsx';
import { DecisionCard, DecisionList, Words } from './Decisions.styles.ts';
import { HeldPart } from './HeldPart.tsx';
import { OpenOrders } from './OpenOrders.tsx';
import { texts } from './texts.ts';

/** What the market has decided about the member: all that they see while their account rests. */
export function DecisionsScreen() {
  const { cursor } = useCursor();
  const query = useListMyDecisionsQuery(cursor ? { cursor } : undefined);
  const suspension = useSignedInPerson()?.suspension;

  return (
    <PageLayout width="narrow">
      <PageTitle>{texts.title}</PageTitle>
      <PageHeader title={texts.title} text={texts.text} />
      <Stack gap={24}>
        {suspension && (
          <Alert tone="warning">
            <strong>{texts.suspended}</strong>{' '}
            {texts.suspensions[suspension.kind] ?? texts.otherSuspension}
          </Alert>
        )}
        {!cursor && <HeldPart />}
        <QueryView
          query={query}
          loading={<Skeleton height="16rem" radius="12px" aria-hidden />}
          waiting={texts.waiting}
          failure={texts.failure}
        >
          {(page) =>
            page.decisions.length === 0 ? (
              <EmptyState title={texts.none.title} text={texts.none.text} />
            ) : (
              <Stack>
                <DecisionList>
                  {page.decisions.map((decision) => (
                    <DecisionItem key={decision._id} decision={decision} />
                  ))}
                </DecisionList>
                <ListPager page={page} />
              </Stack>
            )
          }
        </QueryView>
        {suspension?.kind === 'full' && <OpenOrders />}
      </Stack>
    </PageLayout>
  );
}

function DecisionItem({ decision }: { decision: OwnDecision }) {
  const market = useMarket();
  const { _id, action, reason, words, subject, suspension, createdAt } = decision;
  const { isActive, appeal, canAppeal } = decision;
  const end = suspension?.until ? texts.until(formatDate(suspension.until, market)) : texts.forever;

  return (
    <DecisionCard data-over={!isActive || undefined}>
      <header>
        <h2>{texts.actions[action] ?? texts.otherAction}</h2>
        <time dateTime={createdAt}>{formatDate(createdAt, market)}</time>
      </header>
      {subject?.title && (
        <p>
          {subject.kind === 'service' ? (
            <Link href={paths.editService(subject._id)}>{subject.title}</Link>
          ) : (
            subject.title
          )}
        </p>
      )}
      {suspension && (
        <p>
          {texts.suspensions[suspension.kind] ?? texts.otherSuspension}{' '}
          <strong>{isActive ? end : texts.over}</strong>
        </p>
      )}
      {reason && <small>{texts.reasons[reason] ?? texts.reasons['other']}</small>}
      {words && <Words>{words}</Words>}
      {appeal && (
        <>
          <strong>{texts.appeal.yours}</strong>
          <Words>{appeal.text}</Words>
          <p>{appeal.outcome ? texts.appeal.outcomes[appeal.outcome] : texts.appeal.waits}</p>
          {appeal.words && <Words>{appeal.words}</Words>}
        </>
      )}
      {canAppeal && <AppealForm decision={_id} />}
    </DecisionCard>
  );
}
