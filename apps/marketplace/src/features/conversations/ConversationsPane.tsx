import type { Conversation, MarketAnswer, Message } from '@market/api';
import {
  ConversationList,
  type ConversationEntry,
  EmptyState,
  type Formats,
  LinkButton,
  SearchField,
  Skeleton,
  Stack,
  Switch,
  useMarket,
} from '@market/ui';
import { useListConversationsQuery, useSetSeenShownMutation } from '../../backend/market.ts';
import { ListPager } from '../../routing/ListPager.tsx';
import { paths } from '../../routing/paths.ts';
import { useLocation, useNavigate } from '../../routing/router.ts';
import { QueryView } from '../../shared/QueryView.tsx';
import { showFailure } from '../../shared/showFailure.ts';
import { type ConversationFilter, readFilter, writeFilter } from './conversationFilter.ts';
import { formatSent } from './formatSent.ts';
import { useLiveUpdates } from './useLiveUpdates.ts';
import { ListTools, StateLink, States } from './MessagesScreen.styles.ts';
import { texts } from './texts.ts';

type Answer = MarketAnswer<'listConversations'>;

/** All conversations of the signed-in person: looked for, narrowed, a page at a time. */
export function ConversationsPane({ currentId }: { currentId: string | undefined }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const filter = readFilter(search);
  const { state, keyword, cursor } = filter;
  const conversations = useListConversationsQuery({ state, keyword, cursor }, useLiveUpdates());

  const look = (sought: string) =>
    void navigate(pathname + writeFilter({ ...filter, keyword: sought, cursor: undefined }), {
      replace: true,
    });

  return (
    <>
      <ListTools>
        <SearchField
          aria-label={texts.list.search}
          label={texts.list.search}
          placeholder={texts.list.search}
          name="keyword"
          defaultValue={keyword}
          onSearch={look}
          onType={look}
        />
        <StateLinks filter={filter} unreadCount={conversations.data?.unreadCount ?? 0} />
      </ListTools>
      <QueryView
        query={conversations}
        loading={<ListSkeleton />}
        waiting={texts.waiting}
        failure={texts.failure}
      >
        {(page) => (
          <Conversations page={page} filter={filter} currentId={currentId} search={search} />
        )}
      </QueryView>
    </>
  );
}

interface StateLinksProps {
  filter: ConversationFilter;
  unreadCount: number;
}

function StateLinks({ filter, unreadCount }: StateLinksProps) {
  const { pathname } = useLocation();
  const { locale } = useMarket();
  const labels = {
    inbox: texts.list.inbox,
    unread:
      unreadCount > 0
        ? texts.list.unread(new Intl.NumberFormat(locale).format(unreadCount))
        : texts.list.noneUnread,
    archived: texts.list.archived,
  };

  return (
    <States aria-label={texts.list.states}>
      {(['inbox', 'unread', 'archived'] as const).map((state) => (
        <StateLink
          key={state}
          href={pathname + writeFilter({ ...filter, state, cursor: undefined })}
          aria-current={state === filter.state ? 'true' : undefined}
        >
          {labels[state]}
        </StateLink>
      ))}
    </States>
  );
}

interface ConversationsProps {
  page: Answer;
  filter: ConversationFilter;
  currentId: string | undefined;
  search: string;
}

function Conversations({ page, filter, currentId, search }: ConversationsProps) {
  const formats = useMarket();
  const isFiltered = filter.keyword !== '' || filter.state !== 'inbox';
  const [setSeenShown, { isLoading }] = useSetSeenShownMutation();

  const showSeen = async (showsSeen: boolean) => {
    const { error } = await setSeenShown({ showsSeen });
    if (error) showFailure(error);
  };

  if (page.conversations.length === 0 && !isFiltered) {
    return (
      <EmptyState
        title={texts.list.none.title}
        text={texts.list.none.text}
        action={
          <LinkButton href={paths.home} variant="primary">
            {texts.list.none.action}
          </LinkButton>
        }
      />
    );
  }
  return (
    <Stack gap={12}>
      <ConversationList
        conversations={page.conversations.map((one) => toEntry(one, formats, search))}
        currentId={currentId}
        isFiltered={isFiltered}
      />
      <ListPager page={page} />
      <Switch
        label={texts.list.showsSeen}
        hint={texts.list.showsSeenHint}
        checked={page.showsSeen}
        disabled={isLoading}
        onChange={({ currentTarget }) => void showSeen(currentTarget.checked)}
      />
      <div>
        <LinkButton href={paths.blockedPeople} variant="quiet" size="small">
          {texts.list.blocked}
        </LinkButton>
      </div>
    </Stack>
  );
}

/** A message in one line. */
function toExcerpt({ text, files, offer, isDeleted }: Message) {
  if (isDeleted) return texts.list.deleted;
  if (text) return text;
  if (offer) return texts.list.offer(offer.title);
  const [file] = files;
  return file ? texts.list.file(file.name) : texts.list.files;
}

function toEntry(conversation: Conversation, formats: Formats, search: string): ConversationEntry {
  const { _id, person, lastMessage, unread, isMuted } = conversation;
  const { sentAt, isMine, service, order } = lastMessage;
  // What the other page was opened for does not go along.
  return {
    id: _id,
    name: person?.fullname ?? texts.list.someoneGone,
    picture: person?.avatar ?? null,
    excerpt: toExcerpt(lastMessage),
    isOwn: isMine,
    date: sentAt,
    writtenDate: formatSent(sentAt, formats, { isShort: true }),
    subject: (order ?? service)?.title,
    href: paths.conversation(_id) + writeFilter(readFilter(search)),
    unreadCount: unread,
    isMuted,
  };
}

const ListSkeleton = () => (
  <Stack aria-hidden gap={12}>
    {['one', 'two', 'three', 'four'].map((key) => (
      <Skeleton key={key} height="4rem" radius="12px" />
    ))}
  </Stack>
);
