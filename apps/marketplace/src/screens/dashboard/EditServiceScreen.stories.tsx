import { createPerson, createService, answer, refuse, stall } from '@market/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createPictureFile } from '../../testing/createPictureFile.ts';
import { longCheckout } from '../../testing/sampleCheckout.ts';
import { hasSettled, withMarket } from '../../testing/withMarket.tsx';
import { EditServiceScreen } from './EditServiceScreen.tsx';

const meta = {
  title: 'Screens/Dashboard/Update Service',
  component: EditServiceScreen,
} satisfies Meta<typeof EditServiceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const address = '/dashboard/service/service-brand';
const user = createPerson();
const service = createService();
const page = within(document.body);
const withService = (fields: Partial<typeof service>) =>
  withMarket({
    address,
    user,
    replies: [answer('getService', { service: { ...service, ...fields } })],
  });

export const Ready: Story = withService({});
export const LongText: Story = withService({
  title: longCheckout.cartItem.service.title,
  description: service.description.repeat(12),
  price: 49_999.5,
});
export const MissingPicture: Story = withService({ images: [] });
export const Empty: Story = withMarket({ address: '/dashboard/service/nonsense', user });
/** The service of somebody else. */
export const Foreign: Story = withMarket({ address });
export const Loading: Story = withMarket({
  address,
  user,
  replies: [stall('getService')],
  staysLoading: true,
});
export const Failed: Story = withMarket({ address, user, replies: [refuse('getService', 500)] });
export const Phone: Story = {
  ...withService({}),
  globals: { viewport: { value: 'phone390' } },
};
export const Dark: Story = { ...withService({}), globals: { theme: 'dark' } };

const updated = fn();

/** New pictures take the place of the old ones. */
export const Updated: Story = {
  ...withMarket({
    address,
    user,
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
