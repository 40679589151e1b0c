import type { Meta, StoryObj } from '@storybook/react-vite';
import { languages } from '../../apps/server/src/database/Letter.ts';
import { MailView } from './MailView.tsx';
import { sampleMails } from './sampleMails.ts';

/** What the server mails to people, in the language of their browser. */
const meta = {
  title: 'Mails/Mails',
  component: MailView,
  args: { mail: 'placed, to the buyer', language: 'en' },
  argTypes: {
    mail: { control: 'select', options: Object.keys(sampleMails) },
    language: { control: 'inline-radio', options: languages },
  },
} satisfies Meta<typeof MailView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Placed: Story = {};
export const PlacedInArabic: Story = { args: { language: 'ar' } };
export const PlacedInNepali: Story = { args: { language: 'ne' } };
export const AnswersWanted: Story = { args: { mail: 'placed with questions, to the buyer' } };
export const NewOrder: Story = { args: { mail: 'placed, to the seller', language: 'de' } };
export const Delivered: Story = { args: { mail: 'delivered', language: 'hi' } };
export const RefundProposed: Story = { args: { mail: 'a refund proposed' } };
export const NewPassword: Story = { args: { mail: 'a new password' } };

/** All of them, to be read one after the other. Choose the language below. */
export const Every: Story = {
  render: ({ language }) => (
    <>
      {Object.keys(sampleMails).map((mail) => (
        <MailView key={mail} mail={mail} language={language} />
      ))}
    </>
  ),
};
