import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from '../../navigation/Breadcrumbs/Breadcrumbs.tsx';
import { LinkButton } from '../../navigation/LinkButton/LinkButton.tsx';
import { describePart } from '../../testing/describePart.ts';
import { longTitle } from '../../testing/samples.ts';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: { title: 'DashBoard' },
  parameters: describePart({
    use: 'The one `h1` of a page, with what can be done with all of it and the way here.',
    avoid: 'The home page opens with `Hero`.',
    dos: ['Keep the title short enough for one line on a phone.'],
    donts: ['Give a page two of them.'],
    words: 'The title is what the link to the page said.',
    anatomy: {
      'Way here': 'breadcrumbs, above',
      Title: 'the one `h1`',
      Actions: 'what can be done with all of it',
    },
    accessibility:
      'A heading that can take the focus, so that a router can move it there after a navigation.',
  }),
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Complete: Story = {
  args: {
    title: 'Services',
    text: 'What you offer, and what others see of it.',
    actions: (
      <LinkButton href="#/dashboard/services/new" variant="primary">
        New
      </LinkButton>
    ),
    breadcrumbs: (
      <Breadcrumbs items={[{ label: 'DashBoard', href: '#/' }, { label: 'Services' }]} />
    ),
  },
};
export const LongText: Story = { ...Complete, args: { ...Complete.args, title: longTitle } };
export const Dark: Story = { ...Complete, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Complete, globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phone320' } } };
