import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import {
  arabicPackages,
  basicPackage,
  endlessPackages,
  packages,
  standardPackage,
} from '../../testing/samples.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { PackagePicker, type PackagePickerProps } from './PackagePicker.tsx';

/** Keeps what is chosen, as the page around it would. */
function PickerOnPage(props: PackagePickerProps) {
  const [index, setIndex] = useState(props.value ?? 0);
  return (
    <PackagePicker
      {...props}
      value={index}
      onValueChange={(next) => {
        setIndex(next);
        props.onValueChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Market/PackagePicker',
  tags: ['new'],
  component: PackagePicker,
  args: { packages, defaultValue: 1, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 332 }}>
        <Story />
      </div>
    ),
  ],
  parameters: describePart({
    use: 'Chooses among the one to three ways in which a service is sold, with what the chosen one gives, how fast, and how often it is revised. Belongs into a `PriceCard`.',
    avoid:
      'Where all of them are to be read side by side use `PackageTable`. Views of one thing are `Tabs`.',
    dos: ['Begin with the package that most people want, or with the first.'],
    donts: ['Use it for more than three: people compare three, not five.'],
    words:
      'Names of one word: “Basic”, “Standard”, “Premium”. The description says what is handed over.',
    anatomy: {
      Tab: 'name and price of a package',
      Terms: 'days until the delivery, and revisions',
      Description: 'what is handed over',
    },
    keyboard: {
      Tab: 'Moves the focus to the chosen package, then on.',
      'ArrowLeft, ArrowRight, ArrowUp, ArrowDown': 'Choose the package before or after.',
      Space: 'Chooses the package that has the focus.',
    },
    accessibility:
      'A group of the browser’s own radio buttons; each is named by its package and price and described by its terms and description. What is chosen has a frame, not only a colour. It works, and forms send it, before any script has come.',
  }),
} satisfies Meta<typeof PackagePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('radio', { name: 'Standard Rs.9000' });
    await expect(chosen).toBeChecked();
    await expect(chosen).toHaveAccessibleDescription(/Delivery ?10 days ?Revisions ?3 ?The logo/);
    await expect(canvas.getByText(basicPackage.description)).not.toBeVisible();
  },
};
export const One: Story = {
  args: { packages: packages.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByText(basicPackage.description)).toBeVisible();
  },
};
export const Two: Story = { args: { packages: packages.slice(0, 2) } };
/** Nothing is sold yet, as in a draft. */
export const Empty: Story = {
  args: { packages: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};
export const AnyRevisions: Story = { args: { defaultValue: 2 } };
export const FiveDigits: Story = {
  args: { packages: packages.map((each) => ({ ...each, price: each.price + 40_000 })) },
};
export const LongText: Story = { args: { packages: endlessPackages, defaultValue: 0 } };
/** They can be read while nothing can be ordered. */
export const SoldOut: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Basic Rs.4500' })).toBeDisabled();
  },
};

export const ByPointer: Story = {
  args: { value: 0 },
  render: (args) => <PickerOnPage {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Premium'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByText('Any number')).toBeVisible();
    await expect(canvas.getByText(basicPackage.description)).not.toBeVisible();
  },
};
export const ByKeyboard: Story = {
  args: { value: 0 },
  render: (args) => <PickerOnPage {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Basic Rs.4500' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
    await waitFor(() =>
      expect(canvas.getByRole('radio', { name: 'Standard Rs.9000' })).toHaveFocus(),
    );
    await expect(canvas.getByText(standardPackage.description)).toBeVisible();
  },
};

export const States: Story = showStatesWithin({
  hover: 'label:nth-of-type(1)',
  focus: 'label:nth-of-type(3) input',
});
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: { packages: arabicPackages },
  globals: { direction: 'rtl', language: 'ar' },
};
export const Narrow: Story = {
  args: { style: { maxInlineSize: 256 } },
  globals: { viewport: { value: 'phone320' } },
};
