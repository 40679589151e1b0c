import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, type screen, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { longTitle } from '../../testing/samples.ts';
import { showStates } from '../../testing/showStates.tsx';
import { DatePicker } from './DatePicker.tsx';

const meta = {
  title: 'Inputs/DatePicker',
  tags: ['new'],
  component: DatePicker,
  args: {
    label: 'Away until',
    name: 'until',
    defaultValue: '2026-11-18',
    today: '2026-11-11',
    onValueChange: fn(),
  },
  // The calendar needs room below its field.
  decorators: [
    (Story) => <div style={{ minBlockSize: '26rem', maxInlineSize: '24rem' }}>{Story()}</div>,
  ],
  parameters: describePart({
    use: 'A day: typed into the browser’s own field, which knows how dates are written here, or chosen from a calendar.',
    avoid:
      'A day that everybody knows by heart, such as a birthday, is typed quicker into a `TextField` of type `date`.',
    dos: ['Bound it by what is possible: no delivery yesterday.'],
    donts: ['Ask with it for a birthday: typing is quicker than turning back forty years.'],
    words:
      'The label says which day: “Deliver by”. Bounds are said in words below, not only greyed out.',
    anatomy: {
      Label: 'above',
      Field: 'the browser’s own',
      Button: 'opens the calendar',
      Calendar: 'one month, with today marked',
    },
    keyboard: {
      Tab: 'Moves through day, month, year and to the calendar’s button.',
      Enter: 'Opens the calendar, and chooses a day in it.',
      Arrows: 'Move by days and weeks; Page up and Page down by months.',
      Escape: 'Closes the calendar.',
    },
    accessibility:
      'A native field with a label. The calendar is a dialog with a grid of days; each says its whole date, and whether it is today or chosen.',
  }),
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { defaultValue: undefined } };
export const WithHint: Story = { args: { hint: 'Nobody can order before that day.' } };
export const WithError: Story = { args: { error: 'Choose a day in the future.' } };
export const LongText: Story = {
  args: {
    label: 'The day on which you come back and take new orders again, or the first one after it',
    hint: longTitle,
  },
};
export const Disabled: Story = { args: { disabled: true } };

type Canvas = Pick<typeof screen, 'getByRole'>;

async function open({ canvas }: { canvas: Canvas }) {
  await userEvent.click(canvas.getByRole('button', { name: 'Choose a date' }));
  await waitFor(() => expect(canvas.getByRole('grid')).toBeVisible());
}

export const Open: Story = { play: open };

/** Weekends are taken, and only two weeks are offered. */
export const Bounded: Story = {
  args: {
    min: '2026-11-09',
    max: '2026-11-22',
    isDayDisabled: (day) => [0, 6].includes(new Date(`${day}T12:00`).getDay()),
  },
  play: open,
};

export const ByPointer: Story = {
  play: async ({ canvas, args }) => {
    await open({ canvas });
    await userEvent.click(canvas.getByRole('button', { name: /23 November 2026/ }));
    await expect(canvas.getByLabelText('Away until')).toHaveValue('2026-11-23');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-23');
    await waitFor(() => expect(canvas.queryByRole('grid')).not.toBeInTheDocument());
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Choose a date' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /18 November 2026, chosen/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(canvas.getByLabelText('Away until')).toHaveValue('2026-11-26');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-26');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const States: Story = showStates({ hover: 'button', focus: 'input' });
export const Dark: Story = { globals: { theme: 'dark' }, play: open };
/** Weeks begin on Saturday, and figures are those of Egypt. */
export const RightToLeft: Story = {
  args: { label: 'غائب حتى' },
  globals: { direction: 'rtl', language: 'ar' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'اختر تاريخًا' }));
    await waitFor(() => expect(canvas.getByRole('grid')).toBeVisible());
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } }, play: open };
