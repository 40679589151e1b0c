import type { Conversation, WholeConversation } from '@market/api';
import { Card, Heading, Skeleton } from '@market/ui';
import { useFindConversationQuery } from '../../backend/market.ts';
import { paths } from '../../routing/paths.ts';
import { TextLink } from '../../routing/TextLink.styles.ts';
import { QueryView } from '../../shared/QueryView.tsx';
import { useLiveUpdates } from './useLiveUpdates.ts';
import { OrderThread, SectionHead } from './OrderConversation.styles.ts';
import { texts } from './texts.ts';
import { Thread } from './Thread.tsx';
import { useMessages } from './useMessages.ts';
import { usePost } from './usePost.ts';
import { useSeen } from './useSeen.ts';

/** What the two sides of an order have written about it: a part of their one conversation. */
export function OrderConversation({ order }: { order: string }) {
  const found = useFindConversationQuery({ order }, useLiveUpdates());
  const conversation = found.data?.conversation;

  return (
    <Card>
      <SectionHead>
        <Heading level={2}>{texts.order.title}</Heading>
        {conversation && (
          <TextLink href={paths.conversation(conversation._id)}>{texts.order.all}</TextLink>
        )}
      </SectionHead>
      <p>{texts.order.text}</p>
      <OrderThread>
        <QueryView
          query={found}
          loading={<Skeleton height="12rem" radius="12px" />}
          waiting={texts.conversation.waiting}
          failure={texts.conversation.failure}
        >
          {({ conversation: known }) =>
            known ? (
              <KnownConversation key={known._id} conversation={known} order={order} />
            ) : (
              <FirstMessage order={order} />
            )
          }
        </QueryView>
      </OrderThread>
    </Card>
  );
}

interface KnownConversationProps {
  conversation: Conversation;
  order: string;
}

function KnownConversation({ conversation: { _id }, order }: KnownConversationProps) {
  const read = useMessages({ id: _id, order });

  return (
    <QueryView
      query={read.query}
      loading={<Skeleton height="12rem" radius="12px" />}
      waiting={texts.conversation.waiting}
      failure={texts.conversation.failure}
    >
      {({ conversation }) => <OrderMessages conversation={conversation} order={order} {...read} />}
    </QueryView>
  );
}

interface OrderMessagesProps extends Omit<ReturnType<typeof useMessages>, 'query'> {
  conversation: WholeConversation;
  order: string;
}

function OrderMessages(props: OrderMessagesProps) {
  const { conversation, order, messages, onShowOlder, isLoadingOlder, take } = props;
  const post = usePost({ id: conversation._id, onPosted: ({ message }) => take(message) });
  useSeen(conversation, messages);

  return (
    <Thread
      conversation={conversation}
      messages={messages}
      onShowOlder={onShowOlder}
      isLoadingOlder={isLoadingOlder}
      about={{ order }}
      post={post}
    />
  );
}

/** Once it is sent, there is a conversation, which is asked for again. */
function FirstMessage({ order }: { order: string }) {
  const post = usePost({ onPosted: () => undefined });

  return <Thread messages={[]} about={{ order }} post={post} />;
}
