import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SearchField } from '../../inputs/SearchField/SearchField.tsx';
import { describePart } from '../../testing/describePart.ts';
import { asha, endlessName, gamePicture } from '../../testing/samples.ts';
import { showStatesWithin } from '../../testing/showStates.tsx';
import { TopNav, type TopNavProps } from './TopNav.tsx';

const meta = {
  title: 'Navigation/TopNav',
  component: TopNav,
  args: {
    links: [
      { label: 'Explore', href: '#/' },
      {
        label: 'Categories',
        href: '#/category',
        links: [
          { label: 'Graphics-And-Design', href: '#/category/Graphics-And-Design' },
          { label: 'Game-Development', href: '#/category/Game-Development' },
          { label: 'Web-Programming', href: '#/category/Web-Programming' },
          { label: 'Mobile-Apps', href: '#/category/Mobile-Apps' },
        ],
      },
      { label: 'Become a seller', href: '#/dashboard/services/new' },
    ],
    hrefs: {
      welcome: '#/welcome',
      logIn: '#/login',
      signUp: '#/signup',
      wishlist: '#/myWishList',
      profile: '#/me',
      dashboard: '#/dashboard',
      orders: '#/orders/me',
    },
    current: '#/',
    person: asha as TopNavProps['person'],
    wishlistCount: 2,
    onLogOut: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    ...describePart({
      use: 'The bar at the top of every page: logo, main links, a search, wishlist, and who is signed in. Under 768 px the links move into a drawer.',
      avoid: 'Once per page. For the areas of a dashboard use `Sidebar`.',
      dos: ['Keep it the same on every page.'],
      donts: ['Let it grow: five links at most, the rest belongs into the foot.'],
      words: 'Links are nouns; who is signed in is shown by name.',
      anatomy: {
        Logo: 'leads home',
        Links: 'the main places',
        Search: 'in the middle',
        Person: 'wishlist, account and menu',
      },
      keyboard: {
        Tab: 'Moves through the bar.',
        'Enter / ArrowDown': 'Opens a menu and moves to its first entry.',
        'ArrowUp / ArrowDown': 'Move through a menu.',
        Escape: 'Closes the menu or the drawer; the focus returns to its button.',
      },
      accessibility:
        "A banner with a navigation; the current page is marked with `aria-current`. While it is unknown who is signed in, neither a person nor `Log In` and `Sign Up` are shown. The drawer is the browser's modal dialog.",
    }),
  },
} satisfies Meta<typeof TopNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Asha' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Wishlist 2' })).toHaveAttribute(
      'href',
      '#/myWishList',
    );
  },
};

export const SignedOut: Story = {
  args: { person: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '#/login');
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '#/signup');
  },
};

/** Both ways in are one press away on the smallest phone, too. */
export const SignedOutNarrow: Story = {
  ...SignedOut,
  globals: { viewport: { value: 'phone320' } },
};

/** As long as nobody knows who is signed in, neither a person nor the ways to become one are shown. */
export const Loading: Story = {
  args: { person: null, isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Log In' })).not.toBeInTheDocument();
  },
};

export const EmptyWishlist: Story = { args: { wishlistCount: 0 } };
export const Many: Story = { args: { wishlistCount: 1234 } };
export const WithPicture: Story = { args: { person: { ...asha, avatar: gamePicture } } };
export const LongText: Story = { args: { person: { ...asha, fullname: endlessName } } };

const search = (
  <SearchField label="Find services" placeholder="Find Services" onSearch={() => undefined} />
);

/** Beside the links; in a narrow window in a row of its own. */
export const WithSearch: Story = { args: { search, person: null } };
export const WithSearchOnAPhone: Story = {
  args: { search },
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox', { name: 'Find services' });
    const account = canvas.getByRole('button', { name: 'Asha' });
    const { top, left, right } = box.getBoundingClientRect();
    await expect(top).toBeGreaterThan(account.getBoundingClientRect().bottom);
    await expect(right - left).toBeGreaterThan(250);
  },
};

export const ByPointer: Story = {
  play: async ({ canvas, args }) => {
    const account = canvas.getByRole('button', { name: 'Asha' });
    await userEvent.click(account);
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Profile' })).toBeVisible());
    await expect(account).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Log Out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Asha' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Orders' })).toHaveFocus());
  },
};

/** `Categories` is a page of its own; the button beside it opens what lies below. */
export const Categories: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All under Categories' }));
    await waitFor(() =>
      expect(canvas.getByRole('menuitem', { name: 'Mobile-Apps' })).toBeVisible(),
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone390' } } };

/** On a phone the links lie in a drawer. */
export const Drawer: Story = {
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Menu' })).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Log Out' })).toBeVisible();
  },
};

export const DrawerSignedOut: Story = {
  args: { person: null },
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(canvas.queryByRole('button', { name: 'Log Out' })).not.toBeInTheDocument();
  },
};

/** The drawer gives the focus back to the button that opened it. */
export const DrawerClosed: Story = {
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus());
  },
};

export const States: Story = showStatesWithin({
  hover: 'nav li:last-child > a, [href$=myWishList], button:has(img, [role=img])',
  focus: 'nav li:nth-child(2) > a',
});
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
