import {
  answer,
  createPerson,
  createService,
  samplePerson,
  sampleStandIn,
} from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createPictureFile } from '../../../testing/createPictureFile.ts';
import { longCheckout } from '../../../testing/sampleCheckout.ts';
import { showsNoStandIn } from '../../../testing/showsNoStandIn.ts';
import { hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { EditServiceScreen } from './EditServiceScreen.tsx';

const meta = {
  title: 'Screens/Services/Edit service',
  component: EditServiceScreen,
} satisfies Meta<typeof EditServiceScreen>;

export default meta;

const at = storiesAt({ address: '/dashboard/service/service-brand', user: createPerson() });
const service = createService();
const page = within(document.body);
const withService = (fields: Partial<typeof service>) =>
  at({ replies: [answer('getService', { service: { ...service, ...fields } })] });

export const Ready = withService({});
export const LongText = withService({
  title: longCheckout.cartItem.service.title,
  description: service.description.repeat(12),
  price: 49_999.5,
});
export const Partial: Story = { ...withService({ images: [sampleStandIn] }), play: showsNoStandIn };
export const Empty = at({ address: '/dashboard/service/nonsense' });
/** The service of somebody else. */
export const Foreign = at({ user: samplePerson });
export const Loading = at.loading('getService');
export const Failed = at.failing('getService');

const updated = fn();

/** New pictures take the place of the old ones. */
export const Updated: Story = {
  ...at({
    replies: [
      answer('updateService', (request) => {
        updated(request);
        return {};
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    await expect(page.getByLabelText('Title')).toHaveValue(service.title);
    await expect(page.getByLabelText('Price')).toHaveValue(4500);
    await userEvent.upload(page.getByLabelText('Images(less then 700kb)'), [
      await createPictureFile('poster.png', '#e8623d'),
    ]);
    await expect(await page.findAllByRole('button', { name: /^Remove / })).toHaveLength(1);
    await userEvent.clear(page.getByLabelText('Price'));
    await userEvent.type(page.getByLabelText('Price'), '5200');
    await userEvent.click(page.getByRole('button', { name: 'UPDATE' }));
    await expect(await page.findByText('Service Updated!!')).toBeInTheDocument();
    await waitFor(() =>
      expect(updated).toHaveBeenCalledWith(
        expect.objectContaining({
          price: 5200,
          images: [expect.stringMatching(/^data:image\/png/)],
        }),
      ),
    );
  },
};

/** Old pictures that were not touched are not sent again. */
export const PicturesKept: Story = {
  ...Updated,
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    updated.mockClear();
    await userEvent.type(page.getByLabelText('Description'), ' And a guide.');
    await userEvent.click(page.getByRole('button', { name: 'UPDATE' }));
    await waitFor(() => expect(updated).toHaveBeenCalledOnce());
    await expect(updated.mock.lastCall?.[0]).not.toHaveProperty('images');
  },
};
