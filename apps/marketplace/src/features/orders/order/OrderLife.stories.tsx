import type { OrderEvent, OrderProgress } from '@market/api';
import {
  answer,
  createFile,
  createRefusal,
  refuse,
  sampleOrderEvents,
  sampleTerms,
  stall,
} from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { longPerson, longRefusal, longService } from '../../../testing/longTexts.ts';
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
import { OrderScreen } from './OrderScreen.tsx';

/** An order as its buyer sees it, in all its stages. */
const meta = { title: 'Screens/Orders/Order life', component: OrderScreen } satisfies Meta<
  typeof OrderScreen
>;

export default meta;

const address = `/order/${lifeId}`;
const at = storiesAt({ address });
const withLife = (...order: Parameters<typeof createLife>) => ({ orders: [createLife(...order)] });
const page = within(document.body);

const asked = {
  ...withLife({
    stage: 'requirements',
    dueAt: null,
    questions: unanswered,
    actions: ['answerRequirements', 'cancelEarly'],
  }),
  orderEvents: sampleOrderEvents.slice(4),
};
const working = { questions: answered, dueAt: '2026-11-24T18:00:00.000Z' };
const toLookAt: Partial<OrderProgress> = {
  stage: 'delivered',
  dueAt: '2026-11-20T18:00:00.000Z',
  acceptBy: '2026-11-24T18:00:00.000Z',
  questions: answered,
  delivery: lastDelivery,
  terms: { ...sampleTerms, revisions: 2 },
  revisionsUsed: 1,
  actions: ['requestRevision', 'reportNothingDelivered', 'accept', 'extendReview'],
};
const status = { orderStatus: 'Delivered', deliveredAt: lastDelivery.createdAt } as const;
const delivered = withLife(toLookAt, status);

/** As the buyer sees what was delivered with files. */
function withFiles(delivery: Partial<NonNullable<OrderProgress['delivery']>>, more = {}) {
  const whole = { ...deliveryWithFiles, ...delivery };
  const event = { ...whole, kind: 'deliver', actor: 'seller' as const };
  return {
    ...withLife({ ...toLookAt, delivery: whole, ...more }, status),
    orderEvents: [event, ...sampleOrderEvents.slice(1)],
  };
}
const nobodys = { checking: 0, refused: 0 };
const manyEvents = Array.from({ length: 45 }, (_, index) => ({
  _id: `event-${45 - index}`,
  kind: 'deliver',
  actor: 'seller' as const,
  text: `Draft ${45 - index}`,
  createdAt: '2026-11-14T09:30:00.000Z',
}));

async function open(canvasElement: HTMLElement) {
  await hasSettled(canvasElement);
  return within(within(canvasElement).getByRole('main'));
}

/** There is something to look at, and all that can be done about it. */
export const Ready: Story = {
  ...at(delivered),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(
      main.getByRole('heading', { name: 'Please look at what was delivered' }),
    ).toBeVisible();
    await expect(main.getByText('3 days left')).toBeVisible();
    await expect(main.getByText('You asked for changes.')).toBeVisible();
    await expect(main.getByText('1 of 2 left')).toBeVisible();
  },
};

export const InWork: Story = {
  ...at({ ...withLife(working), orderEvents: sampleOrderEvents.slice(3) }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(main.getByText('3 days left')).toBeVisible();
    await expect(main.getByText('Himal Tea House')).toBeVisible();
    await expect(main.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
  },
};
export const DueSoon: Story = {
  ...at(withLife({ ...working, dueAt: '2026-11-21T17:30:00.000Z' })),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(main.getByText('5 hours left')).toBeVisible();
  },
};

