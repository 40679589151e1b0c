import {
  answer,
  createFile,
  createMarket,
  createRefusal,
  refuse,
  sampleMarket,
  sampleOrderEvents,
  stall,
} from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { longPerson, longService } from '../../../testing/longTexts.ts';
import {
  answered,
  createLife,
  deliveryWithFiles,
  lastDelivery,
  lifeId,
  longWords,
  unanswered,
} from '../../../testing/orderLife.ts';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { SaleScreen } from './SaleScreen.tsx';

/** An order as its seller sees it, in all its stages. */
const meta = { title: 'Screens/Orders/Sale life', component: SaleScreen } satisfies Meta<
  typeof SaleScreen
>;

export default meta;

const at = storiesAt({ address: `/dashboard/serviceDetails/${lifeId}` });
const withLife = (...order: Parameters<typeof createLife>) => ({ orders: [createLife(...order)] });
const page = within(document.body);

const working = {
  questions: answered,
  dueAt: '2026-11-24T18:00:00.000Z',
  actions: ['deliver', 'refund'],
};
const started = withLife(working);
const waiting = {
  ...withLife({
    stage: 'requirements',
    dueAt: null,
    questions: unanswered,
    actions: ['startWork', 'deliver', 'cancelUnanswered', 'refund'],
  }),
  orderEvents: sampleOrderEvents.slice(4),
};
const status = {
  orderStatus: 'Delivered',
  deliveredAt: lastDelivery.createdAt,
} as const;

async function open(canvasElement: HTMLElement) {
  await hasSettled(canvasElement);
  return within(within(canvasElement).getByRole('main'));
}

/** The seller has three days to go. */
export const Ready: Story = {
  ...at({ ...started, orderEvents: sampleOrderEvents.slice(3) }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(main.getByText('3 days left')).toBeVisible();
    await expect(main.getByText('The buyer answered the questions.')).toBeVisible();
    await expect(main.getByLabelText('Order status')).toBeEnabled();
  },
};

/** Nobody has answered yet, for a long time. */
export const Waiting: Story = {
  ...at(waiting),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(main.getAllByText('Not answered')).toHaveLength(3);
    for (const name of ['Start the work', 'Deliver', 'Cancel the order']) {
      await expect(main.getByRole('button', { name })).toBeVisible();
    }
  },
};

export const Started: Story = {
  ...at(waiting),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Start the work' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Start the work?' }));
    await waitFor(() =>
      expect(dialog.getByText(/^From now on you have 7 days to deliver/)).toBeVisible(),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Start' }));
    await expect(await main.findByRole('heading', { name: 'It is your turn' })).toBeVisible();
    await expect(await main.findByText('You started the work.')).toBeVisible();
  },
};
export const DueSoon: Story = {
  ...at(withLife({ ...working, dueAt: '2026-11-21T12:40:00.000Z' })),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(main.getByText(/^\d+ minutes left$/)).toBeVisible();
  },
};
export const Late: Story = {
  ...at(withLife({ ...working, dueAt: '2026-11-19T06:00:00.000Z', isLate: true })),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(main.getByRole('heading', { name: 'You are late' })).toBeVisible();
    await expect(main.getByText('2 days late')).toBeVisible();
  },
};
export const SentBack = at(
  withLife({
    ...working,
    stage: 'revision',
    revisionsUsed: 1,
    dueAt: '2026-11-25T18:00:00.000Z',
    delivery: lastDelivery,
  }),
);
export const WithBuyer = at(
  withLife(
    {
      ...working,
      stage: 'delivered',
      acceptBy: '2026-11-24T18:00:00.000Z',
      delivery: lastDelivery,
      actions: [],
    },
    status,
  ),
);
/** The buyer does not see the film yet, and never the other one. */
export const FilesBeingChecked = at(
  withLife(
    {
      ...working,
      stage: 'delivered',
      acceptBy: null,
      delivery: {
        ...deliveryWithFiles,
        files: [
          ...deliveryWithFiles.files,
          createFile({
            _id: 'file-film',
            name: 'film.mp4',
            size: 80_000_000,
            state: 'scanning',
            kind: null,
          }),
        ],
      },
      actions: [],
    },
    status,
  ),
);
export const FileRefused: Story = {
  ...at(
    withLife(
      {
        ...working,
        stage: 'delivered',
        acceptBy: null,
        delivery: {
          ...deliveryWithFiles,
          files: [
            ...deliveryWithFiles.files.slice(0, 1),
            createFile({
              _id: 'file-invoice',
              name: 'invoice.doc.exe',
              state: 'refused',
              fault: 'harmful',
            }),
          ],
        },
        actions: [],
      },
      status,
    ),
  ),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(main.getByText(/Something harmful was found in it/)).toBeVisible();
    await expect(main.getByText(/Ask the buyer to send it back/)).toBeVisible();
  },
};
export const Completed = at(
  withLife({ ...working, stage: 'completed', delivery: lastDelivery, actions: [] }, status),
);
export const Cancelled = at(
  withLife(
    { ...working, stage: 'cancelled', actions: [] },
    { paymentInfo: { id: 'pi_1', status: 'refunded' } },
  ),
);

