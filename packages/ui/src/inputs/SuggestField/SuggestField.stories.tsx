import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { brokenPicture, longTitle, services } from '../../testing/samples.ts';
import { SuggestField, type SuggestFieldProps } from './SuggestField.tsx';
import type { Suggestion } from './SuggestList.tsx';

const words: Suggestion[] = ['logo', 'logo design', 'logo animation'].map((label) => ({
  value: `term ${label}`,
  label,
}));
const found: Suggestion[] = [
  ...words,
  { value: 'category', label: 'Graphics And Design', group: 'Categories' },
  ...services.slice(0, 2).map(({ _id, title, images }) => ({
    value: _id,
    label: title,
    picture: images[0],
    group: 'Services',
  })),
];

const meta = {
  title: 'Inputs/SuggestField',
  tags: ['new'],
  component: SuggestField,
  args: {
    label: 'Find services',
    placeholder: 'Find Services',
    suggestions: found,
    onSearch: fn() as SuggestFieldProps['onSearch'],
    onType: fn(),
    onChoose: fn(),
  },
  // The list needs room below its field.
  decorators: [(Story) => <div style={{ minBlockSize: '28rem' }}>{Story()}</div>],
  parameters: describePart({
    use: 'A `SearchField` that suggests what may be meant: words, and things that can be gone to at once. `SuggestList` does so for a field that is there already.',
    avoid: 'To choose one of many values use a `Combobox`.',
    dos: ['Suggest only what finds something.', 'Show few: eight are read, twenty are not.'],
    donts: ['Search for a suggestion that nobody has chosen.'],
    words: 'Suggestions are what people would type themselves; groups are called by a noun.',
    anatomy: {
      Box: 'the words',
      List: 'suggestions, the likeliest first, in groups',
    },
    keyboard: {
      'Arrow down, up': 'Go through the suggestions and back to the box.',
      Enter: 'Chooses the suggestion, or searches for what is in the box.',
      Escape: 'Closes the list; once more empties the box.',
      Tab: 'Moves on.',
    },
    accessibility:
      'A combobox with a listbox as ARIA describes them. The focus stays in the box, and how many suggestions there are is announced.',
  }),
} satisfies Meta<typeof SuggestField>;

export default meta;
type Story = StoryObj<typeof meta>;

const type: Story['play'] = async ({ canvas }) => {
  await userEvent.type(canvas.getByRole('combobox', { name: 'Find services' }), 'lo');
  await expect(canvas.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
};

export const Default: Story = {};
export const Open: Story = { play: type };
export const Dark: Story = { globals: { theme: 'dark' }, play: type };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } }, play: type };
export const RightToLeft: Story = {
  globals: { direction: 'rtl', language: 'ar' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'lo');
    await expect(canvas.getByRole('listbox', { name: 'اقتراحات' })).toBeVisible();
  },
};
export const LongText: Story = {
  args: { suggestions: [{ value: 'long', label: longTitle }, ...words] },
  globals: { viewport: { value: 'phone320' } },
  play: type,
};

export const Empty: Story = {
  args: { suggestions: [] },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'zzz{Enter}');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(args.onSearch).toHaveBeenCalledWith('zzz');
  },
};

/** The list scrolls. */
export const Many: Story = {
  args: {
    suggestions: services.map(({ _id, title, images }) => ({
      value: _id,
      label: title,
      picture: images[0],
    })),
  },
  play: type,
};
export const BrokenPicture: Story = {
  args: {
    suggestions: services.slice(0, 3).map(({ _id, title }) => ({
      value: _id,
      label: title,
      picture: brokenPicture,
    })),
  },
  play: type,
};

/** Shows where the keyboard is; the focus stays in the box. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const box = canvas.getByRole('combobox');
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('lo');
    await expect(args.onType).toHaveBeenLastCalledWith('lo');
    await expect(canvas.getByRole('status')).toHaveTextContent('Suggestions: 6');

    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = canvas.getByRole('option', { name: 'logo design' });
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(box).toHaveAttribute('aria-activedescendant', second.id);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(box).not.toHaveAttribute('aria-activedescendant');
    await expect(box).toHaveFocus();

    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(box).toHaveValue('lo');

    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(words[1], box);
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('listbox')).toBeNull();

    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('lo');
  },
};

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'lo');
    await userEvent.click(canvas.getByRole('option', { name: 'Graphics And Design' }));
    await expect(args.onChoose).toHaveBeenCalledWith(found[3], box);
    await expect(box).toHaveFocus();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** Without scripts the browser sends the form. */
export const WithoutScripts: Story = {
  args: { onSearch: undefined, action: '#search', name: 'term' },
  play: async ({ canvas, canvasElement }) => {
    const sent = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('submit', sent);
    await userEvent.type(canvas.getByRole('combobox'), 'logo{Enter}');
    await expect(sent).toHaveBeenCalledOnce();
  },
};
