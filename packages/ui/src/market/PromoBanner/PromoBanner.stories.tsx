import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { PromoBanner } from './PromoBanner.tsx';
import { Button } from '../../inputs/Button/Button.tsx';

const meta = {
  title: 'Market/PromoBanner',
  component: PromoBanner,
  args: {
    title: 'Get your service done from 5$',
    text: 'Browse through many micro services. Choose one you trust and pay as you go!!',
    children: (
      <form onSubmit={(event) => event.preventDefault()}>
        <input type="email" aria-label="Email" placeholder="Email" autoComplete="email" />
        <Button type="submit" variant="primary">
          Get started
        </Button>
      </form>
    ),
  },
  parameters: describePart({
    use: 'Says what the marketplace is for, with one thing to do about it: a button, or a form with one box.',
    avoid: 'For what opens a page use `Hero`.',
    dos: ['Use one on a page.'],
    donts: ['Count down, or blink.'],
    words: 'A promise in one sentence, and a verb on the button.',
    anatomy: {
      Sentence: 'what the marketplace is for',
      Text: 'a line more',
      Action: 'a button, or a form with one box',
    },
    keyboard: { Tab: 'Moves to the box, then to the button.' },
    accessibility:
      'A box of yours needs a name. White text has at least 7:1 on both ends of the gradient.',
  }),
} satisfies Meta<typeof PromoBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Email' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'asha@example.com{Enter}');
    await expect(email).toHaveValue('asha@example.com');
  },
};
/** Only words, and one way on. */
export const WithoutAForm: Story = {
  args: { text: undefined, children: <Button variant="primary">Get started</Button> },
};
export const LongText: Story = {
  args: { title: 'Get your whole service done from 5$ and not a cent more than that' },
  globals: { viewport: { value: 'phone320' } },
};
export const States: Story = showStatesWithin({ hover: 'button', focus: 'input' });
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
