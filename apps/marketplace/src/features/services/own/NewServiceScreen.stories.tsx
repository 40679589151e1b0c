import { answer, stall } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { createPictureFile } from '../../../testing/createPictureFile.ts';
import { longService } from '../../../testing/longTexts.ts';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { NewServiceScreen } from './NewServiceScreen.tsx';

const meta = { title: 'Screens/Services/New service', component: NewServiceScreen } satisfies Meta<
  typeof NewServiceScreen
>;

export default meta;

const at = storiesAt({ address: '/dashboard/services/new' });
const page = within(document.body);

/** Says ahead what has to be filled in. */
export const Ready: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    await expect(
      page.getByText('All fields are required, and at least one picture.'),
    ).toBeVisible();
    for (const name of ['Title', 'Price', 'Category', 'Description'])
      await expect(page.getByLabelText(name)).toBeRequired();
  },
};
export const Loading = at.loading('loadUser');
/** Nobody knows who is here, so that nothing can be offered. */
export const Failed = at.failing('loadUser');
/** Nothing has been filled in, and the server says what is missing. */
export const Empty: Story = {
  ...at({
    replies: [
      answer('createService', () =>
        Response.json(
          {
            success: false,
            message: [
              'please enter service title!',
              'Please enter your service price!',
              'please add a picture of your service!',
            ],
            fields: {
              title: 'please enter service title!',
              price: 'Please enter your service price!',
              images: 'please add a picture of your service!',
            },
          },
          { status: 400 },
        ),
      ),
    ],
  }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'POST SUBMIT' }));
    await waitFor(() =>
      expect(page.getByLabelText('Title')).toHaveAttribute('aria-invalid', 'true'),
    );
    await expect(page.getByLabelText('Title')).toHaveAccessibleDescription(
      'please enter service title!',
    );
    await expect(page.getByLabelText('Images(less then 700kb)')).toHaveAccessibleDescription(
      /please add a picture of your service!/,
    );
    for (const words of ['please enter service title!', 'Please enter your service price!'])
      await expect(page.getAllByText(new RegExp(words))).toHaveLength(1);
    await waitFor(() => expect(page.getByLabelText('Title')).toHaveFocus());
  },
};

async function fillIn(canvasElement: HTMLElement) {
  await hasSettled(canvasElement);
  await userEvent.type(page.getByLabelText('Title'), 'I will carve a stamp');
  await userEvent.type(page.getByLabelText('Price'), '750');
  await userEvent.selectOptions(page.getByLabelText('Category'), 'Graphics-And-Design');
  await userEvent.type(page.getByLabelText('Description'), 'From linoleum.');
}

export const LongText: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    fireEvent.input(page.getByLabelText('Title'), { target: { value: longService.title } });
    fireEvent.input(page.getByLabelText('Price'), { target: { value: '9999999.99' } });
    fireEvent.input(page.getByLabelText('Description'), {
      target: { value: 'Carved by hand, from linoleum. '.repeat(40) },
    });
    await expect(page.getByLabelText('Title')).toHaveValue(longService.title);
  },
};

/** Everything is filled in; of two pictures, one has been taken away again. */
export const Full: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await userEvent.upload(page.getByLabelText('Images(less then 700kb)'), [
      await createPictureFile('poster.png', '#e8623d'),
      await createPictureFile('mark.png', '#23395b'),
    ]);
    await expect(await page.findByAltText('poster.png')).toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Move mark.png forward' }));
    await expect(page.getAllByRole('img', { name: /png$/ })[0]).toHaveAccessibleName('mark.png');
    await userEvent.click(page.getByRole('button', { name: 'Remove mark.png' }));
    await expect(page.queryByAltText('mark.png')).toBeNull();
  },
};

/** What was entered before a session has ended, and the page was loaded again. */
export const Restored: Story = {
  ...at({
    drafts: {
      byPath: {
        '/dashboard/services/new': {
          texts: {
            title: 'I will carve a stamp',
            price: '750',
            category: 'Mobile-Apps',
            description: 'From linoleum.',
          },
          pictureNames: ['poster.png', 'mark.png'],
        },
      },
      owner: null,
    },
  }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    await expect(page.getByText('What you had entered is here again.')).toBeVisible();
    await expect(page.getByText(/Please choose poster.png and mark.png again/)).toBeVisible();
    await expect(page.getByLabelText('Category')).toHaveValue('Mobile-Apps');
  },
};

export const UnreadablePicture: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    await userEvent.upload(page.getByLabelText('Images(less then 700kb)'), [
      await createPictureFile('poster.png', '#e8623d'),
      new File(['not a picture'], 'notes.png', { type: 'image/png' }),
    ]);
    await expect(
      await page.findByText('notes.png cannot be read as a picture and was left out.'),
    ).toBeInTheDocument();
    await expect(page.getByAltText('poster.png')).toBeInTheDocument();
  },
};

export const Published: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await userEvent.upload(page.getByLabelText('Images(less then 700kb)'), [
      await createPictureFile('poster.png', '#e8623d'),
    ]);
    await userEvent.dblClick(page.getByRole('button', { name: 'POST SUBMIT' }));
    await expect(await page.findByText('Services Created!!')).toBeInTheDocument();
    await expect(
      await page.findAllByRole('heading', { name: 'I will carve a stamp' }),
    ).toHaveLength(1);
  },
};

/** On its way to the server, and called back before it was there. */
export const Sending: Story = {
  ...at({ replies: [stall('createService')] }),
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'POST SUBMIT' }));
    await expect(await page.findByRole('progressbar', { name: 'Sending' })).toBeVisible();
    await expect(page.getByRole('button', { name: /POST SUBMIT/ })).toBeDisabled();

    await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
    await hasSaid('Cancelled. Nothing has been saved.');
    await waitFor(() => expect(page.getByRole('button', { name: 'POST SUBMIT' })).toBeEnabled());
    await expect(page.getByLabelText('Title')).toHaveValue('I will carve a stamp');
  },
};

async function answerQuestion(answered: 'Stay' | 'Leave') {
  const dialog = await page.findByRole('alertdialog', { name: 'Leave without saving?' });
  await userEvent.click(within(dialog).getByRole('button', { name: answered }));
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
}

async function logOut() {
  await userEvent.click(page.getByRole('button', { name: /Asha/ }));
  await userEvent.click(page.getByText('Log Out'));
}

/** What was typed is not lost without a question. */
export const LeavingAsked: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    await userEvent.type(page.getByLabelText('Title'), 'I will');
    await userEvent.click(page.getByRole('link', { name: 'Users' }));
    await answerQuestion('Stay');
    await logOut();
    await answerQuestion('Stay');
    await expect(page.getByLabelText('Title')).toHaveValue('I will');

    await logOut();
    await answerQuestion('Leave');
    await expect(await page.findByRole('link', { name: 'Log In' })).toBeVisible();
  },
};

/** A seller who has begun the form is asked before it is left for the steps. */
export const BegunThenInSteps: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    await userEvent.type(page.getByLabelText('Title'), 'A logo');
    await userEvent.click(page.getByRole('button', { name: 'Step by step' }));
    await answerQuestion('Stay');
    await expect(page.getByLabelText('Title')).toHaveDisplayValue('A logo');
  },
};
