export const ordersTableTexts = {
  caption: 'Orders',
  service: 'Service',
  id: 'Order Id',
  amount: 'Amount',
  status: 'Status',
  action: 'Action',
  open: (name: string) => `Open order of ${name}`,
  serviceGone: 'This service is no longer offered.',
  accountGone: 'This account is gone.',
};
