import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MarketProvider } from '../../layout/MarketProvider/MarketProvider.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ListEditor, type ListEditorProps } from './ListEditor.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function renderList(props: Partial<ListEditorProps<string>> = {}) {
  const onEntriesChange = vi.fn<(entries: string[]) => void>();
  render(
    <MarketProvider>
      <ListEditor
        label="Steps"
        defaultEntries={['Sketch', 'Draw', 'Print']}
        onEntriesChange={onEntriesChange}
        createEntry={() => 'New'}
        keyOf={(entry) => entry}
        nameOf={(entry) => entry}
        renderEntry={(entry) => <TextField label={`Name of ${entry}`} defaultValue={entry} />}
        {...props}
      />
    </MarketProvider>,
  );
  return onEntriesChange;
}

const handleOf = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
const places = () => screen.getAllByRole('listitem').map(({ style }) => style.order);
const centreOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

test('an entry is dragged to its place by its handle, and told once', async () => {
  const onEntriesChange = renderList();

  await userEvent.dragAndDrop(handleOf('Sketch'), handleOf('Print'));

  expect(onEntriesChange).toHaveBeenCalledExactlyOnceWith(['Draw', 'Print', 'Sketch']);
  expect(screen.getByRole('status').textContent).toBe('Moved to position 3 of 3');
  await userEvent.dragAndDrop(handleOf('Sketch'), handleOf('Draw'));
  expect(onEntriesChange).toHaveBeenLastCalledWith(['Sketch', 'Draw', 'Print']);
});

test('what is dragged makes its way at once, and Escape takes it back', () => {
  // Only a real pointer can be caught.
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
  const onEntriesChange = renderList();
  const handle = handleOf('Sketch');

  fireEvent.pointerDown(handle, { button: 0, ...centreOf(handle) });
  fireEvent.pointerMove(handle, centreOf(handleOf('Draw')));
  expect(places()).toEqual(['1', '0', '2']);
  fireEvent.keyDown(handle, { key: 'Escape' });
  fireEvent.pointerUp(handle);

  expect(places()).toEqual(['', '', '']);
  expect(onEntriesChange).not.toHaveBeenCalled();
});

test('a large entry makes way once, and not back again below a pointer that rests', () => {
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
  renderList({
    defaultEntries: ['Small', 'Large'],
    renderEntry: (entry) => <TextArea label={entry} rows={entry === 'Large' ? 12 : 1} />,
  });
  const handle = handleOf('Small');
  const { clientX, clientY } = centreOf(handleOf('Large'));

  fireEvent.pointerDown(handle, { button: 0, ...centreOf(handle) });
  for (const shift of [0, 1, 2, 3])
    fireEvent.pointerMove(handle, { clientX, clientY: clientY + shift });
  expect(places()).toEqual(['1', '0']);
});

test('the first cannot go further up, and keeps the focus', async () => {
  const onEntriesChange = renderList();
  const up = screen.getByRole('button', { name: 'Move up: Sketch' });

  expect(up.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(up, { force: true });
  expect(document.activeElement).toBe(up);
  expect(onEntriesChange).not.toHaveBeenCalled();
});

test('a removal leads to the next entry, to the one before the last, then to the button', async () => {
  renderList();

  await userEvent.click(screen.getByRole('button', { name: 'Remove Draw' }));
  expect(document.activeElement).toBe(handleOf('Print'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Print' }));
  expect(document.activeElement).toBe(handleOf('Sketch'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Sketch' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add another' }));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name of New' }));
});