/** With words; the specified form below follows. */
export const Delivered: Story = {
  ...at({ ...started, orderEvents: sampleOrderEvents.slice(3) }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Deliver' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Deliver this order' }));
    await userEvent.type(dialog.getByLabelText('What you deliver'), 'Three drafts, as agreed.');
    await userEvent.click(dialog.getByRole('button', { name: 'Deliver' }));
    await expect(
      await main.findByRole('heading', { name: 'The buyer is looking at what you delivered' }),
    ).toBeVisible();
    await waitFor(() => expect(main.getAllByText('Three drafts, as agreed.')).toHaveLength(2));
    await expect(main.getByLabelText('Order status')).toBeDisabled();
    await hasSaid('Delivered. The buyer is told.');
  },
};

const logo = new File(['A logo'], 'logo.svg');
const fonts = new File(['Letters'], 'fonts.zip');

async function openDelivery(canvasElement: HTMLElement) {
  const main = await open(canvasElement);
  await userEvent.click(main.getByRole('button', { name: 'Deliver' }));
  const dialog = within(await page.findByRole('dialog', { name: 'Deliver this order' }));
  const chooser = () => dialog.getByLabelText('Files', { selector: 'input' });
  const deliver = () => userEvent.click(dialog.getByRole('button', { name: 'Deliver' }));
  return { main, dialog, chooser, deliver };
}

/** Files alone are enough. They wait when the dialog is closed. */
export const DeliveredWithFiles: Story = {
  ...at({ ...started, orderEvents: sampleOrderEvents.slice(3) }),
  play: async ({ canvasElement }) => {
    const { main, dialog, chooser, deliver } = await openDelivery(canvasElement);
    await deliver();
    await waitFor(() =>
      expect(dialog.getByText('Please say what you deliver, or send a file!')).toBeVisible(),
    );
    // A seller who chooses nothing after all is still asked.
    chooser().dispatchEvent(new Event('cancel', { bubbles: true }));
    await expect(page.getByRole('dialog')).not.toHaveAttribute('aria-hidden');
    await userEvent.upload(chooser(), [logo, fonts]);
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());

    const again = await openDelivery(canvasElement);
    await waitFor(() => expect(again.dialog.getByText('logo.svg')).toBeVisible());
    await userEvent.click(
      await again.dialog.findByRole('button', { name: 'Remove fonts.zip' }, { timeout: 5_000 }),
    );
    await waitFor(() => expect(again.chooser()).toHaveFocus());
    await again.deliver();
    await hasSaid('Delivered. The buyer is told.');
    await waitFor(() => expect(main.getAllByRole('button', { name: 'logo.svg' })).toHaveLength(2));
    await expect(main.queryByText('fonts.zip')).toBeNull();
  },
};

/** Confirming waits for what is being sent; going back takes that back. */
export const FilesOnTheirWay: Story = {
  ...at({ ...started, replies: [stall('uploadPart')], staysLoading: true }),
  play: async ({ canvasElement }) => {
    const { main, dialog, chooser, deliver } = await openDelivery(canvasElement);
    await userEvent.upload(chooser(), [logo, fonts]);
    await expect(
      await dialog.findByRole('progressbar', { name: 'Sending logo.svg' }),
    ).toBeInTheDocument();
    await deliver();
    await waitFor(() =>
      expect(dialog.getByText('This goes on by itself once all files are sent.')).toBeVisible(),
    );
    await expect(main.getByRole('heading', { name: 'It is your turn' })).toBeInTheDocument();
  },
};
export const FilesOnTheirWayDark: Story = { ...FilesOnTheirWay, globals: { theme: 'dark' } };
export const FilesOnTheirWayNarrow: Story = {
  ...FilesOnTheirWay,
  globals: { viewport: { value: 'phone320' } },
};
export const FilesOnTheirWayRightToLeft: Story = {
  ...FilesOnTheirWay,
  globals: { direction: 'rtl' },
};

