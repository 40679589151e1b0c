import {
  answer,
  createConversation,
  createMessage,
  createRefusal,
  sampleConversations,
  sampleMessages,
  type SampleConversation,
} from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../testing/storiesAt.tsx';
import { MessagesScreen } from './MessagesScreen.tsx';

const meta = { title: 'Screens/Conversations/Messages', component: MessagesScreen } satisfies Meta<
  typeof MessagesScreen
>;

export default meta;

const at = storiesAt({ address: '/messages/conversation-mira' });
const page = within(document.body);

const [mira, dev, maximiliana, gone] = sampleConversations as [
  SampleConversation,
  SampleConversation,
  SampleConversation,
  SampleConversation,
];
const longWords = 'Donaudampfschifffahrtsgesellschaft and more than anybody wants to read. '.repeat(
  9,
);

/** Mira's conversation alone, with something else about it. */
const withMira = (difference: Partial<SampleConversation>) =>
  at({ conversations: [{ ...mira, ...difference }] });

async function open(canvasElement: HTMLElement) {
  await hasSettled(canvasElement);
  const main = within(within(canvasElement).getByRole('main'));
  await main.findByRole('heading', { level: 1 });
  return main;
}

/** A message of every kind. */
export const Ready: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(await main.findByRole('heading', { level: 1 })).toHaveTextContent(/Mira/);
    await expect(main.getByRole('link', { current: true, name: /Mira/ })).toBeVisible();
    await expect(main.getByText(/Not shown yet/)).toBeVisible();
  },
};
/** The list, before a conversation is chosen. */
export const Unchosen = at({ address: '/messages' });
export const Empty = at({ address: '/messages', conversations: [] });
/** Nobody has answered, and what was deleted or is gone leaves gaps. */
export const Partial = at({ address: '/messages/conversation-maximiliana' });
export const Full = at({
  conversations: [
    {
      ...mira,
      messages: Array.from({ length: 70 }, (_, index) =>
        createMessage({
          _id: `message-${70 - index}`,
          number: 70 - index,
          isMine: index % 3 === 0,
          text: `Message ${70 - index}`,
        }),
      ),
    },
    ...Array.from({ length: 24 }, (_, index) => ({
      ...dev,
      _id: `conversation-${index}`,
      unread: index * 30,
    })),
  ],
});
export const LongText = at({
  conversations: [
    {
      ...mira,
      person: {
        _id: 'person-long',
        fullname: longWords.slice(0, 60),
        avatar: mira.person?.avatar ?? { url: '' },
      },
      messages: [
        createMessage({ _id: 'message-2', number: 2, text: longWords.replaceAll(' ', '') }),
        createMessage({ text: longWords, isMine: true }),
      ],
      lastMessage: createMessage({ text: longWords }),
    },
  ],
});
export const Loading = at.loading('getConversation');
export const Failed = at.failing('listConversations', { address: '/messages' });
export const FailedConversation = at.failing('getConversation');
export const Missing: Story = {
  ...at({ address: '/messages/conversation-of-others' }),
  play: async ({ canvasElement }) => {
    const main = within(canvasElement);
    await expect(await main.findByText('There is no such conversation.')).toBeVisible();
  },
};

export const NoneMatching: Story = {
  ...at({ address: '/messages?keyword=zebra' }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(await main.findByText('No conversation matches.')).toBeVisible();
  },
};
export const Archived: Story = {
  ...at({ address: '/messages?state=archived' }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(await main.findByText('Somebody who has left')).toBeVisible();
  },
};
/** The other one has left: what was written stays. */
export const OtherGone = at({ address: `/messages/${gone._id}` });
export const BlockedByYou = withMira({ writing: 'blockedByYou', openOrders: [] });
export const BlockedWithOrder: Story = {
  ...withMira({ writing: 'blocked' }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(
      await main.findByText(/You can still write about orders that are under way/),
    ).toBeVisible();
    await expect(main.getByRole('textbox', { name: 'Message' })).toBeVisible();
  },
};
export const AnswerAwaited = at({
  address: `/messages/${maximiliana._id}`,
  conversations: [{ ...maximiliana, writing: 'waiting', messagesLeft: 0 }],
});
/** Words that run right to left, on a page that does not. */
export const MixedDirections = withMira({
  messages: [
    createMessage({ _id: 'message-2', number: 2, text: 'On Monday.', isMine: true }),
    createMessage({ text: 'متى يمكنك أن تبدأ؟ أحتاج إلى شعار وقائمة طعام.' }),
  ],
});

