import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Orders by status',
    tabs: [
      { id: 'all', label: 'All', content: 'Twelve orders.' },
      { id: 'processing', label: 'Processing', content: 'Four orders.' },
      { id: 'delivered', label: 'Delivered', content: 'Eight orders.' },
    ],
    onValueChange: fn(),
  },
  parameters: describePart({
    use: 'Several views of one thing, one at a time.',
    avoid: 'Pages of their own are links. What people want to compare stands side by side.',
    dos: ['Open the one that most people want.'],
    donts: ['Use them for steps: that is `StepForm`.'],
    words: 'Nouns of one or two words, all of one kind.',
    anatomy: { Tab: 'a name', Line: 'under the chosen one', View: 'what belongs to it' },
    keyboard: {
      Tab: 'Moves the focus to the open tab, then into its panel.',
      'ArrowLeft, ArrowRight': 'Open the tab before or after; from the last one to the first.',
      'Home, End': 'Open the first or the last tab.',
    },
    accessibility:
      'A tab list with a name; each panel is named by its tab. Arrow keys follow the direction of the text.',
  }),
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SecondOpen: Story = { args: { defaultValue: 'processing' } };
export const Disabled: Story = {
  args: {
    tabs: [
      { id: 'all', label: 'All', content: 'Twelve orders.' },
      { id: 'disputed', label: 'Disputed', content: 'None.', isDisabled: true },
    ],
  },
};
export const LongText: Story = {
  args: {
    tabs: ['Graphics-And-Design', 'Game-Development', 'Web-Programming', 'Mobile-Apps'].map(
      (id) => ({
        id,
        label: id,
        content: `Everything about ${id}.`,
      }),
    ),
  },
  globals: { viewport: { value: 'phone320' } },
};

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Delivered' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Delivered' })).toHaveTextContent(
      'Eight orders.',
    );
    await expect(args.onValueChange).toHaveBeenCalledWith('delivered');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Processing' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'All' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel', { name: 'Delivered' })).toBeVisible();
  },
};

export const States: Story = showStatesWithin({
  hover: '[role=tab]:nth-child(2)',
  focus: '[role=tab]:nth-child(3)',
});
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
