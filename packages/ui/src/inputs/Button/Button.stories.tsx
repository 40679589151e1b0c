import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Icon } from '../../data/Icon/Icon.tsx';
import { describePart } from '../../testing/describePart.ts';
import { showStates } from '../../testing/showStates.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Inputs/Button',
  component: Button,
  args: { children: 'View details', onClick: fn() },
  parameters: describePart({
    use: 'Does something on this page: submits a form, opens a dialog, adds to the wishlist.',
    avoid:
      'What leads to another page is a `LinkButton`, so that it can be opened in a new tab. At most one `primary` a view; `danger` only for what cannot be undone.',
    dos: [
      'Begin with a verb: “Place order”.',
      'Keep the place and the width of a button while it waits.',
    ],
    donts: [
      'Put two `primary` ones side by side: the eye finds neither.',
      'Disable a button without saying why.',
    ],
    words:
      'A verb and what it is done to, one to three words, as a title in a form and without a full stop.',
    anatomy: {
      Label: 'says what will happen',
      Icon: 'before or behind it, never alone: that is an `IconButton`',
      'Sign of waiting': 'in the place of the label, as wide as it',
    },
    keyboard: { Tab: 'Moves the focus to it.', Enter: 'Presses it.', Space: 'Presses it.' },
    accessibility:
      'While it is loading it is disabled, keeps its name and its width, and is marked as busy. 44 px high; the small one is as large to a finger.',
  }),
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Primary: Story = { args: { variant: 'primary', children: 'PAY - (Rs.4500)' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Cancel' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete' } };
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
export const Block: Story = { args: { isBlock: true, variant: 'primary' } };

export const WithIcon: Story = {
  args: {
    children: (
      <>
        Next
        <Icon of={ArrowRight} size="small" isDirectional />
      </>
    ),
  },
};

/** Waits without changing its width, and cannot be pressed again. */
export const Loading: Story = {
  args: { isLoading: true, variant: 'primary', children: 'Log In' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /Log In/ });

    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { disabled: true, children: 'Already In Cart!!' } };

export const LongText: Story = {
  args: { children: 'Contact me before ordering so that we can talk about your project at length' },
  globals: { viewport: { value: 'phone320' } },
};

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View details' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: '1rem' }}>
      {(['secondary', 'primary', 'quiet', 'danger'] as const).map((variant) => (
        <Button key={variant} {...args} variant={variant}>
          {variant}
        </Button>
      ))}
    </div>
  ),
  ...showStates({ hover: 'button', focus: 'button', active: 'button' }),
};
export const Dark: Story = { args: { variant: 'primary' }, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...WithIcon, globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { ...Block, globals: { viewport: { value: 'phone320' } } };