/** Very late: the buyer may go. */
export const Late: Story = {
  ...at(
    withLife({
      ...working,
      dueAt: '2026-11-19T06:00:00.000Z',
      isLate: true,
      actions: ['cancelLate'],
    }),
  ),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(main.getByRole('heading', { name: 'This order is late' })).toBeVisible();
    await expect(main.getByText('2 days late')).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Cancel the order' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Cancel this order?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the order' }));
    await expect(await main.findByRole('heading', { name: 'Cancelled' })).toBeVisible();
    await hasSaid('Cancelled. The money goes back to you.');
  },
};
export const SentBack = at(
  withLife({
    ...working,
    stage: 'revision',
    revisionsUsed: 1,
    delivery: { ...lastDelivery, text: '' },
  }),
);
export const Completed = at(
  withLife(
    { ...working, stage: 'completed', revisionsUsed: 1, delivery: lastDelivery },
    { orderStatus: 'Delivered', deliveredAt: lastDelivery.createdAt },
  ),
);
/** It is over, and its money given back: one box says both. */
export const Cancelled: Story = {
  ...at(
    withLife(
      { stage: 'cancelled', dueAt: null, questions: unanswered },
      { paymentInfo: { id: 'pi_1', status: 'refunded' } },
    ),
  ),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(
      await main.findByText('The money for this order has been given back.'),
    ).toBeVisible();
    await expect(main.queryByText('Refunded')).toBeNull();
    await expect(main.queryByText('Processing')).toBeNull();
    // Days alone do not tell what came first.
    await expect((await main.findAllByText(/^1\d Nov 2026, \d\d:\d\d$/)).length).toBeGreaterThan(1);
  },
};

/** What is required is asked for where it is missing; then the work begins. */
export const Answered: Story = {
  ...at(asked),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    const form = within(main.getByRole('form', { name: 'Questions of the seller' }));
    const send = form.getByRole('button', { name: 'Send the answers' });
    const name = form.getByLabelText(/^Which name shall stand in the logo/);
    await userEvent.click(send);
    await expect(form.getAllByText('Please answer this question!')).toHaveLength(2);
    await waitFor(() => expect(name).toHaveFocus());

    await userEvent.type(name, 'Himal Tea House');
    await userEvent.click(send);
    await waitFor(() => expect(form.getByRole('radio', { name: 'Quiet' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await userEvent.click(send);
    await hasSaid('The seller can begin now.');
    await expect(
      await main.findByRole('heading', { name: 'The seller is working on it' }),
    ).toBeVisible();
    await expect(main.getByText('Himal Tea House')).toBeVisible();
  },
};
export const Asked = at(asked);

/** The seller has changed what can be chosen meanwhile, say. */
export const AnswerRefused: Story = {
  ...at({
    ...asked,
    drafts: {
      byPath: {
        [address]: {
          texts: { 'answers.question-name': 'Himal', 'answers.question-style': 'Bold' },
          pictureNames: [],
        },
      },
      owner: null,
    },
    replies: [
      answer('answerRequirements', () =>
        createRefusal('answerNotOffered', undefined, 'answers.question-style'),
      ),
    ],
  }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(main.getByLabelText(/^Which name shall stand in the logo/)).toHaveValue('Himal');
    await userEvent.click(main.getByRole('button', { name: 'Send the answers' }));
    await expect(await main.findByText('Please choose one of the answers!')).toBeVisible();
    await waitFor(() => expect(main.getByRole('radiogroup')).toBeInvalid());
  },
};

export const CalledOff: Story = {
  ...at(asked),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Cancel the order' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Cancel this order?' }));
    await userEvent.type(dialog.getByRole('textbox'), 'I have found my old logo.');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the order' }));
    await expect(await main.findByText('You cancelled this order.')).toBeVisible();
    await waitFor(() => expect(main.getByText('I have found my old logo.')).toBeVisible());
  },
};

export const Accepted: Story = {
  ...at(delivered),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Accept the delivery' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Accept what was delivered?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    await expect(await main.findByRole('heading', { name: 'Completed' })).toBeVisible();
    await expect(await main.findByText('You accepted what was delivered.')).toBeVisible();
    await hasSaid('Accepted. The order is completed.');
  },
};

