import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MarketProvider } from '../../layout/MarketProvider/MarketProvider.tsx';
import { basicPackage, packages, premiumPackage } from '../../testing/samples.ts';
import { PackagePicker } from './PackagePicker.tsx';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

test('a package can be chosen, and sent, before any script has come', async () => {
  document.body.innerHTML = renderToString(
    <form>
      <PackagePicker packages={packages} name="package" />
    </form>,
  );
  const form = document.querySelector('form') ?? undefined;
  expect(new FormData(form).get('package')).toBe('0');
  await expect.element(screen.getByText(basicPackage.description)).toBeVisible();

  await userEvent.click(screen.getByText('Premium'));

  expect(new FormData(form).get('package')).toBe('2');
  await expect.element(screen.getByText(premiumPackage.description)).toBeVisible();
  await expect.element(screen.getByText(basicPackage.description)).not.toBeVisible();
});

test('arrow keys choose, and go from the last package to the first', async () => {
  render(<PackagePicker packages={packages} defaultValue={2} />);

  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');

  expect(screen.getByRole('radio', { name: 'Basic Rs.4500' })).toHaveProperty('checked', true);
});

const readHeight = () => screen.getByRole('radiogroup').offsetHeight;

test.each([240, 300, 332, 600])('nothing moves when another is chosen, %d px wide', (width) => {
  const show = (index: number) => (
    <MarketProvider>
      <div style={{ inlineSize: width }}>
        <PackagePicker packages={packages} value={index} />
      </div>
    </MarketProvider>
  );
  const { rerender } = render(show(0));
  const height = readHeight();

  rerender(show(2));

  expect(readHeight()).toBe(height);
});
