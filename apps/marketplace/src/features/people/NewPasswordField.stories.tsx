import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { texts } from './texts.ts';
import { NewPasswordField } from './NewPasswordField.tsx';

const meta = {
  title: 'Screens/People/New password field',
  component: NewPasswordField,
  args: { label: texts.password, name: 'password' },
  // As our own server's pages name it.
  beforeEach: () => {
    const named = Object.assign(document.createElement('meta'), {
      name: 'password-length',
      content: '10',
    });
    document.head.append(named);
    return () => named.remove();
  },
} satisfies Meta<typeof NewPasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Types letter by letter, without a pause. */
function type(field: HTMLElement, text: string) {
  for (let length = 1; length <= text.length; length += 1) {
    fireEvent.input(field, { target: { value: text.slice(0, length) } });
  }
}

const advice = 'A few words that do not belong together are best.';

export const Untyped: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      `At least 10 characters. ${advice}`,
    );
  },
};

/** The backend of another site wants something that nobody here knows. */
export const OfAnotherSite: Story = {
  beforeEach: () => document.querySelector('meta[name="password-length"]')?.remove(),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(advice);
  },
};

/** It says nothing while somebody types, and one thing when they pause. */
export const Typed: Story = {
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    const field = canvas.getByLabelText('Password');
    const said: (string | null)[] = [];
    const watching = new MutationObserver(() => said.push(status.textContent));
    watching.observe(status, { childList: true, characterData: true, subtree: true });

    type(field, 'tea for t');
    await waitFor(() => expect(said).toEqual(['Too short so far']));
    type(field, 'tea for two on the old roof');
    await waitFor(() => expect(said).toEqual(['Too short so far', 'Strong']));
    await expect(field).toHaveAccessibleDescription(`At least 10 characters. ${advice} Strong`);
    watching.disconnect();
  },
};
