import {
  answer,
  createDraft,
  createPerson,
  createRefusal,
  emptyDraftContent,
  refuse,
} from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createPictureFile } from '../../../testing/createPictureFile.ts';
import { pressStep } from '../../../testing/pressStep.ts';
import { hasSaid, hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { DraftScreen } from './DraftScreen.tsx';

const meta = { title: 'Screens/Services/Draft', component: DraftScreen } satisfies Meta<
  typeof DraftScreen
>;

export default meta;

const address = '/dashboard/drafts/draft-brand';
const user = createPerson();
const at = storiesAt({ address, user });
const saved = fn();
const uploading = fn();

async function open(canvasElement: HTMLElement) {
  await hasSettled(canvasElement);
  return within(within(canvasElement).getByRole('main'));
}

export const Ready = at();
export const Packages = at({ address: `${address}?step=packages` });
export const Questions = at({ address: `${address}?step=questions` });
export const Pictures = at({ address: `${address}?step=pictures` });
export const Preview = at({ address: `${address}?step=preview` });

const begun = createDraft({ content: emptyDraftContent, images: [] });
/** Nothing has been written. */
export const Partial = at({ serviceDrafts: [begun] });
export const EmptyPreview: Story = {
  ...at({ address: `${address}?step=preview`, serviceDrafts: [begun] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await expect(main.getByRole('row', { name: 'Delivery –' })).toBeVisible();
  },
};
/** It has been published, or is somebody else’s. */
export const Empty = at({ address: '/dashboard/drafts/nonsense' });
export const LongText = at({
  address: `${address}?step=preview`,
  serviceDrafts: [
    createDraft({
      content: {
        ...createDraft().content,
        title:
          'I will plan, design, build, test, measure and document a whole design system for your team!!',
        description: 'Everything that you can think of, and some more. '.repeat(60),
      },
    }),
  ],
});
export const Loading = at.loading('getDraft');
export const Failed = at.failing('getDraft');

/** What is typed is kept a moment later, without a button. */
export const Kept: Story = {
  ...at({
    replies: [
      answer('saveDraft', ({ content }) => {
        saved(content.title);
        return { draft: createDraft({ content }) };
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    saved.mockClear();
    await expect(main.getByText('Saved')).toBeVisible();
    await userEvent.clear(main.getByLabelText('Title'));
    await userEvent.type(main.getByLabelText('Title'), 'A logo');
    await expect(main.getByText('Saving…')).toBeVisible();
    await waitFor(() => expect(saved).toHaveBeenLastCalledWith('A logo'), { timeout: 15_000 });
    await waitFor(() => expect(main.getByText('Saved')).toBeVisible());
  },
};

const savedPrice = fn();
/** A price is changed by its buttons, too. */
export const PriceByButtons: Story = {
  ...at({
    address: `${address}?step=packages`,
    replies: [
      answer('saveDraft', ({ content }) => {
        savedPrice(content.packages?.[0]?.price);
        return { draft: createDraft({ content }) };
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    savedPrice.mockClear();
    const [price] = main.getAllByLabelText<HTMLInputElement>('Price');
    if (!price) throw new Error('The draft has no package.');
    const before = price.valueAsNumber;
    await pressStep(price, 'More');
    await pressStep(price, 'More');
    await pressStep(price, 'Less');
    await expect(price).toHaveValue(before + 1);
    await waitFor(() => expect(savedPrice).toHaveBeenLastCalledWith(before + 1), {
      timeout: 15_000,
    });
  },
};

export const NotKept: Story = {
  ...at({ replies: [refuse('saveDraft', 500, 'The archive is full.')] }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.type(main.getByLabelText('Title'), '!');
    await hasSaid('Not saved: The archive is full.');
    await waitFor(() => expect(main.getByRole('button', { name: 'Save now' })).toBeEnabled());
    await expect(main.getByLabelText('Title')).toHaveDisplayValue(/!$/);
  },
};

/** What is refused while it is kept is marked at its field. */
export const RefusedField: Story = {
  ...at({
    replies: [
      answer('saveDraft', () =>
        createRefusal('invalidRequest', undefined, {
          'content.title': 'The title may have at most 300 characters.',
        }),
      ),
    ],
  }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.type(main.getByLabelText('Title'), '!');
    await waitFor(
      () =>
        expect(main.getByLabelText('Title')).toHaveAccessibleDescription(
          'The title may have at most 300 characters.',
        ),
      { timeout: 15_000 },
    );
    await userEvent.type(main.getByLabelText('Title'), '{Backspace}');
    await expect(main.getByLabelText('Title')).not.toHaveAccessibleDescription();
  },
};

/** Languages are chosen by their names, and nothing else is taken. */
export const Languages: Story = {
  ...at({
    replies: [
      answer('saveDraft', ({ content }) => {
        saved(content.languages);
        return { draft: createDraft({ content }) };
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    const field = main.getByLabelText('Languages');
    await expect(main.getByRole('button', { name: 'Remove English' })).toBeVisible();
    await userEvent.type(field, 'klingon{Enter}');
    await expect(field).toHaveAccessibleDescription(/klingon is not in the list\./);
    await userEvent.type(field, 'Maithili{Enter}');
    await waitFor(
      () => expect(saved).toHaveBeenLastCalledWith(expect.arrayContaining(['en', 'mai'])),
      { timeout: 15_000 },
    );
  },
};

export const PictureAdded: Story = {
  ...at({ address: `${address}?step=pictures` }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.upload(main.getByLabelText(/Add pictures/), [
      await createPictureFile('sign.png', '#247ba0'),
    ]);
    await waitFor(() => expect(main.getAllByLabelText('What the picture shows')).toHaveLength(3), {
      timeout: 15_000,
    });
  },
};

const sketch = { public_id: 'sketch', url: '/pictures/sketch.webp' };

/** What is described while pictures are on their way is saved after them, and with them. */
export const DescribedMeanwhile: Story = {
  ...at({
    address: `${address}?step=pictures`,
    replies: [
      answer('addDraftPictures', async () => {
        uploading();
        await new Promise((resolve) => setTimeout(resolve, 3_000));
        return { draft: createDraft({ images: [...createDraft().images, sketch] }) };
      }),
      answer('saveDraft', ({ images }) => {
        saved(images.length, images[0]?.alt);
        return { draft: createDraft() };
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    saved.mockClear();
    uploading.mockClear();
    await userEvent.upload(main.getByLabelText(/Add pictures/), [
      await createPictureFile('sketch.png', '#247ba0'),
    ]);
    await waitFor(() => expect(uploading).toHaveBeenCalled(), { timeout: 15_000 });
    const [cover] = main.getAllByLabelText('What the picture shows');
    if (!cover) throw new Error('There is no cover.');
    await userEvent.clear(cover);
    await userEvent.type(cover, 'A sign');
    await waitFor(() => expect(main.getAllByLabelText('What the picture shows')).toHaveLength(3), {
      timeout: 15_000,
    });
    await expect(cover).toHaveDisplayValue('A sign');
    await waitFor(() => expect(saved).toHaveBeenLastCalledWith(3, 'A sign'), { timeout: 15_000 });
    await expect(saved).toHaveBeenCalledTimes(1);
  },
};

/** What is missing is listed, and each leads to its step. */
export const Incomplete: Story = {
  ...at({
    address: `${address}?step=preview`,
    replies: [
      answer('publishDraft', () =>
        createRefusal('invalidRequest', undefined, {
          title: 'please enter service title!',
          'packages.1.price': 'Please enter the price of the package!',
        }),
      ),
    ],
  }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Publish' }));
    await hasSaid(/^2 things are missing/);
    await waitFor(() => expect(main.getByRole('alert')).toHaveFocus());
    await userEvent.click(
      main.getByRole('link', { name: 'Please enter the price of the package!' }),
    );
    await waitFor(() => expect(main.getByRole('group', { name: 'Packages' })).toBeVisible());
    await expect(main.getAllByText('Please enter the price of the package!')).toHaveLength(2);
  },
};

export const Published: Story = {
  ...at({ address: `${address}?step=preview` }),
  play: async ({ canvasElement }) => {
    const main = await open(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Publish' }));
    await hasSaid('Services Created!!');
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'My Services' }),
    ).toBeVisible();
  },
};
