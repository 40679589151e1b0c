import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = { title: 'Screens/Market/Not found', component: NotFoundScreen } satisfies Meta<
  typeof NotFoundScreen
>;

export default meta;

const at = storiesAt({ address: '/no/such/page' });

export const Ready = at();
export const Visitor = at({ user: null });

/** The search of every page leads to what it finds, and the reading goes on there. */
export const SearchFromHere: Story = {
  ...at({ user: null }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);
    const box = canvas.getByRole('searchbox', { name: 'Find Services' });

    await userEvent.type(box, 'flutter{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: '“flutter”' })).toHaveFocus(),
    );
    await waitFor(() => expect(box).toHaveValue('flutter'));
  },
};
