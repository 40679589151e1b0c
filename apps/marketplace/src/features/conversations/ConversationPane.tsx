import type { WholeConversation } from '@market/api';
import {
  Avatar,
  EmptyState,
  Icon,
  Link,
  LinkButton,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@market/ui';
import { useState } from 'react';
import { useGetServiceQuery } from '../../backend/market.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { paths } from '../../routing/paths.ts';
import { useLocation } from '../../routing/router.ts';
import { QueryView } from '../../shared/QueryView.tsx';
import { BackArrow } from './BackArrow.tsx';
import { ConversationMenu } from './ConversationMenu.tsx';
import { Back, ConversationHead } from './MessagesScreen.styles.ts';
import { type MessageAbout, readService } from './messagesPaths.ts';
import { texts } from './texts.ts';
import { Thread } from './Thread.tsx';
import { useMessages } from './useMessages.ts';
import { usePost } from './usePost.ts';
import { useSeen } from './useSeen.ts';

/** One conversation: with whom, what was written, and what is written next. */
export function ConversationPane({ id }: { id: string }) {
  const read = useMessages({ id });

  return (
    <QueryView
      query={read.query}
      loading={<ConversationSkeleton />}
      waiting={texts.conversation.waiting}
      failure={texts.conversation.failure}
      heading={texts.title}
      missing={
        <>
          <PageTitle>{texts.conversation.missing.title}</PageTitle>
          <VisuallyHidden as="h1">{texts.title}</VisuallyHidden>
          <EmptyState
            title={texts.conversation.missing.title}
            text={texts.conversation.missing.text}
            action={<LinkButton href={paths.messages}>{texts.back}</LinkButton>}
          />
        </>
      }
    >
      {({ conversation }) => <Conversation conversation={conversation} {...read} />}
    </QueryView>
  );
}

type ReadMessages = ReturnType<typeof useMessages>;

interface ConversationProps extends Omit<ReadMessages, 'query'> {
  conversation: WholeConversation;
}

function Conversation(props: ConversationProps) {
  const { conversation, messages, onShowOlder, isLoadingOlder, take } = props;
  const { person } = conversation;
  const name = person?.fullname ?? texts.list.someoneGone;
  // What the page was opened for; the messages after the first are about nothing in particular.
  const [about, setAbout] = useState<MessageAbout>({ service: readService(useLocation().search) });
  const post = usePost({
    id: conversation._id,
    onPosted: ({ message }) => {
      take(message);
      setAbout({});
    },
  });
  useSeen(conversation, messages);

  return (
    <>
      <PageTitle>{name}</PageTitle>
      <ConversationHead>
        <BackToAll />
        <Avatar name={name} picture={person?.avatar} size="medium" />
        <h1>{person ? <Link href={paths.person(person._id)}>{name}</Link> : name}</h1>
        <ConversationMenu conversation={conversation} />
      </ConversationHead>
      <Thread
        conversation={conversation}
        messages={messages}
        onShowOlder={onShowOlder}
        isLoadingOlder={isLoadingOlder}
        about={about}
        aboutWords={about.service && <ServiceTitle id={about.service} />}
        post={post}
      />
    </>
  );
}

/** On a phone, where the list is another page. */
export const BackToAll = () => (
  <Back href={paths.messages} aria-label={texts.back}>
    <Icon of={BackArrow} isDirectional />
  </Back>
);

/** The title of a service, and the way to it. */
export function ServiceTitle({ id }: { id: string }) {
  const { data } = useGetServiceQuery({ id });
  return data ? <Link href={paths.service(id)}>{data.service.title}</Link> : null;
}

export const ConversationSkeleton = () => (
  <Stack aria-hidden gap={16} style={{ padding: '1rem' }}>
    <Skeleton height="2.5rem" width="14rem" />
    <Skeleton height="4rem" width="60%" radius="20px" />
    <Skeleton height="6rem" width="70%" radius="20px" />
    <Skeleton height="4rem" width="40%" radius="20px" />
  </Stack>
);
