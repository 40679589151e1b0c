import type { WholeConversation } from '@market/api';
import { messageLimits } from '@market/api/contract';
import { Button, type ListedFile, MessageComposer, Notice, Select, Stack } from '@market/ui';
import { type ReactNode, useState } from 'react';
import { useUnblockPersonMutation } from '../../backend/market.ts';
import { showFailure } from '../../shared/showFailure.ts';
import { useMarketSettings } from '../../shared/useMarketSettings.ts';
import { useUploads } from '../files/useUploads.ts';
import { MessageFiles } from './MessageFiles.tsx';
import type { MessageAbout } from './messagesPaths.ts';
import { texts } from './texts.ts';
import { useConnection } from './useConnection.ts';
import type { Writing } from './useOutbox.ts';

interface WriterProps {
  /** Missing while the two have not written yet. */
  conversation?: WholeConversation | undefined;
  /** What the message is about, given by the page. */
  about: MessageAbout;
  /** What is said of that; nothing where it goes without saying. */
  aboutWords?: ReactNode;
  text: string;
  onTextChange: (text: string) => void;
  onWrite: (writing: Writing) => void;
}

/** What has become of a file that is not there to be sent. */
const unsentStates: ReadonlySet<ListedFile['state']> = new Set(['sending', 'failed', 'refused']);

/** Writes a message with files, where one may write, and says why where one may not. */
export function Writer(props: WriterProps) {
  const { conversation, about, aboutWords, text, onTextChange, onWrite } = props;
  const { writing = 'open', openOrders = [], filePurpose } = conversation ?? {};
  const { hasFeature } = useMarketSettings();
  const hasConnection = useConnection();
  const [isAttaching, setAttaching] = useState(false);
  const [isTooEarly, setTooEarly] = useState(false);
  const [chosenOrder, setChosenOrder] = useState('');
  const uploads = useUploads(filePurpose ?? (about.order ? 'order' : 'message'));
  const isOpen = writing === 'open';
  // People who may not write otherwise may still write about an order.
  const [firstOrder] = openOrders;
  const order = about.order ?? (chosenOrder || (isOpen ? undefined : firstOrder?._id));
  const isClosed = !isOpen && !openOrders.some(({ _id }) => _id === order);
  const hasFiles = uploads.files.length > 0;

  const isUnsent = uploads.files.some(({ state }) => unsentStates.has(state));

  const send = async (words: string) => {
    const { ids: files } = await uploads.settle();
    const listed = uploads.files.map(({ name, size }) => ({ name, size }));
    setTooEarly(false);
    setAttaching(false);
    uploads.clear();
    onWrite({ text: words, files, listed, ...about, ...(order && { order }) });
  };
  const trySending = (words: string) => {
    setTooEarly(isUnsent);
    if (!isUnsent) void send(words);
    return !isUnsent;
  };

  return (
    <MessageComposer
      value={text}
      onValueChange={onTextChange}
      onSend={trySending}
      maxLength={messageLimits.characters}
      error={isTooEarly && isUnsent ? texts.files.unsent : undefined}
      isClosed={isClosed}
      notice={
        <Notices
          conversation={conversation}
          isClosed={isClosed}
          isOffline={!hasConnection}
          aboutWords={aboutWords}
        />
      }
      hasAttachments={hasFiles}
      attachments={
        <>
          {openOrders.length > 0 && about.order === undefined && !aboutWords && (
            <Select
              label={texts.aboutOrder}
              isLabelHidden
              value={order ?? ''}
              onChange={({ currentTarget }) => setChosenOrder(currentTarget.value)}
              options={[
                ...(isOpen ? [{ value: '', label: texts.noOrder }] : []),
                ...openOrders.map(({ _id, title }) => ({ value: _id, label: title })),
              ]}
            />
          )}
          {isAttaching && <MessageFiles most={messageLimits.files} uploads={uploads} />}
        </>
      }
      tools={
        hasFeature('files') &&
        !isAttaching && (
          <Button variant="quiet" onClick={() => setAttaching(true)}>
            {texts.files.add}
          </Button>
        )
      }
    />
  );
}

interface NoticesProps extends Pick<WriterProps, 'conversation' | 'aboutWords'> {
  isClosed: boolean;
  isOffline: boolean;
}

/** What to know before one writes. Renders nothing where there is nothing. */
function Notices({ conversation, isClosed, isOffline, aboutWords }: NoticesProps) {
  const { writing = 'open', messagesLeft = null, person } = conversation ?? {};
  const [unblockPerson, { isLoading }] = useUnblockPersonMutation();
  const isFewLeft = writing === 'open' && messagesLeft !== null && messagesLeft > 0;

  const unblock = async (id: string) => {
    const { error } = await unblockPerson({ id });
    if (error) showFailure(error);
  };

  return (
    <Stack gap={8} role="status">
      {writing !== 'open' && (
        <Notice
          action={
            writing === 'blockedByYou' &&
            person && (
              <Button size="small" isLoading={isLoading} onClick={() => void unblock(person._id)}>
                {texts.conversation.unblock}
              </Button>
            )
          }
        >
          <span>{texts.writing[writing]}</span> {!isClosed && <span>{texts.onlyOrders}</span>}
        </Notice>
      )}
      {isFewLeft && <Notice>{texts.messagesLeft(messagesLeft)}</Notice>}
      {aboutWords && !isClosed && (
        <Notice>
          {texts.about} {aboutWords}
        </Notice>
      )}
      {isOffline && !isClosed && <Notice tone="warning">{texts.offline}</Notice>}
    </Stack>
  );
}
