import {
  answer,
  createConversation,
  createMessage,
  createOffer,
  createPerson,
  createRefusal,
  sampleServices,
} from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longService } from '../../../testing/longTexts.ts';
import { pressStep } from '../../../testing/pressStep.ts';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { NewOfferScreen } from './NewOfferScreen.tsx';

const meta = { title: 'Screens/Offers/New offer', component: NewOfferScreen } satisfies Meta<
  typeof NewOfferScreen
>;

export default meta;

const at = storiesAt({
  address: '/dashboard/offers/new?service=service-posters',
  user: createPerson(),
});
const made = fn();

async function open(canvasElement: HTMLElement) {
  await hasSettled(canvasElement);
  return within(within(canvasElement).getByRole('main'));
}

export const Ready = at();
/** There is nothing that an offer could be about. */
export const Empty = at({ services: [] });
export const LongText = at({ services: [longService] });
export const Loading = at.loading('listMyServices');
export const Failed = at.failing('listMyServices');

export const Refused: Story = {
  ...at({
    replies: [
      answer('makeOffer', () =>
        createRefusal('invalidRequest', undefined, {
          title: 'Please give the offer a title!',
          price: 'Please enter a price!',
        }),
      ),
    ],
  }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Make offer' }));
    await expect(await main.findByText('Please enter a price!')).toBeVisible();
    await waitFor(() => expect(main.getByLabelText('Title')).toHaveFocus());
  },
};

export const Made: Story = {
  ...at({
    replies: [
      answer('makeOffer', (fields) => {
        made(fields);
        return { offer: createOffer() };
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    made.mockClear();
    await userEvent.type(main.getByLabelText('Title'), 'A logo for your café');
    await userEvent.type(main.getByLabelText('What is included'), 'Two directions.');
    await userEvent.type(main.getByLabelText('Price'), '7800');
    await pressStep(main.getByLabelText('Price'), 'More');
    await pressStep(main.getByLabelText('Delivered in days'), 'Less');
    await userEvent.selectOptions(main.getByLabelText('Revisions'), 'Any number');
    await userEvent.click(main.getByRole('button', { name: 'Make offer' }));
    await hasSaid('The offer is ready. Copy its link and send it to your buyer.');
    await expect(made).toHaveBeenCalledWith({
      service: 'service-posters',
      title: 'A logo for your café',
      text: 'Two directions.',
      price: 7801,
      days: 6,
      revisions: null,
      standsDays: 7,
    });
  },
};

const sent = fn();
/** From a conversation it is sent there, and that is where it leads back. */
export const SentInConversation: Story = {
  ...at({
    address: '/dashboard/offers/new?conversation=conversation-mira',
    services: sampleServices.slice(0, 1),
    replies: [
      answer('makeOffer', { offer: createOffer() }),
      answer('sendMessage', (message) => {
        sent(message);
        return { conversation: createConversation(), message: createMessage({ isMine: true }) };
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    sent.mockClear();
    await userEvent.click(main.getByRole('button', { name: 'Send offer' }));
    await expect(await main.findByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({
      id: 'conversation-mira',
      offer: createOffer()._id,
    });
  },
};
