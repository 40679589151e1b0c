import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import { Button } from '../../inputs/Button/Button.tsx';
import { RatingInput } from '../../inputs/RatingInput/RatingInput.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { describePart } from '../../testing/describePart.ts';
import { MarketProvider } from './MarketProvider.tsx';

const meta = {
  title: 'Layout/MarketProvider',
  component: MarketProvider,
  args: {
    children: (
      <div style={{ display: 'grid', gap: '1rem', justifyItems: 'start', maxInlineSize: '24rem' }}>
        <h2>Find someone who does it beautifully.</h2>
        <TextField label="Email" name="email" />
        <RatingInput label="Rating" defaultValue={4} />
        <Alert tone="info">Prices are in rupees.</Alert>
        <Button variant="primary">Log In</Button>
      </div>
    ),
  },
  parameters: describePart({
    use: "Stands once around everything: theme, direction, locale, the link component of the router, and a shop's own colour, rounding, font and density.",
    avoid: 'A second one inside the first is only needed for a part of the page with other links.',
    dos: ['Put it once around everything, inside of the router.'],
    donts: [
      'Put a second one inside for one part’s colour: parts take their colours from the theme.',
    ],
    words: 'It brings all words that parts say by themselves, in one language at a time.',
    anatomy: {
      Theme: 'light or dark',
      Brand: 'colour, rounding, font, density',
      Language: 'words, figures, direction',
      Link: 'the router’s own component',
    },
    accessibility:
      'Shades of a brand colour are derived so that text on them can be read in both themes, whatever the colour.',
    frameHeight: '28rem',
  }),
} satisfies Meta<typeof MarketProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Light: Story = { args: { theme: 'light' } };
export const Dark: Story = { args: { theme: 'dark' }, globals: { theme: 'dark' } };
export const BrandOfATeahouse: Story = { args: { brand: { color: '#0f766e', radius: '4px' } } };
export const BrandOfABank: Story = {
  args: { brand: { color: 'rebeccapurple', radius: '0px', font: 'Georgia, serif' } },
};

/** For screens full of figures that people use all day. */
export const Compact: Story = {
  args: { brand: { density: 'compact' } },
  play: async ({ canvas }) => {
    const height = () => canvas.getByRole('button', { name: 'Log In' }).offsetHeight;
    await expect(height()).toBe(matchMedia('(pointer: fine)').matches ? 36 : 44);
  },
};

/** Even a colour that nobody could read on white stays readable. */
export const BrightBrand: Story = {
  args: { brand: { color: 'yellow' } },
  play: async () => {
    const root = getComputedStyle(document.documentElement);
    await expect(root.getPropertyValue('--market-color-primary')).toContain('yellow');
  },
};
export const BrightBrandInTheDark: Story = {
  args: { brand: { color: 'navy', radius: '1rem' } },
  globals: { theme: 'dark' },
};

export const RightToLeft: Story = {
  args: { direction: 'rtl' },
  globals: { direction: 'rtl', language: 'ar' },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
