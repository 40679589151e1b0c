import {
  answer,
  createRefusal,
  createServiceList,
  garble,
  offline,
  refuse,
  sampleServices,
  stall,
} from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { expectWaiting } from '../../../testing/expectWaiting.ts';
import { hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import {
  discoveringMarket,
  foreignMarket,
  ownMarket,
  rankingMarket,
  smallMarket,
  suggestingMarket,
} from '../../../testing/sampleOwners.ts';
import { ExploreScreen } from './ExploreScreen.tsx';

const meta = { title: 'Screens/Services/Explore', component: ExploreScreen } satisfies Meta<
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
/** The owner has named the market and added categories. */
export const ManyCategories = at({
  address: '/category/Everything-for-weddings-and-other-celebrations-all-year',
  about: ownMarket,
});
export const OneCategory = at({ about: smallMarket });
export const OtherLanguage = at({ about: foreignMarket });
let marketAsked = 0;
/** The backend knows only the specification: it is asked once, and nobody notices. */
export const NoMarket: Story = {
  ...at({
    replies: [
      answer('getMarket', () => {
        marketAsked += 1;
        return createRefusal(404, 'There is no such call.');
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const chips = within(canvasElement).getByRole('navigation', { name: 'Categories' });
    const names = within(chips)
      .getAllByRole('link')
      .map((link) => link.textContent);
    await expect(names).toEqual([
      'All',
      'Graphics-And-Design',
      'Game-Development',
      'Web-Programming',
      'Mobile-Apps',
    ]);
    await waitFor(() => expect(marketAsked).toBeGreaterThan(0));
    const asked = marketAsked;
    dispatchEvent(new Event('online'));
    dispatchEvent(new Event('focus'));
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Mobile-Apps' }));
    await hasSettled(canvasElement);
    await expect(marketAsked).toBe(asked);
    await expect(within(document.body).queryByText('There is no such call.')).toBeNull();
  },
};
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

/** There are twelve services: the second page is the last one. */
export const PastTheLastPage: Story = {
  ...at({ address: '/?page=9999' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const last = await canvas.findByRole('link', { name: 'Page 2' });
    await expect(last).toHaveAttribute('aria-current', 'page');
    await expect(await canvas.findByText('12 services found, page 2 of 2')).toBeInTheDocument();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.queryByText('No services found.')).not.toBeInTheDocument();
  },
};
export const PastTheLastPageOfASearch: Story = {
  ...at({ address: '/search/app?page=9999' }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('article')).toBeVisible());
    await expect(within(canvasElement).queryByText('No services found.')).not.toBeInTheDocument();
  },
};

export const UnknownCategory = at({ address: '/category/Cooking' });
export const Failed = at.failing('listServices');
export const Nonsense = at({ replies: [garble('listServices')] });
export const NarrowPhone: Story = {
  ...at({ address: '/search/app' }),
  globals: { viewport: { value: 'phone320' } },
};

/** What is searched for and how much was found is in sight, and so are the cards. */
export const SearchOnAPhone: Story = {
  ...at({ address: '/search/app?category=Mobile-Apps' }),
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);

    await expect(canvas.getByRole('heading', { level: 1, name: '“app”' })).toBeVisible();
    await expect(canvas.getByText(/^\d+ services? found$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Mobile-Apps', current: 'page' })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Find Services' })).toHaveValue('app');
    await expect(await canvas.findByRole('group', { name: 'Price' })).toBeVisible();
    const [card] = canvas.getAllByRole('article');
    await expect(card?.getBoundingClientRect().top).toBeLessThan(window.innerHeight / 2);
  },
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
    await expect(await canvas.findByRole('group', { name: 'Price' })).toBeVisible();
    await waitFor(() => expect(box).toHaveFocus());

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
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await waitFor(() => expect(box).toHaveFocus());
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
    const highest = await canvas.findByRole('slider', { name: 'Highest price' });

    await fireEvent.change(highest, { target: { value: '298' } });
    await fireEvent.keyUp(highest, { key: 'Home' });
    await expect(await canvas.findByText('No services found.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Clear filters' }));
    await waitFor(() => expect(canvas.queryByText('No services found.')).not.toBeInTheDocument());
    await expect(
      canvas.getByRole('link', { name: 'Graphics-And-Design', current: 'page' }),
    ).toBeVisible();
    await expect(highest).toHaveValue('50000');
  },
};

