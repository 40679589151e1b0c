import { answer, createPerson, refuse, sampleStandIn, stall } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createPhotoFile } from '../../../testing/createPhotoFile.ts';
import { longPerson } from '../../../testing/longTexts.ts';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { UpdateProfileScreen } from './UpdateProfileScreen.tsx';

const meta = {
  title: 'Screens/People/Update profile',
  component: UpdateProfileScreen,
} satisfies Meta<typeof UpdateProfileScreen>;

export default meta;

const at = storiesAt({ address: '/me/update' });
const page = within(document.body);
const findQuestion = () => page.findByRole('dialog', { name: 'Confirm that it is you' });

async function open(canvasElement: HTMLElement) {
  await hasSettled(canvasElement);
  return within(within(canvasElement).getByRole('main'));
}

export const Ready = at();
export const Empty = at({
  user: createPerson({ fullname: 'Bina', bio: '', from: '', avatar: sampleStandIn }),
});

export const LongText = at({
  user: createPerson({
    ...longPerson,
    bio: 'I have drawn maps of seven towns and none of them got lost. '.repeat(12),
    from: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  }),
});

export const Success: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.clear(main.getByLabelText('From'));
    await userEvent.type(main.getByLabelText('From'), 'Ilam');
    await userEvent.upload(
      main.getByLabelText('Avatar(less than 700kb)'),
      await createPhotoFile('me.png', { width: 900, height: 1200 }),
    );
    await userEvent.click(main.getByRole('button', { name: 'SAVE' }));

    await expect(await main.findByRole('link', { name: 'Change Password' })).toBeVisible();
    await expect(await main.findByText('Ilam')).toBeVisible();
    await hasSaid('Profile Updated');
  },
};

/** Another address wants the password, of somebody who logged in a while ago; nothing typed is lost. */
export const AddressWithPassword: Story = {
  ...at({ needsPassword: true }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.clear(main.getByLabelText('Email'));
    await userEvent.type(main.getByLabelText('Email'), 'asha@studio.example');
    await userEvent.clear(main.getByLabelText('From'));
    await userEvent.type(main.getByLabelText('From'), 'Ilam');
    await userEvent.click(main.getByRole('button', { name: 'SAVE' }));

    const given = within(await findQuestion());
    await userEvent.click(given.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(main.getByLabelText('From')).toHaveValue('Ilam');

    await userEvent.click(main.getByRole('button', { name: 'SAVE' }));
    const question = within(await findQuestion());
    await userEvent.type(question.getByLabelText('Password'), 'correct horse');
    await userEvent.click(question.getByRole('button', { name: 'Confirm' }));
    await expect(await main.findByText('asha@studio.example')).toBeVisible();
    await expect(main.getByText('Ilam')).toBeVisible();
  },
};

/** Nobody is without a name: that is said at the field, and everything else stays as typed. */
export const BlankName: Story = {
  ...at({ replies: [stall('updateProfile')] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.type(main.getByLabelText('From'), '!');
    await userEvent.clear(main.getByLabelText('Full Name'));
    await userEvent.type(main.getByLabelText('Full Name'), '  {Enter}');

    await expect(main.getByLabelText('Full Name')).toBeInvalid();
    await expect(main.getByLabelText('Full Name')).toHaveAccessibleDescription(
      'Please enter your fullname!',
    );
    await expect(main.getByLabelText('From')).toHaveValue('Pokhara!');
    await expect(main.getByRole('button', { name: 'SAVE' })).toBeEnabled();
  },
};

/** Where addresses are confirmed by mail, a new one waits for that. */
export const NewAddress: Story = {
  ...at({
    replies: [
      answer('updateProfile', {
        message:
          'A mail with a link is on its way to asha@studio.example. The link works for 24 hours. Your address changes once you have followed it.',
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.clear(main.getByLabelText('Email'));
    await userEvent.type(main.getByLabelText('Email'), 'asha@studio.example');
    await userEvent.click(main.getByRole('button', { name: 'SAVE' }));

    await waitFor(() =>
      expect(
        main.getByText(/^A mail with a link is on its way to asha@studio\.example\./),
      ).toBeVisible(),
    );
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const PictureTakenAway: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: /^Remove/ }));
    await userEvent.click(main.getByRole('button', { name: 'SAVE' }));
    await expect(await main.findByRole('link', { name: 'Change Password' })).toBeVisible();
    await waitFor(() =>
      expect(canvasElement.querySelector('main [data-size="huge"] img')).toBeNull(),
    );
  },
};

/** What only calls itself a picture is named; everything else stays as it was typed. */
export const UnreadablePicture: Story = {
  ...at(),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.type(main.getByLabelText('From'), '!');
    await userEvent.upload(
      main.getByLabelText('Avatar(less than 700kb)'),
      new File(['no picture'], 'broken.png', { type: 'image/png' }),
    );
    await userEvent.click(main.getByRole('button', { name: 'SAVE' }));

    await expect(
      await main.findByText('broken.png cannot be read as a picture and was left out.'),
    ).toBeVisible();
    await expect(main.getByLabelText('From')).toHaveValue('Pokhara!');
  },
};

export const Failed: Story = {
  ...at({
    replies: [refuse('updateProfile', 'addressTaken')],
  }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'SAVE' }));
    await hasSaid('Account with this email already exists!!');
  },
};

/** What is wrong with a field stands there, once, and the focus goes to the first one. */
export const FieldsRefused: Story = {
  ...at({
    replies: [
      answer('updateProfile', () =>
        Response.json(
          {
            success: false,
            message: ['Please enter a valid email!', 'An origin may have at most 100 characters.'],
            fields: {
              email: 'Please enter a valid email!',
              from: 'An origin may have at most 100 characters.',
            },
          },
          { status: 400 },
        ),
      ),
    ],
  }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'SAVE' }));
    await waitFor(() => expect(main.getByLabelText('Email')).toHaveFocus());
    await expect(main.getByLabelText('From')).toHaveAccessibleDescription(
      'An origin may have at most 100 characters.',
    );
    for (const words of [/Please enter a valid email!/, /An origin may have at most/])
      await expect(within(document.body).getAllByText(words)).toHaveLength(1);
  },
};

export const Loading: Story = {
  ...at({ replies: [stall('updateProfile')] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'SAVE' }));
    await expect(main.getByRole('button', { name: /SAVE/ })).toBeDisabled();
  },
};
