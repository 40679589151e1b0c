import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { describePart } from '../../testing/describePart.ts';
import { follow } from '../../testing/follow.ts';
import { PageColumns, PageLayout } from './PageLayout.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Layout/PageLayout',
  component: PageLayout,
  args: { children: <Card>Content, at most 1240 px wide.</Card> },
  parameters: {
    layout: 'fullscreen',
    ...describePart({
      use: "The width of a page's content and its gutters. `PageColumns` puts a narrow column beside it; `SkipLink` leads past the navigation.",
      avoid: 'Once per page. For panels use `Card`, for services `ServiceGrid`.',
      dos: ['Let every page begin at the same edges.'],
      donts: ['Stretch text over the whole of a wide window.'],
      words: '`SkipLink` says where it leads: “Skip to content”.',
      anatomy: {
        Gutters: 'of the window’s width',
        Content: 'at most 1240 px wide, 900 or 480 where it is to be read or filled in',
        Column: 'narrow, beside it',
      },
      keyboard: {
        Tab: 'As the first on a page, shows the skip link.',
        Enter: 'Moves to the content.',
      },
      accessibility:
        'No roles of its own: the page renders `main`. The order on a phone is the order of the document.',
    }),
  },
} satisfies Meta<typeof PageLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ForReading: Story = {
  args: { width: 'narrow', children: <Card>Content, at most 900 px wide.</Card> },
};
export const ForForms: Story = {
  args: { width: 'form', children: <Card>Content, at most 480 px wide.</Card> },
};
export const WithAside: Story = {
  args: {
    children: (
      <PageColumns aside={<Card>380 px that stay in view</Card>}>
        <Card style={{ minBlockSize: 300 }}>Content</Card>
      </PageColumns>
    ),
  },
};
/** On a phone the narrow column stands ahead of what goes on below. */
export const Below: Story = {
  args: {
    children: (
      <PageColumns
        aside={<Card style={{ minBlockSize: 260 }}>380 px that stay in view</Card>}
        below={<Card style={{ minBlockSize: 200 }}>What goes on</Card>}
      >
        <Card style={{ minBlockSize: 120 }}>Content</Card>
      </PageColumns>
    ),
  },
};
export const BelowOnAPhone: Story = { ...Below, globals: { viewport: { value: 'phone390' } } };

/** A narrow column that is higher than the window scrolls until its end is in view, and stays there. */
export const HighAside: Story = {
  args: {
    children: (
      <PageColumns
        aside={
          <Card style={{ display: 'grid', minBlockSize: 1400, alignItems: 'end' }}>The end</Card>
        }
      >
        <Card style={{ minBlockSize: 3000 }}>Content</Card>
      </PageColumns>
    ),
  },
  play: async ({ canvas }) => {
    const end = canvas.getByText('The end');
    window.scrollTo({ top: 1200, behavior: 'instant' });
    await waitFor(() => expect(end.getBoundingClientRect().bottom).toBeLessThan(innerHeight));
    await expect(end.getBoundingClientRect().bottom).toBeGreaterThan(innerHeight - 60);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};
export const WithSidebar: Story = {
  args: {
    children: (
      <PageColumns side="start" aside={<Card>232 px</Card>}>
        <Card style={{ minBlockSize: 300 }}>Content</Card>
      </PageColumns>
    ),
  },
};

/** The first Tab shows a link past the navigation. */
export const ByKeyboard: Story = {
  args: {
    children: (
      <>
        <SkipLink />
        <p>Press Tab.</p>
        <div id="content" tabIndex={-1} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Skip to the content' })).toHaveFocus(),
    );
    await expect(await follow(canvas.getByRole('link', { name: 'Skip to the content' }))).toBe(
      '#content',
    );
  },
};

export const Dark: Story = { ...WithAside, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...WithSidebar, globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { ...WithAside, globals: { viewport: { value: 'phone320' } } };
