import type { BlockedPerson } from '@market/api';
import {
  Avatar,
  Button,
  Card,
  EmptyState,
  formatDate,
  LinkButton,
  PageHeader,
  PageLayout,
  Skeleton,
  Stack,
  useMarket,
} from '@market/ui';
import { useListBlocksQuery, useUnblockPersonMutation } from '../../../backend/market.ts';
import { ListPager } from '../../../routing/ListPager.tsx';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { paths } from '../../../routing/paths.ts';
import { useCursor } from '../../../routing/useCursor.ts';
import { QueryView } from '../../../shared/QueryView.tsx';
import { showFailure } from '../../../shared/showFailure.ts';
import { showToast } from '../../../shared/toasts.ts';
import { PersonRow, Words } from './BlockedPeopleScreen.styles.ts';
import { texts } from './texts.ts';

/** Lists whom the signed-in person has blocked, and lets them take it back. */
export function BlockedPeopleScreen() {
  const { cursor } = useCursor();
  const blocks = useListBlocksQuery({ cursor }, { refetchOnMountOrArgChange: true });

  return (
    <PageLayout width="narrow">
      <PageTitle>{texts.title}</PageTitle>
      <PageHeader title={texts.title} text={texts.text} />
      <QueryView
        query={blocks}
        loading={<BlocksSkeleton />}
        waiting={texts.waiting}
        failure={texts.failure}
      >
        {(page) =>
          page.people.length === 0 ? (
            <EmptyState
              title={texts.none.title}
              text={texts.none.text}
              action={
                <LinkButton href={paths.messages} variant="primary">
                  {texts.none.action}
                </LinkButton>
              }
            />
          ) : (
            <>
              <Stack as="ul" gap={12}>
                {page.people.map((person) => (
                  <BlockedRow key={person._id} person={person} />
                ))}
              </Stack>
              <ListPager page={page} />
            </>
          )
        }
      </QueryView>
    </PageLayout>
  );
}

function BlockedRow({ person }: { person: BlockedPerson }) {
  const market = useMarket();
  const { _id, fullname, avatar, blockedAt } = person;
  const [unblockPerson, { isLoading }] = useUnblockPersonMutation();

  const unblock = async () => {
    const { error } = await unblockPerson({ id: _id });
    if (error) showFailure(error);
    else showToast({ kind: 'success', message: texts.unblocked(fullname) });
  };

  return (
    <PersonRow forwardedAs="li">
      <Avatar name={fullname} picture={avatar} size="medium" />
      <Words>
        <h2>
          <a href={paths.person(_id)}>{fullname}</a>
        </h2>
        <p>{texts.since(formatDate(blockedAt, market))}</p>
      </Words>
      <Button
        size="small"
        isLoading={isLoading}
        aria-label={texts.unblockNamed(fullname)}
        onClick={() => void unblock()}
      >
        {texts.unblock}
      </Button>
    </PersonRow>
  );
}

const BlocksSkeleton = () => (
  <Stack aria-hidden gap={12}>
    {['one', 'another'].map((key) => (
      <Card key={key}>
        <Skeleton width="12rem" height="1.5rem" />
        <Skeleton width="18rem" />
      </Card>
    ))}
  </Stack>
);