/** Words are needed, and wait when the dialog is closed. All of it by keyboard. */
export const ChangesAsked: Story = {
  ...at(delivered),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    const ask = async () => {
      main.getByRole('button', { name: 'Ask for changes' }).focus();
      await userEvent.keyboard('{Enter}');
      return within(await page.findByRole('dialog', { name: 'Ask for changes' }));
    };
    const first = await ask();
    first.getByRole('button', { name: 'Send it back' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(first.getByRole('textbox')).toHaveFocus());
    await waitFor(() => expect(first.getByText('Please say what it is about!')).toBeVisible());
    await userEvent.keyboard('More room, please.');
    first.getByRole('button', { name: 'Back' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());

    const again = await ask();
    await expect(again.getByRole('textbox')).toHaveValue('More room, please.');
    again.getByRole('button', { name: 'Send it back' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(
      await main.findByRole('heading', { name: 'The seller is working on it again' }),
    ).toBeVisible();
    // While the dialog closes, its field holds the same words.
    await expect(await main.findByText('More room, please.', { ignore: 'textarea' })).toBeVisible();
    await expect(main.getByText('0 of 2 left')).toBeVisible();
  },
};

async function choose(main: ReturnType<typeof within>, label: string) {
  await userEvent.click(main.getByRole('button', { name: 'More' }));
  await userEvent.click(await main.findByRole('menuitem', { name: label }));
  return within(await page.findByRole('dialog'));
}

export const NothingDelivered: Story = {
  ...at(delivered),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    const dialog = await choose(main, 'Nothing was delivered');
    await userEvent.type(dialog.getByLabelText('What is missing'), 'The link leads nowhere.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send it back' }));
    // While the dialog closes, its field holds the same words.
    const told = await main.findByText('The link leads nowhere.', { ignore: 'textarea' });
    await expect(told).toBeVisible();
    await expect(await main.findByText('1 of 2 left')).toBeVisible();
  },
};

export const MoreTimeTaken: Story = {
  ...at(delivered),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    const dialog = await choose(main, 'Take more time');
    await waitFor(() => expect(dialog.getByText(/^You get 7 days more/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Take more time' }));
    await expect(await main.findByText('10 days left')).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'More' }));
    const dispute = await main.findByRole('menuitem', { name: 'Open a dispute' });
    await waitFor(() => expect(dispute).toBeVisible());
    await expect(main.queryByRole('menuitem', { name: 'Take more time' })).toBeNull();
  },
};

/** Something newer was delivered a moment before: the order is asked for again. */
export const RefusedMeanwhile: Story = {
  ...at({ ...delivered, replies: [refuse('acceptDelivery', 'deliveryOutdated')] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Accept the delivery' }));
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    await expect(await main.findByRole('alert')).toHaveTextContent(
      'There is a newer delivery. Please look at it first.',
    );
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

/** A failure of another kind leaves the question open, with what was written. */
export const NotSent: Story = {
  ...at({ ...delivered, replies: [refuse('requestRevision', 500, longRefusal)] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Ask for changes' }));
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'More room, please.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send it back' }));
    await hasSaid(longRefusal);
    await expect(dialog.getByRole('textbox')).toHaveValue('More room, please.');
  },
};

export const LongText = at({
  ...withLife(
    {
      ...delivered.orders[0]?.progress,
      delivery: { ...lastDelivery, text: longWords },
      questions: answered.map((question) => ({ ...question, answer: longWords })),
    },
    {
      service: longService,
      user: longPerson,
      orderStatus: 'Delivered',
      deliveredAt: lastDelivery.createdAt,
    },
  ),
  orderEvents: sampleOrderEvents.map((event) => ({ ...event, text: longWords })),
});

/** A program is fetched after a warning only; the address in the words is a link. */
export const WithFiles: Story = {
  ...at(withFiles({})),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    const [link] = main.getAllByRole('link', { name: 'https://files.example/himal-tea-house' });
    await expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer');
    const program = main.getAllByRole('button', { name: 'himal-tea-house-fonts-setup.exe' })[0];
    program?.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await page.findByRole('alertdialog', {
      name: 'Download himal-tea-house-fonts-setup.exe?',
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(program).toHaveFocus());
  },
};

/** Nothing else was said. */
export const FilesAlone = at(withFiles({ text: '' }));

/** The buyer's time has not begun. */
export const FilesBeingChecked: Story = {
  ...at(withFiles({ files: [], heldFiles: { checking: 2, refused: 0 } }, { acceptBy: null })),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(
      main.getByText('Your time to look at it begins once all of it is here.'),
    ).toBeVisible();
    await expect(main.queryByText(/it counts as accepted on/)).toBeNull();
  },
};