/** What could not be sent is said at the file, and holds the delivery up. */
export const FileNotSent: Story = {
  ...at({ ...started, replies: [refuse('startUpload', 'manyFileBytes')] }),
  play: async ({ canvasElement }) => {
    const { dialog, chooser, deliver } = await openDelivery(canvasElement);
    await userEvent.upload(chooser(), logo);
    await expect(
      await dialog.findByRole('button', { name: 'Send logo.svg again' }),
    ).toBeInTheDocument();
    await deliver();
    await waitFor(() =>
      expect(
        dialog.getByText('logo.svg cannot go with it as it is. Take it out, or send it again.'),
      ).toBeVisible(),
    );
    await waitFor(() => expect(chooser()).toHaveFocus());
  },
};

/** One of two was refused by a check that ended a moment before: it is said which one, and nothing is lost. */
export const FileRefusedMeanwhile: Story = {
  ...at({
    ...started,
    replies: [
      answer('deliverOrder', () => createRefusal('fileNotReady', undefined, 'files.1')),
      answer('getFile', ({ id }) => ({
        file: createFile({ _id: id, name: fonts.name, state: 'refused', fault: 'harmful' }),
        parts: [],
      })),
    ],
  }),
  play: async ({ canvasElement }) => {
    const { dialog, chooser, deliver } = await openDelivery(canvasElement);
    await userEvent.type(dialog.getByLabelText('What you deliver'), 'Your logo.');
    await userEvent.upload(chooser(), [logo, fonts]);
    await deliver();
    await waitFor(() =>
      expect(
        dialog.getByText('fonts.zip cannot go with it as it is. Take it out, or send it again.'),
      ).toBeVisible(),
    );
    const [first, second] = dialog.getAllByRole('listitem');
    await expect(first).not.toHaveTextContent(/harmful/);
    await expect(second).toHaveTextContent('Something harmful was found in it.');
    await expect(dialog.getByLabelText('What you deliver')).toHaveValue('Your logo.');
    await waitFor(() => expect(chooser()).toHaveFocus());
    // What is known now holds it up at once.
    await deliver();
    await waitFor(() => expect(dialog.getByText(/^fonts\.zip cannot go with it/)).toBeVisible());
  },
};

export const TooManyFiles: Story = {
  ...at({ ...started, replies: [stall('uploadPart')], staysLoading: true }),
  play: async ({ canvasElement }) => {
    const { dialog, chooser } = await openDelivery(canvasElement);
    const many = Array.from({ length: 21 }, (_, index) => new File(['x'], `page-${index + 1}.txt`));
    await userEvent.upload(chooser(), many);
    await expect(dialog.getAllByRole('listitem')).toHaveLength(20);
    await waitFor(() =>
      expect(dialog.getByText(/^At most 20 files can be sent with it/)).toBeVisible(),
    );
  },
};

/** The owner has switched files off. */
export const WithoutFiles: Story = {
  ...at({
    ...started,
    about: createMarket({ features: { ...sampleMarket.features, files: false } }),
  }),
  play: async ({ canvasElement }) => {
    const { dialog } = await openDelivery(canvasElement);
    await expect(dialog.getByRole('textbox')).toBeRequired();
    await expect(dialog.queryByLabelText('Files', { selector: 'input' })).toBeNull();
  },
};

/** The buyer has cancelled a moment before. */
export const RefusedMeanwhile: Story = {
  ...at({ ...started, replies: [refuse('deliverOrder', 'orderRefunded')] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Deliver' }));
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Three drafts, as agreed.');
    await userEvent.click(dialog.getByRole('button', { name: 'Deliver' }));
    await expect(await main.findByRole('alert')).toHaveTextContent(
      'The money for this order has been given back',
    );
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

export const LongText = at({
  ...withLife(
    {
      ...working,
      stage: 'revision',
      delivery: { ...lastDelivery, text: longWords },
      questions: answered.map((question) => ({ ...question, answer: longWords })),
    },
    { service: longService, user: longPerson },
  ),
  orderEvents: sampleOrderEvents.map((event) => ({ ...event, text: longWords })),
});
export const Failed = at.failing('listOrderEvents', started);
export const Dark: Story = { ...at(waiting), globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...at(started), globals: { direction: 'rtl' } };
export const Narrow: Story = { ...at(waiting), globals: { viewport: { value: 'phone320' } } };
