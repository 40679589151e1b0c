import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FileList } from '../../data/FileList/FileList.tsx';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import { Button } from '../../inputs/Button/Button.tsx';
import { describePart } from '../../testing/describePart.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { MessageComposer, type MessageComposerProps } from './MessageComposer.tsx';

const meta = {
  title: 'Market/MessageComposer',
  tags: ['new'],
  component: MessageComposer,
  args: { onSend: fn() as MessageComposerProps['onSend'], onValueChange: fn() },
  parameters: describePart({
    use: 'Writes a message in a conversation, below its `MessageList`.',
    avoid: 'A longer text with other fields is a `TextArea` in a `FormLayout`.',
    dos: ['Keep what was typed until it has been sent.'],
    donts: ['Send with the Enter key alone on a phone.'],
    words: 'The label is read out: “Message”. The hint says how it is sent, not what to write.',
    anatomy: {
      Box: 'grows with the text',
      Hint: 'how to send by the keyboard',
      Notice: 'where there is something to know before one writes; alone where nobody may',
      Attachments: 'files that are sent with it',
      Send: 'a button; Ctrl+Enter does the same',
    },
    keyboard: {
      Enter: 'Begins another line.',
      'Ctrl+Enter': 'Sends the message.',
      Tab: 'Goes on to the button.',
    },
    accessibility:
      'A named text area whose hint says which keys send; an error is tied to it and announced. While there is nothing to send the button is disabled.',
  }),
} satisfies Meta<typeof MessageComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Written: Story = { args: { defaultValue: 'When can you begin?' } };
export const Loading: Story = {
  args: { value: 'When can you begin?', isSubmitting: true },
};
export const WithError: Story = {
  args: { value: 'When can you begin?', error: 'You have written too often. Wait a minute.' },
};
export const WithTools: Story = { args: { tools: <Button>Add a file</Button> } };
/** What cannot be sent yet stays. */
export const Refused: Story = {
  args: { defaultValue: 'When can you begin?', onSend: () => false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('When can you begin?');
  },
};
/** Files can be sent without a word. */
export const WithAttachments: Story = {
  args: {
    tools: <Button>Add a file</Button>,
    attachments: (
      <FileList
        files={[
          { id: 'menu', name: 'our-menu.pdf', size: 96_000 },
          { id: 'photos', name: 'photos.zip', size: 48_000_000, state: 'sending', progress: 0.4 },
        ]}
        onRemove={() => undefined}
      />
    ),
    hasAttachments: true,
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith('');
  },
};
export const Offline: Story = {
  args: {
    defaultValue: 'When can you begin?',
    notice: <Notice tone="warning">You are offline. What you send goes out later.</Notice>,
  },
};
export const Blocked: Story = {
  args: {
    isClosed: true,
    notice: (
      <Notice action={<Button size="small">Unblock</Button>}>You have blocked this person.</Notice>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
export const OtherGone: Story = {
  args: { isClosed: true, notice: <Notice>This person has left the market.</Notice> },
};
export const LongText: Story = {
  args: { defaultValue: 'I would like to know a few more things before I order. '.repeat(6) },
  globals: { viewport: { value: 'phone320' } },
};
/** Blanks are no message. */
export const Disabled: Story = {
  args: { defaultValue: '   ' },
  play: async ({ args, canvas }) => {
    canvas.getByRole('textbox').focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, ' Hello! ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith('Hello!');
    await expect(field).toHaveValue('');
  },
};
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('One{Enter}Two{Control>}{Enter}{/Control}');
    await expect(args.onSend).toHaveBeenCalledWith('One\nTwo');
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

/** Without a function the browser sends the form: a server component needs nothing more. */
export const WithoutScripts: Story = {
  args: { onSend: undefined, name: 'text', action: '#sent', method: 'post' },
  play: async ({ canvas, canvasElement }) => {
    const sent = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('submit', sent);
    await userEvent.type(canvas.getByRole('textbox'), 'Hello');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(sent).toHaveBeenCalledOnce();
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    await expect(new FormData(form).get('text')).toBe('Hello');
  },
};
export const States: Story = {
  ...Written,
  ...showStatesWithin({ hover: 'button', focus: 'textarea' }),
};
/** A page that runs left to right, and words that do not. */
export const MixedDirections: Story = {
  args: { defaultValue: 'متى يمكنك أن تبدأ؟' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('textbox')).direction).toBe('rtl');
  },
};
export const Dark: Story = { ...Written, globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: { defaultValue: 'متى يمكنك أن تبدأ؟' },
  globals: { direction: 'rtl', language: 'ar' },
};
export const Narrow: Story = { ...Written, globals: { viewport: { value: 'phone320' } } };
