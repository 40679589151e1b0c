import type { Meta, StoryObj } from '@storybook/react-vite';
import { CategoryChips } from '../CategoryChips/CategoryChips.tsx';
import { SearchField } from '../../inputs/SearchField/SearchField.tsx';
import { describePart } from '../../testing/describePart.ts';
import { Hero } from './Hero.tsx';

const meta = {
  title: 'Market/Hero',
  component: Hero,
  args: {
    title: 'Find someone who does it beautifully.',
    text: 'Browse through many micro services. Choose one you trust and pay as you go!!',
    children: (
      <>
        <SearchField label="Find services" placeholder="Find Services" onSearch={() => undefined} />
        <CategoryChips
          current="All"
          categories={['All', 'Graphics-And-Design', 'Game-Development'].map((label) => ({
            label,
            href: `#/category/${label}`,
          }))}
        />
      </>
    ),
  },
  parameters: describePart({
    use: 'How a page opens: one large sentence, and what to do first.',
    avoid:
      'Once per page, on the home page or the introduction; other pages open with `PageHeader`.',
    dos: ['Say one thing, with one button.'],
    donts: ['Let pictures turn behind the words.'],
    words: 'At most ten words that a stranger understands: what is this, for whom?',
    anatomy: {
      Sentence: 'the one large one',
      Text: 'what it means',
      Below: 'a button or a search',
    },
    accessibility: "Holds the page's one `h1`.",
  }),
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TitleOnly: Story = { args: { text: undefined, children: undefined } };
export const LongText: Story = {
  args: { title: 'Find somebody who does whatever it is that you need done just beautifully.' },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
