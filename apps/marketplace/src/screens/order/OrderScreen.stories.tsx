import { answer, createOrder, sampleOrders } from '@market/api/testing';
import type { Order } from '@market/api';
import type { Meta } from '@storybook/react-vite';
import { longCheckout } from '../../testing/sampleCheckout.ts';
import { storiesAt, type Story } from '../../testing/storiesAt.tsx';
import { OrderScreen } from './OrderScreen.tsx';

const meta = { title: 'Screens/Order', component: OrderScreen } satisfies Meta<typeof OrderScreen>;

export default meta;

const { _id } = sampleOrders[0] ?? createOrder();
const at = storiesAt({ address: `/order/${_id}` });
const withOrder = (fields: Partial<Order>) =>
  at({
    replies: [answer('getOrder', { order: createOrder({ _id, ...fields }) })],
  });

export const Ready = at();
export const Delivered: Story = withOrder({
  orderStatus: 'Delivered',
  deliveredAt: '2026-11-18T10:00:00.000Z',
});
export const NotPaid: Story = withOrder({ paymentInfo: { id: 'pi_1', status: 'processing' } });
export const Refunded: Story = withOrder({ paymentInfo: { id: 'pi_1', status: 'refunded' } });
export const Disputed: Story = withOrder({ paymentInfo: { id: 'pi_1', status: 'disputed' } });
export const ServiceGone: Story = withOrder({ service: null, user: null });
export const LongText: Story = withOrder({
  service: longCheckout.cartItem.service,
  orderInfo: longCheckout.orderInfo,
  user: {
    _id: 'person-maximiliana',
    fullname: 'Maximiliana-Konstantina Papadopoulou-Rai',
    email: 'maximiliana-konstantina.papadopoulou-rai@a-rather-long-domain.example',
  },
});
export const Empty = at({ address: '/order/nonsense' });
export const Loading = at.loading('getOrder');
export const Failed = at.failing('getOrder');
