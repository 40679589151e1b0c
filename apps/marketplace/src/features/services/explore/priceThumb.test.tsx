import { marketReplies, pretendBackend } from '@market/api/testing';
import type * as Ui from '@market/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentProps, Profiler } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from '../../../routing/router.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// Fetched with the first call, which this test does not wait for.
import '../../../backend/checkingClient.ts';
import { App } from '../../../app/App.tsx';
import { createStore } from '../../../app/createStore.ts';

const grid = vi.hoisted(() => ({
  commits: 0,
  countCommit: () => {
    grid.commits += 1;
  },
}));

vi.mock('@market/ui', async (importOriginal) => {
  const ui = await importOriginal<typeof Ui>();
  const ServiceGrid = (props: ComponentProps<typeof ui.ServiceGrid>) => (
    <Profiler id="grid" onRender={grid.countCommit}>
      <ui.ServiceGrid {...props} />
    </Profiler>
  );
  return { ...ui, ServiceGrid };
});

let restoreBackend: () => void;
beforeEach(() => {
  restoreBackend = pretendBackend(marketReplies());
});
afterEach(() => {
  cleanup();
  restoreBackend();
});

test('no service is rendered again while a price thumb moves', async () => {
  render(
    <Provider store={createStore()}>
      <MemoryRouter initialEntries={['/category/Graphics-And-Design']} useTransitions={false}>
        <App />
      </MemoryRouter>
    </Provider>,
  );
  await screen.findAllByRole('article', undefined, { timeout: 30_000 });
  const thumb = await screen.findByRole('slider', { name: 'Lowest price' });
  const commitsBefore = grid.commits;
  expect(commitsBefore).toBeGreaterThan(0);

  for (let price = 1_000; price <= 20_000; price += 1_000) {
    fireEvent.change(thumb, { target: { value: String(price) } });
  }

  expect(thumb).toHaveProperty('valueAsNumber', 20_000);
  expect(grid.commits - commitsBefore).toBe(0);
});
