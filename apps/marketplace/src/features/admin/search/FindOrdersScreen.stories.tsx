import { createOrder, sampleOrders, samplePerson } from '@market/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { longPerson, longService } from '../../../testing/longTexts.ts';
import { createOperator } from '../../../testing/operators.ts';
import { hasSettled, storiesAt, type Story } from '../../../testing/storiesAt.tsx';
import { FindOrdersScreen } from './FindOrdersScreen.tsx';

const meta = { title: 'Screens/Admin/Find orders', component: FindOrdersScreen } satisfies Meta<
  typeof FindOrdersScreen
>;

export default meta;

const at = storiesAt({ address: '/admin/orders', user: createOperator('support') });
const address = `/admin/orders?keyword=${samplePerson.email}`;
const { _id, fullname, email } = samplePerson;
const ordered = sampleOrders.map((order) => ({ ...order, user: { _id, fullname, email } }));

/** All that somebody has ordered and sold. */
// Shows X30.
export const Ready: Story = {
  ...at({ orders: ordered }),
  play: async ({ canvasElement }) => {
    await hasSettled(canvasElement);
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.type(main.getByRole('searchbox', { name: 'Find orders' }), `${email}{Enter}`);
    await expect(await main.findByText('Disputed')).toBeVisible();
    await expect(main.getAllByRole('row')).toHaveLength(ordered.length + 1);
  },
};
/** Before anything is looked for. */
export const Begin = at();
/** The buyer's account and what was ordered are gone. */
export const Partial = at({
  orders: [createOrder({ user: null, service: null })],
  address: `/admin/orders?keyword=${createOrder()._id}`,
});
export const Full = at({
  orders: Array.from({ length: 45 }, (_, index) =>
    createOrder({ _id: `order-${index}`, user: { _id, fullname, email } }),
  ),
  address,
});
export const LongText = at({
  orders: [createOrder({ service: longService, user: longPerson, totalPrice: 49_999.5 })],
  address: `/admin/orders?keyword=${longPerson.email}`,
});
export const Empty = at({ orders: [], address });
export const Loading = storiesAt({ address, user: createOperator('support') }).loading(
  'findOrders',
);
export const Failed = storiesAt({ address, user: createOperator('support') }).failing('findOrders');
export const Dark: Story = { ...at({ orders: ordered, address }), globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  ...at({ orders: ordered, address }),
  globals: { direction: 'rtl' },
};
export const Narrow: Story = {
  ...at({ orders: ordered, address }),
  globals: { viewport: { value: 'phone390' } },
};
