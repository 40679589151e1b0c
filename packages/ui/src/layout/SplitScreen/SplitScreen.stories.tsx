import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../inputs/Button/Button.tsx';
import { FormLayout } from '../../inputs/FormLayout/FormLayout.tsx';
import { PasswordField } from '../../inputs/PasswordField/PasswordField.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { describePart } from '../../testing/describePart.ts';
import { SplitScreen } from './SplitScreen.tsx';

const meta = {
  title: 'Layout/SplitScreen',
  component: SplitScreen,
  args: {
    title: 'Explore your creativity',
    text: 'Over 1000 services!!',
    children: (
      <>
        <h1 style={{ fontSize: 28, marginBlockEnd: 22 }}>Log In</h1>
        <FormLayout>
          <TextField label="Email" type="email" autoComplete="email" />
          <PasswordField label="Password" />
          <Button variant="primary" type="submit" isBlock>
            Log In
          </Button>
        </FormLayout>
      </>
    ),
  },
  parameters: describePart({
    use: 'A scene of finished work beside a form: for logging in and signing up.',
    avoid: 'For forms inside the marketplace use `PageLayout` with `width="form"`.',
    dos: ['Put one short form beside the scene.'],
    donts: ['Put anything into the scene that has to be read: phones do not show it.'],
    words: 'The title greets or says what to do: “Welcome back”.',
    anatomy: { Scene: 'of finished work', Form: 'what the page is for' },
    accessibility:
      "The scenes are decoration. The form brings the page's `h1`. White text has at least 7:1 on the art.",
  }),
} satisfies Meta<typeof SplitScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    title: 'Explore everything that your creativity has been waiting for',
    text: 'Over one hundred thousand services by people who love what they do!!',
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