/** The prices of a search, by keys and typed: each is asked for as it is shown. */
export const PricesByKeyboard: Story = {
  ...at({ address: '/search/app' }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);
    const lowest = await canvas.findByRole('slider', { name: 'Lowest price' });
    const typed = () => canvas.getByRole('textbox', { name: 'Lowest price in rupees' });

    lowest.focus();
    await userEvent.keyboard('{ArrowRight}{PageUp}');
    await waitFor(() => expect(lowest).toHaveValue('1398'));
    await expect(typed()).toHaveValue('1,398');

    await userEvent.clear(typed());
    await userEvent.type(typed(), '49999{Enter}');
    await expect(
      await canvas.findByText(
        'Nothing matches “app” between Rs.49,999 and Rs.50,000. Try a wider price or another word.',
      ),
    ).toBeVisible();
  },
};

export const EmptyCategory = at({
  address: '/category/Mobile-Apps',
  replies: [answer('listServices', createServiceList([]))],
});

export const NextPage: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);

    await userEvent.click(canvas.getByRole('link', { name: 'Next' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Latest Gigs:' })).toHaveFocus(),
    );
  },
};

/** Each change shows what was there until the next answer has come, and says that it waits. */
// Shows S-home-16, S-all-4.
export const Waiting: Story = {
  name: 'Waiting for another page, category, range and keyword',
  ...at({ replies: [answer('listServices', pageOf(16))] }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);
    const box = canvas.getByRole('searchbox', { name: 'Find Services' });
    const changes = [
      () => userEvent.click(canvas.getByRole('link', { name: 'Next' })),
      () => userEvent.click(canvas.getByRole('link', { name: 'Mobile-Apps' })),
      async () => {
        const highest = await canvas.findByRole('slider', { name: 'Highest price' });
        await fireEvent.change(highest, { target: { value: '20000' } });
        await fireEvent.keyUp(highest, { key: 'ArrowLeft' });
      },
      () => userEvent.type(box, 'x{Enter}'),
    ];

    for (const change of changes) await expectWaiting(canvasElement, 'Loading services', change);
  },
};

