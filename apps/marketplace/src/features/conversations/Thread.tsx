import type { Message, WholeConversation } from '@market/api';
import { ConfirmDialog, MessageList } from '@market/ui';
import { type ReactNode, useState } from 'react';
import { useDeleteMessageMutation } from '../../backend/market.ts';
import { showFailure } from '../../shared/showFailure.ts';
import { fetchFile } from '../files/fetchFile.ts';
import type { MessageAbout } from './messagesPaths.ts';
import { texts } from './texts.ts';
import { ThreadFrame } from './Thread.styles.ts';
import { type Post, useOutbox } from './useOutbox.ts';
import { useReport } from '../people/report/useReport.tsx';
import { useShownMessages } from './useShownMessages.ts';
import { Writer } from './Writer.tsx';

interface ThreadProps {
  /** Missing while the two have not written yet. */
  conversation?: WholeConversation | undefined;
  /** The newest first. */
  messages: readonly Message[];
  onShowOlder?: (() => void) | undefined;
  isLoadingOlder?: boolean | undefined;
  /** What is written is about this, and what is said of that; nothing where it goes without saying. */
  about: MessageAbout;
  aboutWords?: ReactNode;
  /** What the draft is called, on a page that is not always about the same. Defaults to its only one. */
  draftPart?: string | undefined;
  /** Sends a message and shows what has become of it. */
  post: Post;
}

/** What two people have written, and below it what one of them writes. */
export function Thread(props: ThreadProps) {
  const { conversation, messages, onShowOlder, isLoadingOlder, about, aboutWords } = props;
  const { draftPart = '#message', post } = props;
  const outbox = useOutbox({ part: draftPart, post, interrupted: texts.interrupted });
  const { unsent, doubtful } = outbox;
  const shown = useShownMessages({
    messages,
    unsent,
    other: conversation?.person?.fullname ?? texts.list.someoneGone,
    isOnOrder: about.order !== undefined,
  });
  const report = useReport();
  const [deleted, setDeleted] = useState<string>();
  const [deleteMessage, { isLoading: isDeleting }] = useDeleteMessageMutation();

  const askToDelete = (id: string) => {
    if (unsent.some(({ key }) => key === id)) outbox.remove(id);
    else setDeleted(id);
  };
  const confirmDeletion = async () => {
    if (!conversation || deleted === undefined) return;
    const { error } = await deleteMessage({ id: conversation._id, message: deleted });
    setDeleted(undefined);
    if (error) showFailure(error);
  };

  return (
    <ThreadFrame>
      <MessageList
        messages={shown}
        onShowOlder={onShowOlder}
        isLoading={isLoadingOlder}
        seenId={findSeen(messages, conversation?.otherSeenNumber ?? null)}
        onRetry={outbox.retry}
        onDelete={askToDelete}
        onReport={(subject) => report.ask({ kind: 'message', subject })}
        onFetch={(id) => void fetchFile(id)}
      />
      <Writer
        conversation={conversation}
        about={about}
        aboutWords={aboutWords}
        text={outbox.text}
        onTextChange={outbox.setText}
        onWrite={outbox.write}
      />
      <ConfirmDialog
        isOpen={deleted !== undefined}
        title={texts.deletion.title}
        confirmLabel={texts.deletion.action}
        isDangerous
        isConfirming={isDeleting}
        onConfirm={() => void confirmDeletion()}
        onClose={() => setDeleted(undefined)}
      >
        {texts.deletion.text}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={doubtful !== undefined}
        title={texts.contacts.title}
        confirmLabel={texts.contacts.action}
        onConfirm={outbox.sendAnyway}
        onClose={outbox.leaveDoubtful}
      >
        {doubtful?.question}
      </ConfirmDialog>
      {report.dialog}
    </ThreadFrame>
  );
}

/** The newest own message that the other one has seen. */
const findSeen = (messages: readonly Message[], seenNumber: number | null) =>
  seenNumber === null
    ? undefined
    : messages.find(({ isMine, number }) => isMine && number !== null && number <= seenNumber)?._id;
