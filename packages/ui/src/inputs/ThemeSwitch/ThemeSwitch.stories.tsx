import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { showStates } from '../../testing/showStates.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { setTheme } from './useTheme.ts';

const meta = {
  title: 'Inputs/ThemeSwitch',
  component: ThemeSwitch,
  beforeEach: () => () => setTheme('system'),
  parameters: describePart({
    use: 'Lets people choose light, dark, or whatever their system says. The choice is kept in their browser; inline `themeScript` in `<head>`, and the page never flashes.',
    avoid: 'Where the provider has a fixed theme it has no effect.',
    dos: ['Leave “System” chosen until somebody says otherwise.'],
    donts: ['Put it where it is seen more often than used: the foot of the page is enough.'],
    words: 'Three words that everybody knows: Light, Dark, System.',
    anatomy: { Choices: 'three, one of them chosen' },
    keyboard: { Tab: 'Moves the focus to the chosen theme.', 'Arrow keys': 'Choose another one.' },
    accessibility: 'A group of radio buttons, each with a name.',
  }),
} satisfies Meta<typeof ThemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(document.documentElement.dataset['theme']).toBe('dark');
    await expect(localStorage.getItem('market-theme')).toBe('dark');
    await userEvent.click(canvas.getByRole('radio', { name: 'Light' }));
    await expect(document.documentElement.dataset['theme']).toBe('light');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('radio', { name: 'Light' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
  },
};

export const States: Story = showStates({
  hover: 'label:nth-of-type(2)',
  focus: 'label:first-of-type input',
});
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
