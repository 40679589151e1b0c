import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brandService } from '../../testing/samples.ts';
import { ServiceGallery } from './ServiceGallery.tsx';

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const readCurrent = () =>
  screen
    .getAllByRole('button', { name: /^Picture \d/ })
    .find((button) => button.hasAttribute('aria-current'))
    ?.getAttribute('aria-label');

/** Drags the picture by as many px and lets it go. */
async function drag(distance: number) {
  const picture = screen.getByAltText(/picture 1 of 3/);
  const start = { button: 0, buttons: 1, clientX: 300, clientY: 100 };
  const end = { ...start, clientX: 300 + distance };
  fireEvent.mouseDown(picture, start);
  await wait(50);
  fireEvent.mouseMove(document, end);
  await wait(400);
  fireEvent.mouseMove(document, end);
  await wait(400);
  fireEvent.mouseUp(document, end);
  await wait(100);
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Deaf to the browser's own pointer, which rests wherever another test left it. */
const show = () =>
  render(
    <div style={{ inlineSize: 600, margin: 60, pointerEvents: 'none' }}>
      <ServiceGallery images={brandService.images} title={brandService.title} />
    </div>,
  );

// Shows K24.
test('turns by itself every five seconds', async () => {
  show();

  await wait(4900);
  expect(readCurrent()).toBe('Picture 1');
  await wait(200);
  expect(readCurrent()).toBe('Picture 2');
  await wait(5000);
  expect(readCurrent()).toBe('Picture 3');
  await wait(5000);
  expect(readCurrent()).toBe('Picture 1');
});

// Shows S-service-10.
test('waits while somebody points at it', async () => {
  show();
  const gallery = screen.getByRole('region', { name: brandService.title });

  fireEvent.pointerEnter(gallery);
  await wait(12_000);
  expect(readCurrent()).toBe('Picture 1');

  fireEvent.pointerLeave(gallery);
  await wait(5100);
  expect(readCurrent()).toBe('Picture 2');
});

test('waits while the focus is in it', async () => {
  show();

  act(() => screen.getByRole('button', { name: 'Next picture' }).focus());
  await wait(12_000);
  expect(readCurrent()).toBe('Picture 1');
});

test('stands still once stopped', async () => {
  show();

  fireEvent.click(screen.getByRole('button', { name: 'Stop turning' }));
  await wait(12_000);
  expect(readCurrent()).toBe('Picture 1');
});

test('stands still where motion is unwanted', async () => {
  const ask = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion') ? ask('all') : ask(query),
  );
  show();

  expect(screen.queryByRole('button', { name: 'Stop turning' })).toBeNull();
  await wait(12_000);
  expect(readCurrent()).toBe('Picture 1');
});

// Shows K25.
test('a drag of 40 px turns to the next picture, a shorter one does not', async () => {
  show();

  await drag(-38);
  expect(readCurrent()).toBe('Picture 1');
  await drag(-45);
  expect(readCurrent()).toBe('Picture 2');
});
