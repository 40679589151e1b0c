import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../../navigation/LinkButton/LinkButton.tsx';
import { describePart } from '../../testing/describePart.ts';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  args: { title: 'Test cards', children: 'Use this number : 4000000000003220' },
  parameters: describePart({
    use: 'Something worth knowing that stands on the page from the start, such as the numbers of test cards.',
    avoid: 'What has just happened is an `Alert` or a toast; what went wrong is an `Alert`.',
    dos: ['Let it stand next to what it is about.'],
    donts: ['Announce news with it: what appears later is an `Alert`.'],
    words: 'One or two sentences; the first says all that matters.',
    anatomy: {
      Sign: 'repeats the tone',
      Title: 'where the text needs one',
      Text: 'what is worth knowing',
      Action: 'where there is something to do',
    },
    accessibility: 'Plain text, not read out by itself. The sign repeats what the words say.',
  }),
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Positive: Story = {
  args: { tone: 'positive', title: 'Paid', children: 'The seller knows about your order.' },
};
export const Warning: Story = {
  args: { tone: 'warning', title: undefined, children: 'This order is already delivered' },
};
export const WithAction: Story = {
  args: {
    action: (
      <LinkButton href="#/me/update" size="small">
        Update Profile
      </LinkButton>
    ),
  },
};
export const LongText: Story = {
  args: { children: 'A sentence that goes on for a while. '.repeat(6) },
  globals: { viewport: { value: 'phone320' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
