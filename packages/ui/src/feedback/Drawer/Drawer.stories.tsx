import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../inputs/Button/Button.tsx';
import { Checkbox } from '../../inputs/Checkbox/Checkbox.tsx';
import { describePart } from '../../testing/describePart.ts';
import { Drawer, type DrawerProps } from './Drawer.tsx';

/** Opens it from a button, as a page would. */
function DrawerOnPage(props: DrawerProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  const close = () => {
    setIsOpen(false);
    props.onClose();
  };

  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Show filters</Button>
      <Drawer {...props} isOpen={isOpen} onClose={close} />
    </>
  );
}

const meta = {
  title: 'Feedback/Drawer',
  tags: ['new'],
  component: Drawer,
  render: (args) => <DrawerOnPage {...args} />,
  args: {
    isOpen: true,
    title: 'Filters',
    children: <Checkbox label="Only with reviews" />,
    actions: <Button variant="primary">Show 24 services</Button>,
    onClose: fn(),
  },
  parameters: describePart({
    use: 'What accompanies a page and has no room on it: filters on a phone, a conversation, details of a row.',
    avoid: 'A question that must be answered is a `Dialog`; ways through the site are a `Sidebar`.',
    dos: ['Let it hold what people look at beside the page.'],
    donts: ['Put a decision into it that stops everything: that is a `Dialog`.'],
    words: 'Its title is what its button said: “Filters” opens “Filters”.',
    anatomy: {
      Title: 'names it',
      Content: 'scrolls by itself',
      Actions: 'stay at its foot',
      Close: 'a cross, the Escape key and the surface around it',
    },
    keyboard: { Tab: 'Goes around within the drawer.', Escape: 'Closes it.' },
    accessibility:
      "The browser's own modal dialog, as in `Dialog`: what lies below cannot be reached, the title is its name, and the focus returns to where it was. With reduced motion it comes and goes at once.",
    frameHeight: '30rem',
  }),
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It lies along the end of the lines. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const drawer = canvas.getByRole('dialog', { name: 'Filters' });
    await waitFor(async () => {
      const { right, top, height } = drawer.getBoundingClientRect();
      await expect([right, top, height]).toEqual([window.innerWidth, 0, window.innerHeight]);
    });
  },
};
export const Start: Story = {
  args: { side: 'start' },
  play: async ({ canvas }) => {
    const drawer = canvas.getByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0));
  },
};
export const Bottom: Story = { args: { side: 'bottom' } };
export const WithoutActions: Story = { args: { actions: undefined } };
export const LongText: Story = {
  args: {
    title: 'Everything that can be said about the services that you are looking for',
    children: 'One more filter that nobody uses. '.repeat(80),
  },
  globals: { viewport: { value: 'phone320' } },
};

export const ByPointer: Story = {
  args: { isOpen: false },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show filters' }));
    const drawer = canvas.getByRole('dialog', { name: 'Filters' });
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  args: { isOpen: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Show filters' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('checkbox')).toHaveFocus());
    canvas.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  args: { title: 'المرشحات', children: <Checkbox label="مع المراجعات فقط" /> },
  play: async ({ canvas }) => {
    const drawer = canvas.getByRole('dialog', { name: 'المرشحات' });
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0));
  },
  globals: { direction: 'rtl', language: 'ar' },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
