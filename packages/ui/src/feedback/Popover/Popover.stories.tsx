import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../inputs/Button/Button.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { describePart } from '../../testing/describePart.ts';
import { forgetPopovers } from '../../testing/forgetPopovers.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { Popover, type PopoverProps } from './Popover.tsx';

const meta = {
  title: 'Feedback/Popover',
  tags: ['new'],
  component: Popover,
  args: {
    trigger: <Button>Save search</Button>,
    label: 'Save this search',
    children: ((close) => (
      <>
        <TextField label="Name" name="name" />
        <Button variant="primary" onClick={close}>
          Save
        </Button>
      </>
    )) as PopoverProps['children'],
    onOpenChange: fn(),
  },
  decorators: [
    (Story) => (
      <div
        style={{
          display: 'flex',
          justifyContent: 'center',
          alignItems: 'start',
          minBlockSize: '17rem',
        }}
      >
        <Story />
      </div>
    ),
  ],
  parameters: describePart({
    use: 'A few fields or details beside the button that opens them, while the page stays in reach.',
    avoid:
      'Things to do are a `Menu`; a few words of help are a `Tooltip`; what must be answered is a `Dialog`.',
    dos: ['Keep it to what fits beside its button: three or four fields.'],
    donts: ['Put something into it that must be answered: that is a `Dialog`.'],
    words: 'It is named as its button is.',
    anatomy: {
      Button: 'opens and closes it',
      Panel: 'beside the button, inside the window',
      Content: 'a few fields or details',
    },
    keyboard: {
      'Enter, Space': 'On the button: opens it and moves the focus into it, or closes it.',
      Tab: 'Goes through it, and on to the page.',
      Escape: 'Closes it; the focus returns to the button.',
    },
    accessibility:
      "The browser's own popover with the role of a dialog, named by its label; whether it is open is announced at its button.",
  }),
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save search' }));
    await waitFor(() =>
      expect(canvas.getByRole('dialog', { name: 'Save this search' })).toBeVisible(),
    );
  },
};

export const LongText: Story = {
  ...Open,
  args: { children: 'What is found from now on comes to you in one letter a day. '.repeat(6) },
  globals: { viewport: { value: 'phone320' } },
};

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save search' });

    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** Its own button closes it, too. */
export const Toggling: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save search' });

    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save search' });

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('dialog')).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('Logos');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Logos');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Opening the inner one leaves the outer one open. */
export const Nested: Story = {
  args: {
    children: (
      <Popover label="Why a name?" trigger={<Button>Why?</Button>}>
        It stands in the letters that you get.
      </Popover>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save search' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Why?' }));
    await waitFor(() =>
      expect(canvas.getByText('It stands in the letters that you get.')).toBeVisible(),
    );
    await expect(canvas.getByRole('dialog', { name: 'Save this search' })).toBeVisible();
  },
};

/** A browser that knows no popovers shows it in the page. */
export const WithoutPopovers: Story = {
  play: async ({ canvas, canvasElement }) => {
    const remember = forgetPopovers(canvasElement);
    try {
      await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: 'Save search' }));
      await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    } finally {
      remember();
    }
  },
};

export const States: Story = {
  ...Open,
  ...showStatesWithin({ hover: '[aria-haspopup]', focus: '[role=dialog] button' }),
};
export const Dark: Story = { ...Open, globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: { trigger: <Button>حفظ البحث</Button>, label: 'حفظ هذا البحث', children: 'اسم البحث' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'حفظ البحث' }));
  },
  globals: { direction: 'rtl', language: 'ar' },
};
export const Narrow: Story = { ...Open, globals: { viewport: { value: 'phone320' } } };
