import { EmptyState, LinkButton, VisuallyHidden } from '@market/ui';
import { useState } from 'react';
import { useFindConversationQuery } from '../../backend/market.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { paths } from '../../routing/paths.ts';
import { Navigate, useLocation } from '../../routing/router.ts';
import { QueryView } from '../../shared/QueryView.tsx';
import { BackToAll, ConversationSkeleton, ServiceTitle } from './ConversationPane.tsx';
import { ConversationHead } from './MessagesScreen.styles.ts';
import { readService, toQuestion } from './messagesPaths.ts';
import { texts } from './texts.ts';
import { Thread } from './Thread.tsx';
import { usePost } from './usePost.ts';

/** Asks about a service: in the conversation with its seller, or in a new one. */
export function NewConversationPane() {
  const service = readService(useLocation().search) ?? '';
  const found = useFindConversationQuery({ service });
  const [isSent, setSent] = useState(false);

  return (
    <QueryView
      query={found}
      loading={<ConversationSkeleton />}
      waiting={texts.conversation.waiting}
      failure={texts.conversation.failure}
      heading={texts.new.title}
      missing={
        <>
          <PageTitle>{texts.new.missing.title}</PageTitle>
          <VisuallyHidden as="h1">{texts.new.title}</VisuallyHidden>
          <EmptyState
            title={texts.new.missing.title}
            text={texts.new.missing.text}
            action={<LinkButton href={paths.home}>{texts.new.missing.action}</LinkButton>}
          />
        </>
      }
    >
      {({ conversation }) =>
        conversation ? (
          <Navigate
            to={
              isSent ? paths.conversation(conversation._id) : toQuestion(conversation._id, service)
            }
            replace
          />
        ) : (
          <FirstMessage service={service} onSent={() => setSent(true)} />
        )
      }
    </QueryView>
  );
}

interface FirstMessageProps {
  service: string;
  /** Called before it is known that there is a conversation, which then opens. */
  onSent: () => void;
}

function FirstMessage({ service, onSent }: FirstMessageProps) {
  const post = usePost({ onPosted: onSent });

  return (
    <>
      <PageTitle>{texts.new.title}</PageTitle>
      <ConversationHead>
        <BackToAll />
        <h1>{texts.new.title}</h1>
      </ConversationHead>
      <Thread
        messages={[]}
        about={{ service }}
        aboutWords={<ServiceTitle id={service} />}
        draftPart={`#${service}`}
        post={post}
      />
    </>
  );
}
