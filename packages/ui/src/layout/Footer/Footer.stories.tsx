import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { follow } from '../../testing/follow.ts';
import { endlessName } from '../../testing/samples.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { Footer } from './Footer.tsx';
import { Button } from '../../inputs/Button/Button.tsx';
import { Logo } from '../Logo/Logo.tsx';

function Leaf() {
  return (
    <svg viewBox="0 0 26 26" aria-hidden>
      <path d="M4 22C4 10 12 4 22 4c0 10-6 18-18 18z" fill="#0f766e" />
    </svg>
  );
}

const meta = {
  title: 'Layout/Footer',
  component: Footer,
  args: {
    logo: <Logo href="#/welcome" />,
    social: [
      { network: 'Facebook', href: '#/welcome' },
      { network: 'Twitter', href: '#/welcome' },
      { network: 'Instagram', href: '#/welcome' },
      { network: 'LinkedIn', href: '#/welcome' },
      { network: 'YouTube', href: '#/welcome' },
    ],
    children: (
      <form onSubmit={(event) => event.preventDefault()}>
        <label htmlFor="newsletter">Newsletter</label>
        <input id="newsletter" type="email" placeholder="Your email" autoComplete="email" />
        <Button type="submit">Subscribe</Button>
      </form>
    ),
    legal: '©2021 market. All rights reserved.',
  },
  parameters: {
    layout: 'fullscreen',
    ...describePart({
      use: 'Closes every page: logo, social networks, the pages of the shop, a form with one box, copyright. Each is left out when it is not given.',
      avoid: 'Once per page.',
      dos: ['Put there what people look for at the end: help, terms, languages.'],
      donts: ['Repeat the navigation of the top.'],
      words: 'Column titles are nouns; links say where they lead.',
      anatomy: {
        Logo: 'leads to the introduction',
        Columns: 'links by subject',
        Form: 'one box, where there is one',
        Legal: 'copyright and terms',
      },
      keyboard: { Tab: 'Moves through links and the newsletter.' },
      accessibility: 'The signs of the networks have names. The box of a form needs a label.',
    }),
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(6);
    for (const link of links) await expect(link).toHaveAttribute('href', '#/welcome');
    await expect(canvas.getByText(/©2021/)).toBeVisible();
  },
};

export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await expect(await follow(canvas.getByRole('link', { name: 'Instagram' }))).toBe('#/welcome');
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Newsletter' });
    await userEvent.type(email, 'asha@example.com{Enter}');
    await expect(email).toHaveValue('asha@example.com');
  },
};

/** Another shop, with its own mark, name and pages, and without social networks. */
export const OfATeahouse: Story = {
  args: {
    logo: <Logo href="#/" name="Chai" mark={<Leaf />} />,
    social: [],
    columns: [
      {
        title: 'Tea',
        links: [
          { label: 'Black', href: '#/black' },
          { label: 'Green', href: '#/green' },
        ],
      },
      { title: 'House', links: [{ label: 'Where we are', href: '#/map' }] },
    ],
    children: undefined,
    legal: '© 2026 Chai, Pokhara',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Tea' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Green' })).toHaveAttribute('href', '#/green');
    await expect(canvas.queryByRole('link', { name: 'Instagram' })).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: { legal: endlessName, logo: <Logo href="#/" name={endlessName} /> },
};
export const States: Story = showStatesWithin({
  hover: 'li:nth-child(1) a',
  focus: 'li:nth-child(2) a',
  active: 'button',
});
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