const sent = fn();
const posting = answer('sendMessage', (message) => {
  sent(message);
  const written = createMessage({
    _id: 'message-new',
    number: 99,
    isMine: true,
    text: message.text,
  });
  return { conversation: createConversation(), message: written };
});

export const Sent: Story = {
  ...at({ replies: [posting] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    sent.mockClear();
    await userEvent.type(await main.findByRole('textbox', { name: 'Message' }), 'Thank you!');
    await userEvent.click(main.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({ text: 'Thank you!', files: [] });
    await expect(main.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  },
};

let attempts = 0;
const failingOnce = answer('sendMessage', (message) => {
  attempts += 1;
  if (attempts === 1) return createRefusal('manyMessages');
  const written = createMessage({
    _id: 'message-new',
    number: 99,
    isMine: true,
    text: message.text,
  });
  return { conversation: createConversation(), message: written };
});
/** What could not be sent stays, with the reason, and is sent again by a press. */
export const NotSent: Story = {
  ...at({ replies: [failingOnce] }),
  play: async ({ canvasElement }) => {
    attempts = 0;
    const main = await open(canvasElement);
    await userEvent.type(await main.findByRole('textbox', { name: 'Message' }), 'Once more');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await main.findByText(/That was a lot of messages at once/)).toBeVisible();
    await expect(main.getByText('Once more')).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(main.queryByText(/Not sent/)).toBeNull());
    await waitFor(() => expect(attempts).toBe(2));
  },
};

const askingAboutContacts = answer('sendMessage', (message) => {
  if (!message.sendsContacts) return createRefusal('contactsFound');
  const written = createMessage({
    _id: 'message-new',
    number: 99,
    isMine: true,
    text: message.text,
  });
  return { conversation: createConversation(), message: written };
});
/** The market warns of contact details: the sender decides. */
export const ContactsFound: Story = {
  ...at({ replies: [askingAboutContacts] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.type(await main.findByRole('textbox', { name: 'Message' }), 'Call 980 123');
    await userEvent.click(main.getByRole('button', { name: 'Send' }));
    const dialog = within(await page.findByRole('alertdialog', { name: 'Send it anyway?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send anyway' }));
    await waitFor(() => expect(main.queryByText(/Not sent/)).toBeNull());
  },
};

export const Deleted: Story = {
  ...withMira({
    messages: sampleMessages.map((message, index) =>
      index === 1 ? { ...message, deletableUntil: '2999-01-01T00:00:00.000Z' } : message,
    ),
  }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(await main.findByRole('button', { name: 'Delete this message' }));
    const dialog = within(await page.findByRole('alertdialog', { name: 'Delete this message?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(main.queryByText(/Could the letters stand/)).toBeNull());
  },
};
export const Blocked: Story = {
  ...withMira({ openOrders: [] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(await main.findByRole('button', { name: 'More' }));
    await userEvent.click(await main.findByRole('menuitem', { name: 'Block' }));
    const dialog = within(await page.findByRole('alertdialog', { name: /^Block / }));
    await userEvent.click(dialog.getByRole('button', { name: 'Block' }));
    await expect(await main.findByText(/You have blocked this person/)).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Unblock' }));
    await expect(await main.findByRole('textbox', { name: 'Message' })).toBeVisible();
  },
};
export const Reported: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(await main.findByRole('button', { name: 'More' }));
    await userEvent.click(await main.findByRole('menuitem', { name: 'Report the conversation' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Report this conversation' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(dialog.getByText('Please choose what is wrong!')).toBeVisible());
    await userEvent.click(dialog.getByRole('radio', { name: 'Insults or threats' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await hasSaid('Thank you. Somebody of the market looks at it.');
  },
};
/** About a service of somebody with whom nobody has talked. */
export const NewQuestion: Story = {
  ...at({ address: '/messages/new?service=service-brand', conversations: [] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Ask a question');
    await userEvent.type(await main.findByRole('textbox', { name: 'Message' }), 'Do you print?');
    await userEvent.click(main.getByRole('button', { name: 'Send' }));
    await expect(await main.findByText(/You can send 2 more messages/)).toBeVisible();
    await expect(main.getAllByText('Do you print?')[0]).toBeVisible();
  },
};
export const DarkPhone: Story = {
  ...at(),
  globals: { theme: 'dark', viewport: { value: 'phone390' } },
};
