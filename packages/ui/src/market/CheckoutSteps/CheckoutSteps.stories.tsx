import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { follow } from '../../testing/follow.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { CheckoutSteps } from './CheckoutSteps.tsx';

const meta = {
  title: 'Market/CheckoutSteps',
  component: CheckoutSteps,
  args: { current: 2, hrefs: ['#/order', '#/order/confirm', undefined] },
  parameters: describePart({
    use: 'The three steps of the checkout: those done, the one being done, those to come. Later steps are links only once they have been reached.',
    avoid: 'For pages of a list use `Pagination`; for the history of an order `OrderTimeline`.',
    dos: ['Let people go back to what they have filled in.'],
    donts: ['Hide how many steps are to come.'],
    words: 'A step is a noun of one or two words: “Confirm Order”.',
    anatomy: {
      Sign: 'done, current or to come',
      Name: 'of the step',
      Line: 'between steps, filled as far as one has come',
    },
    keyboard: {
      Tab: 'Moves through the steps that have been reached.',
      Enter: 'Goes to the step.',
    },
    accessibility:
      'A navigation with an ordered list; the current step is marked with `aria-current="step"`, done ones say so. Shape and words say what the colour says.',
  }),
} satisfies Meta<typeof CheckoutSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: /Confirm Order/ })).toHaveAttribute(
      'aria-current',
      'step',
    );
  },
};

export const First: Story = { args: { current: 1, hrefs: ['#/order', undefined, undefined] } };
export const Last: Story = {
  args: { current: 3, hrefs: ['#/order', '#/order/confirm', '#/order/payment'] },
};

/** Gone back to the first step: those reached before are still links. */
export const GoneBack: Story = {
  args: { current: 1, hrefs: ['#/order', '#/order/confirm', '#/order/payment'] },
};

export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await expect(await follow(canvas.getByRole('link', { name: /1 Order Info/ }))).toBe('#/order');
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: /1 Order Info/ })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /2 Confirm Order/ })).toHaveFocus(),
    );
  },
};

const five = {
  current: 2,
  labels: ['Basics', 'Packages', 'Questions', 'Pictures', 'Preview'],
  hrefs: ['#/1', '#/2', '#/3', '#/4', '#/5'],
};

/** Five steps on the narrowest phone: only the current one shows its name, all say it. */
export const Five: Story = {
  args: five,
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '5 Preview' })).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** On a tablet there is room for all five names, below the numbers. */
export const FiveOnATablet: Story = {
  args: five,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    for (const name of five.labels) await expect(canvas.getByText(name)).toBeVisible();
  },
};

/** Steps in any order: those that are complete have a tick, wherever one is. */
export const AnyOrder: Story = {
  args: {
    current: 3,
    labels: ['Basics', 'Packages', 'Questions', 'Pictures', 'Preview'],
    done: [true, false, true, true, false],
    hrefs: ['#/1', '#/2', '#/3', '#/4', '#/5'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '2 Packages' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /4 Pictures.*done/ })).toBeVisible();
  },
};

export const States: Story = {
  ...GoneBack,
  ...showStatesWithin({ hover: 'li:nth-child(2) a', focus: 'li:nth-child(3) a' }),
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