/** The buyer learns that there was one, not what it was. */
export const FileRefused: Story = {
  ...at(
    withFiles(
      { files: deliveryWithFiles.files.slice(0, 1), heldFiles: { checking: 0, refused: 1 } },
      { acceptBy: null },
    ),
  ),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(
      main.getAllByText('One more file was refused in a check, and cannot be fetched.'),
    ).toHaveLength(2);
  },
};
export const ManyFiles = at(
  withFiles({
    files: Array.from({ length: 20 }, (_, index) =>
      createFile({ _id: `file-${index}`, name: `page-${index + 1}.pdf`, size: 90_000 * index + 1 }),
    ),
    heldFiles: nobodys,
  }),
);

/** What is wanted is shown in a picture. */
export const ChangesAskedWithFile: Story = {
  ...at(delivered),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Ask for changes' }));
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'As in the sketch.');
    await userEvent.upload(
      dialog.getByLabelText('Files that show it (optional)', { selector: 'input' }),
      new File(['A sketch'], 'sketch.txt'),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Send it back' }));
    await expect(await main.findByRole('button', { name: 'sketch.txt' })).toBeVisible();
  },
};

/** The file went with something else a moment before: it is said which one and what to do, by keyboard. */
export const FileTakenMeanwhile: Story = {
  ...at({
    ...delivered,
    replies: [answer('requestRevision', () => createRefusal('fileInUse', undefined, 'files.0'))],
  }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Ask for changes' }));
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'As in the sketch.');
    const chooser = dialog.getByLabelText('Files that show it (optional)', { selector: 'input' });
    await userEvent.upload(chooser, new File(['A sketch'], 'sketch.txt'));
    dialog.getByRole('button', { name: 'Send it back' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(
        dialog.getByText('sketch.txt cannot go with it as it is. Take it out, or send it again.'),
      ).toBeVisible(),
    );
    await waitFor(() => expect(chooser).toHaveFocus());
    await expect(dialog.getByRole('listitem')).toHaveTextContent(
      'It was sent with something else already. Please send it again for this one.',
    );
    await expect(dialog.getByRole('textbox')).toHaveValue('As in the sketch.');

    dialog.getByRole('button', { name: 'Send sketch.txt again' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByRole('listitem')).not.toHaveTextContent(/again/));
  },
};

/** Of 45 events the newest, and the way to those before. */
export const ManyEvents: Story = {
  ...at({ ...delivered, orderEvents: manyEvents }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(main.getByText('Draft 45')).toBeVisible();
    await userEvent.click(main.getByRole('link', { name: 'Next' }));
    await expect(await main.findByText('Draft 25')).toBeVisible();
    await waitFor(() => expect(main.getByRole('heading', { name: 'History' })).toHaveFocus());
  },
};

const kinds = [
  'fallDue',
  'remind',
  'extendReview',
  'acceptBySilence',
  'startWork',
  'expire',
  'refuseRefund',
  'sing',
];

/** What the site does not know is said neutrally. */
export const OddEvents: Story = {
  ...at({
    ...delivered,
    orderEvents: kinds.map((kind, index): OrderEvent => ({
      _id: `event-${index}`,
      kind,
      actor: 'system',
      text: '',
      createdAt: '2026-11-14T09:30:00.000Z',
    })),
  }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(main.getByText('This order was due.')).toBeVisible();
    await expect(main.getByText('Something about this order has changed.')).toBeVisible();
  },
};

/** The order is there; what has happened to it is on its way. */
export const Loading: Story = {
  ...at({ ...delivered, replies: [stall('listOrderEvents')], staysLoading: true }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'History' })).toBeVisible();
    await canvas.findByText(/^Lovely!/);
  },
};
export const Failed = at.failing('listOrderEvents', delivered);

export const FilesDark: Story = { ...at(withFiles({})), globals: { theme: 'dark' } };
export const FilesNarrow: Story = {
  ...at(withFiles({ heldFiles: { checking: 1, refused: 1 } }, { acceptBy: null })),
  globals: { viewport: { value: 'phone320' } },
};
export const FilesRightToLeft: Story = { ...at(withFiles({})), globals: { direction: 'rtl' } };
export const Dark: Story = { ...at(asked), globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...at(delivered), globals: { direction: 'rtl' } };
export const Narrow: Story = { ...at(delivered), globals: { viewport: { value: 'phone320' } } };