export const Offline: Story = {
  ...at({ replies: [offline('listServices')] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The services could not be loaded.')).toBeVisible();
  },
};

const suggestedAt = storiesAt({ address: '/', about: suggestingMarket });

/** Words, categories and services are suggested; the field stays the one that was there. */
export const Suggesting: Story = {
  ...suggestedAt(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);
    const box = canvas.getByRole('searchbox', { name: 'Find Services' });
    await userEvent.click(box);
    await userEvent.keyboard('mob');
    const list = await canvas.findByRole('listbox', { name: 'Suggestions' });
    await expect(canvas.getByRole('combobox', { name: 'Find Services' })).toBe(box);
    await waitFor(() => expect(box).toHaveFocus());
    await expect(within(list).getByRole('option', { name: 'Mobile-Apps' })).toBeVisible();
    await expect(box).toHaveValue('mob');
  },
};
/** A category is gone to, and the field is empty again. */
export const SuggestedCategory: Story = {
  ...suggestedAt(),
  play: async (context) => {
    await Suggesting.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('option', { name: 'Mobile-Apps' }));
    await expect(await canvas.findByRole('heading', { name: 'Mobile-Apps' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Find Services' })).toHaveValue('');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};
/** Without suggestions the search goes on as ever. */
export const SuggestionsFailed: Story = {
  ...suggestedAt({ replies: [refuse('suggestServices', 500)] }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);
    const box = canvas.getByRole('searchbox', { name: 'Find Services' });
    await userEvent.type(box, 'app{Enter}');
    await expect(await canvas.findByRole('heading', { name: '“app”' })).toBeVisible();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(box).toHaveValue('app');
  },
};

const refinedAt = storiesAt({ address: '/search/app', about: discoveringMarket });

/** By a score that everybody can add up, with a newcomer in a marked place. */
// Shows X48.
export const Ranked: Story = {
  ...storiesAt({ address: '/search/a', about: rankingMarket })({
    replies: [
      answer('listServices', {
        ...pageOf(24),
        newcomers: sampleServices.slice(7, 8).map(({ _id }) => _id),
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);
    const cards = canvas.getAllByRole('article');
    await expect(await within(cards.at(-1) as HTMLElement).findByText('New')).toBeVisible();
    await expect(canvas.getAllByText('New')).toHaveLength(1);
    const link = canvas.getByRole('link', { name: 'Why this order?' });
    await expect(link).toHaveAttribute('href', '/ranking');
  },
};
export const RefinedOffline: Story = {
  ...refinedAt({ replies: [offline('listServices')] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The services could not be loaded.')).toBeVisible();
    await expect(await canvas.findByRole('combobox', { name: 'Sort by' })).toBeEnabled();
  },
};
/** The list has come, and nothing was counted: the filters stay, without counts. */
export const WithoutCounts: Story = {
  ...refinedAt({ replies: [answer('listServices', pageOf(8))] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: '4 stars and more' })).toBeVisible();
  },
};
/** Where nothing is found, other words are offered with what they find. */
export const OtherWords: Story = {
  ...refinedAt({ address: '/search/app%20qzxjvwkq' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Did you mean one of these?')).toBeVisible();
    const guess = canvas.getByRole('link', { name: /^“app”: \d+ services?$/ });
    await userEvent.click(guess);
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(0));
    await expect(canvas.getByRole('searchbox', { name: 'Find Services' })).toHaveValue('app');
  },
};
/** What finds nothing together is offered one thing less, with what that would find. */
export const WaysOut: Story = {
  ...refinedAt({ address: '/search/app?category=Game-Development&days=30' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('No services found.')).toBeVisible();
    const [best] = await canvas.findAllByRole('link', { name: /^Without “.+”: \d+ services?$/ });
    const count = Number(/\d+(?= service)/.exec(best?.textContent ?? '')?.[0]);
    await userEvent.click(best as HTMLElement);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(count));
  },
};
// Shows X45.
export const Refining: Story = {
  ...refinedAt({ address: '/search/a' }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);
    const sort = await canvas.findByRole('combobox', { name: 'Sort by' });
    await expect(sort).toHaveValue('relevance');
    await userEvent.selectOptions(sort, 'Lowest price');
    const prices = () =>
      canvas
        .getAllByRole('article')
        .map((card) => Number(/Rs\.\s?([\d,]+)/.exec(card.textContent)?.[1]?.replaceAll(',', '')));
    await waitFor(() => expect(prices()).toEqual(prices().toSorted((one, other) => one - other)));

    const filter = canvas.getByRole('link', { name: /^4 stars and more \d+$/ });
    const count = Number(/\d+$/.exec(filter.textContent)?.[0]);
    await userEvent.click(filter);
    await expect(await canvas.findByText(new RegExp(`^${count} services? found`))).toBeVisible();
    await expect(sort).toHaveValue('priceLow');
    await userEvent.click(canvas.getByRole('link', { name: 'Remove the filter 4 stars and more' }));
    await waitFor(() =>
      expect(canvas.queryByRole('list', { name: 'Chosen filters' })).not.toBeInTheDocument(),
    );
  },
};
/** What takes all filters away keeps the words, the category and the order. */
export const FiltersCleared: Story = {
  ...refinedAt({ address: '/search/a?category=Mobile-Apps&sort=priceLow&rating=3&days=30' }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('link', { name: 'Clear all' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Clear all' })).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Mobile-Apps', current: 'page' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveValue('priceLow');
    await expect(canvas.getByRole('searchbox', { name: 'Find Services' })).toHaveValue('a');
  },
};
/** On a phone the filters come over the page, say what they would show, and give the focus back. */
export const FilterSheetOnAPhone: Story = {
  ...refinedAt({ address: '/search/a' }),
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const canvas = within(canvasElement);
    const [card] = canvas.getAllByRole('article');
    await expect(card?.getBoundingClientRect().top).toBeLessThan(window.innerHeight * 0.6);
    await userEvent.click(await canvas.findByRole('link', { name: 'Filters' }));
    const sheet = within(await canvas.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(sheet.getByRole('link', { name: /^4 stars and more/ }));
    await expect(await sheet.findByRole('button', { name: /^Show \d+ services?$/ })).toBeVisible();
    await expect(sheet.getByRole('link', { current: true })).toHaveTextContent('4 stars');
  },
};
