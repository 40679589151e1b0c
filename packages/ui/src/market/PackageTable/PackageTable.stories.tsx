import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { follow } from '../../testing/follow.ts';
import { arabicPackages, endlessPackages, packages } from '../../testing/samples.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { PackageTable, type PackageTableProps } from './PackageTable.tsx';

/** Keeps what is chosen, as the page around it would. */
function TableOnPage(props: PackageTableProps) {
  const [index, setIndex] = useState(props.value);
  return (
    <PackageTable
      {...props}
      value={index}
      onChoose={(next) => {
        setIndex(next);
        props.onChoose?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Market/PackageTable',
  tags: ['new'],
  component: PackageTable,
  render: (args) => <TableOnPage {...args} />,
  args: { packages, value: 1, onChoose: fn() },
  parameters: describePart({
    use: 'Compares the packages of a service side by side, below its description.',
    avoid:
      'Where one is to be chosen in little room use `PackagePicker`; both may share what is chosen.',
    dos: ['Let it choose the same package as the `PackagePicker` of the page.'],
    donts: ['Show it for a single package: there is nothing to compare.'],
    words: 'The rows say what they compare: “What you get”, “Delivery”, “Revisions”.',
    anatomy: {
      Column: 'a package: name, price, and whether it is chosen',
      Row: 'what is compared',
      Buttons: 'choose a package, or lead to ordering it',
    },
    keyboard: {
      Tab: 'Moves the focus to the table, then from button to button.',
      'ArrowLeft, ArrowRight': 'Scroll the table where it is wider than its place.',
      'Enter, Space': 'Choose the package of the button.',
    },
    accessibility:
      'A table with a caption; every cell has the package and what is compared as its headers. The chosen package says so in words, with a sign and a line, not by colour alone. Each button is named after its package.',
  }),
} satisfies Meta<typeof PackageTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Compare packages' })).toBeVisible();
    await expect(
      canvas.getByRole('columnheader', { name: 'Standard Rs.9000 Chosen' }),
    ).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Delivery' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '21 days' })).toBeVisible();
  },
};
export const NoneChosen: Story = { args: { value: undefined } };
/** To read only, as while nothing can be ordered. */
export const SoldOut: Story = {
  args: { value: undefined },
  render: ({ onChoose: _onChoose, ...args }) => <PackageTable {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** Each leads to where it is ordered. */
export const WithLinks: Story = {
  render: ({ onChoose: _onChoose, ...args }) => (
    <PackageTable {...args} hrefFor={(index) => `#/order?package=${index}`} />
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Choose Premium' });
    await expect(await follow(link)).toBe('#/order?package=2');
  },
};
export const One: Story = { args: { packages: packages.slice(0, 1), value: undefined } };
export const Two: Story = { args: { packages: packages.slice(0, 2) } };
export const Empty: Story = {
  args: { packages: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
export const FiveDigits: Story = {
  args: { packages: packages.map((each) => ({ ...each, price: each.price + 40_000 })) },
};
export const LongText: Story = { args: { packages: endlessPackages } };

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Basic' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(0);
    await expect(canvas.getByRole('columnheader', { name: 'Basic Rs.4500 Chosen' })).toBeVisible();
  },
};
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Compare packages' })).toHaveFocus(),
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(0);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Chosen Basic' })).toHaveFocus());
  },
};

export const States: Story = showStatesWithin({
  hover: 'tfoot td:nth-child(2) button',
  focus: 'tfoot td:nth-child(4) button',
});
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: { packages: arabicPackages },
  globals: { direction: 'rtl', language: 'ar' },
};
export const RightToLeftOnAPhone: Story = {
  ...RightToLeft,
  globals: { direction: 'rtl', language: 'ar', viewport: { value: 'phone390' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone390' } } };
/** What the rows are about stays while the packages scroll below it. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region');
    frame.scrollLeft = 120;
    const title = canvas.getByRole('rowheader', { name: 'Delivery' });
    await expect(Math.round(title.getBoundingClientRect().left)).toBe(
      Math.round(frame.getBoundingClientRect().left + 1),
    );
  },
};
