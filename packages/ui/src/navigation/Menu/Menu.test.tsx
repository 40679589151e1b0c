import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../../inputs/Button/Button.tsx';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { MarketProvider } from '../../layout/MarketProvider/MarketProvider.tsx';
import { forgetPopovers } from '../../testing/forgetPopovers.ts';
import { Tooltip } from '../../feedback/Tooltip/Tooltip.tsx';
import { Menu } from './Menu.tsx';

let remember: (() => void) | undefined;

afterEach(() => {
  remember?.();
  cleanup();
});

test('where a browser knows no popovers, a menu is closed until its button is pressed', async () => {
  const logOut = vi.fn<() => void>();
  const { container } = render(
    <MarketProvider>
      <Menu
        trigger={<Button>Asha</Button>}
        label="Account"
        items={[{ label: 'Profile' }, { label: 'Log Out', onSelect: logOut }]}
      />
      <Button>Elsewhere</Button>
    </MarketProvider>,
  );
  remember = forgetPopovers(container);
  const button = screen.getByRole('button', { name: 'Asha' });
  const expectOpen = (isOpen: boolean) => {
    expect(screen.queryAllByRole('menu')).toHaveLength(isOpen ? 1 : 0);
    expect(button.ariaExpanded).toBe(String(isOpen));
  };
  expectOpen(false);

  await userEvent.click(button);
  expectOpen(true);
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Profile' }));
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expectOpen(false);

  await userEvent.click(button);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Log Out' }));
  expectOpen(false);
  expect(logOut).toHaveBeenCalledOnce();
});

test('where a browser knows no popovers, a tooltip is only read out', async () => {
  const { container } = render(
    <MarketProvider>
      <Tooltip text="Only you can see your wishlist.">
        <IconButton label="Wishlist" icon={null} />
      </Tooltip>
    </MarketProvider>,
  );
  remember = forgetPopovers(container);

  await userEvent.click(screen.getByRole('button', { name: 'Wishlist' }));
  const tip = screen.getByText('Only you can see your wishlist.');
  expect(tip.checkVisibility()).toBe(false);
  expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(tip.id);
});
