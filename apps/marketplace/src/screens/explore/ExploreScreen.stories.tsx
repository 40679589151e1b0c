import {
  answer,
  createRefusal,
  createServiceList,
  garble,
  offline,
  refuse,
  sampleServices,
  slow,
  stall,
} from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { hasSettled, storiesAt, type Story } from '../../testing/storiesAt.tsx';
import { ExploreScreen } from './ExploreScreen.tsx';

const meta = { title: 'Screens/Explore', component: ExploreScreen } satisfies Meta<
  typeof ExploreScreen
>;

export default meta;

const at = storiesAt({ address: '/' });
const pageOf = (count: number) =>
  createServiceList(sampleServices.slice(0, 8), {
    servicesCount: count,
    filteredServiceCount: count,
  });

function failOnce() {
  let hasFailed = false;
  return answer('listServices', () => {
    if (hasFailed) return pageOf(8);
    hasFailed = true;
    return createRefusal(500);
  });
}

export const Ready = at();
export const Visitor = at({ user: null });
export const Category = at({ address: '/category/Mobile-Apps' });
export const SearchResults = at({ address: '/search/app?max=20000' });
export const Full = at({
  address: '/?page=125',
  replies: [answer('listServices', pageOf(1000))],
});
export const OneService = at({
  replies: [answer('listServices', createServiceList(sampleServices.slice(0, 1)))],
});
export const LongText = at({
  replies: [answer('listServices', createServiceList(sampleServices.slice(8, 10)))],
});
/** Nobody can tell who is here; everybody may look around all the same. */
export const Partial = at({ replies: [refuse('loadUser', 500), refuse('listWishlist', 500)] });
export const Loading = at({
  replies: [stall('listServices'), stall('loadUser')],
  staysLoading: true,
});
export const Empty = at({
  replies: [answer('listServices', createServiceList([]))],
});
export const NothingFound = at({ address: '/search/marble%20sculpture?max=2000' });
export const PastTheLastPage = at({ address: '/?page=99' });
export const UnknownCategory = at({ address: '/category/Cooking' });
export const Failed = at.failing('listServices');
export const Nonsense = at({ replies: [garble('listServices')] });
export const NarrowPhone: Story = {
  ...at({ address: '/search/app' }),
  globals: { viewport: { value: 'phone320' } },
};

export const Retried: Story = {
  ...at({ replies: [failOnce()] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(8));
  },
};

export const Search: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);
    const box = canvas.getByRole('searchbox', { name: 'Find Services' });

    await userEvent.type(box, '  flutter ');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(canvas.getByText(/polished Flutter app/)).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Price' })).toBeVisible();
    await expect(box).toHaveFocus();

    await userEvent.clear(box);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(8));
    await expect(canvas.queryByRole('group', { name: 'Price' })).not.toBeInTheDocument();
  },
};

export const SearchWhileTyping: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);
    const box = canvas.getByRole('searchbox', { name: 'Find Services' });

    await userEvent.type(box, 'godot');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1), { timeout: 3000 });
    await expect(box).toHaveFocus();
    await expect(box).toHaveValue('godot');
  },
};

export const TermsWithSigns: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);
    const box = canvas.getByRole('searchbox', { name: 'Find Services' });

    for (const term of ['C#', 'R&D', '50%', 'a/b', 'a+b?', 'नमस्ते']) {
      await userEvent.clear(box);
      await userEvent.type(box, `${term}{Enter}`);
      await expect(
        await canvas.findByText(`Nothing matches “${term}”. Try another word.`),
      ).toBeVisible();
      await expect(box).toHaveValue(term);
    }
  },
};

export const NarrowedPrice: Story = {
  ...at({ address: '/category/Graphics-And-Design?page=1' }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);
    const highest = canvas.getByRole('slider', { name: 'Highest price' });

    await fireEvent.change(highest, { target: { value: '298' } });
    await fireEvent.keyUp(highest, { key: 'Home' });
    await expect(await canvas.findByText('No services found.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Clear filters' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(8));
  },
};

export const NextPage: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('link', { name: 'Next' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
    await expect(canvas.getByRole('heading', { name: 'Latest Gigs:' })).toHaveFocus();
  },
};

export const EarlierResultsStay: Story = {
  ...at({
    replies: [
      slow('listServices', 400, ({ keyword }) =>
        createServiceList(keyword ? sampleServices.slice(0, 1) : sampleServices.slice(0, 8)),
      ),
    ],
  }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find Services' }), 'x{Enter}');

    await expect(canvas.getAllByRole('article')).toHaveLength(8);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
  },
};

export const Offline: Story = {
  ...at({ replies: [offline('listServices')] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText('The services could not be loaded.', {}, { timeout: 5000 }),
    ).toBeVisible();
  },
};
