import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { describePart } from '../../testing/describePart.ts';
import { brokenPicture, endlessName, gamePicture } from '../../testing/samples.ts';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: 'Mira Shrestha', size: 'large' },
  parameters: describePart({
    use: 'Shows whose something is, beside their name: on cards, reviews, profiles, in the navigation.',
    avoid:
      'Never alone: without the name next to it nobody knows who it is. For a sign of a thing use `Icon`.',
    dos: ['Show the name beside it, at least where one person stands alone.'],
    donts: ['Use it for a shop’s logo or a service: round pictures are people.'],
    words:
      'The name is its alternative text when no name stands beside it; the initials come from it.',
    anatomy: {
      Picture: 'a square photograph, cut to a circle',
      Initials: 'the first letters of the first and last name, while there is no picture',
    },
    accessibility:
      'Decoration for screen readers, since the name stands next to it. White letters have at least 4.5:1 on each of the eight colours. A missing or broken picture becomes the first letter.',
  }),
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithPicture: Story = { args: { picture: gamePicture } };
export const MissingPicture: Story = { args: { picture: null } };
export const BrokenPicture: Story = { args: { picture: brokenPicture } };

export const Sizes: Story = {
  render: ({ name }) => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      <Avatar name={name} />
      <Avatar name={name} size="medium" />
      <Avatar name={name} size="large" />
      <Avatar name={name} size="huge" />
    </div>
  ),
};

/** The colour comes from the name: the same person looks the same everywhere. */
export const Many: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      {['Mira', 'Dev', 'Anil', 'Sara', 'Rohan', 'Nima', 'Pooja', 'Ishan', 'Asha', 'Élodie'].map(
        (name) => (
          <Avatar key={name} name={name} size="medium" />
        ),
      )}
    </div>
  ),
};

/** A name of 200 letters, of a picture sign, of nothing. */
export const OddNames: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <Avatar name={endlessName} size="medium" />
      <Avatar name="🦊 Fox" size="medium" />
      <Avatar name="  " size="medium" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('🦊')).toBeVisible();
    await expect(canvas.getByText('?')).toBeVisible();
  },
};

export const Dark: Story = { ...Many, globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
