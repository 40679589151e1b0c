import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MarketProvider } from '../../layout/MarketProvider/MarketProvider.tsx';
import { asha } from '../../testing/samples.ts';
import { TopNav } from './TopNav.tsx';

/* Only real keys and real clicks make a browser close what it opened itself. */

const hrefs = {
  welcome: '#/welcome',
  logIn: '#/login',
  signUp: '#/signup',
  wishlist: '#/myWishList',
  profile: '#/me',
  dashboard: '#/dashboard',
  orders: '#/orders/me',
};

const show = () =>
  render(
    <MarketProvider>
      <TopNav
        links={[{ label: 'Explore', href: '#/' }]}
        hrefs={hrefs}
        person={asha}
        onLogOut={vi.fn<() => void>()}
      />
      <main style={{ blockSize: 400 }}>The page</main>
    </MarketProvider>,
  );

afterEach(cleanup);

// Shows N17.
test('the menu of the account closes on a click elsewhere', async () => {
  await page.viewport(1000, 600);
  show();

  await userEvent.click(screen.getByRole('button', { name: 'Asha' }));
  await waitFor(() => expect(isOpen('Asha')).toBe('true'));

  await userEvent.click(screen.getByText('The page'));
  await waitFor(() => expect(isOpen('Asha')).toBe('false'));
});

test('the menu of the account closes on Escape and gives the focus back', async () => {
  await page.viewport(1000, 600);
  show();

  await userEvent.click(screen.getByRole('button', { name: 'Asha' }));
  await waitFor(() => expect(isOpen('Asha')).toBe('true'));
  await userEvent.keyboard('{Escape}');

  await waitFor(() => expect(isOpen('Asha')).toBe('false'));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Asha' }));
});

// Shows N20.
test('the drawer of a phone closes on Escape and gives the focus back', async () => {
  await page.viewport(390, 700);
  show();

  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await screen.findByRole('dialog', { name: 'Menu' });
  await userEvent.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' }));
});

test('the drawer of a phone closes on a press beside it', async () => {
  await page.viewport(390, 700);
  show();

  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  await userEvent.click(drawer, { position: { x: 360, y: 300 }, force: true });

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const isOpen = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-expanded');
