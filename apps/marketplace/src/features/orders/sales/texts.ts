/** What the dashboard says of sales. */
export const texts = {
  home: {
    title: 'DashBoard',
    total: 'Total Amount (Orders)',
    thisWeek: (amount: string) => `${amount} in the last 7 days`,
    toDeliver: (count: number) => `${count} to deliver`,
    latest: 'Latest orders',
    empty: 'They appear here as soon as somebody pays for one of your services.',
    newService: 'New Service',
    earnings: (weeks: number) => `Earnings, last ${weeks} weeks`,
    waiting: 'Loading sales',
    failure: 'Your sales could not be loaded.',
  },
  services: 'Services',
  orders: 'Orders',
  myServices: 'My Services',
  noOrders: 'No orders yet.',
  list: {
    heading: 'Placed on your services',
    empty: 'As soon as somebody pays for one of your services, the order appears here.',
    waiting: 'Loading orders',
    failure: 'The orders could not be loaded.',
  },
  customers: {
    title: 'Users',
    empty: { title: 'No users yet.', text: 'Everybody who orders from you is listed here.' },
    waiting: 'Loading users',
    failure: 'The users could not be loaded.',
  },
  sale: {
    missing: 'Perhaps the address is incomplete, or the order is not one of yours.',
    email: 'Email',
  },
  status: {
    label: 'Order status',
    isFinal: 'Delivered is final: it cannot go back to Processing.',
    becomesFinal: 'Delivered is final. The buyer sees it at once.',
    update: 'Update',
    updated: 'Order updated!!',
    unchanged: (status: string) => `Nothing was changed: the order is still ${status}.`,
  },
  refund: {
    title: 'You cannot deliver this order?',
    text: 'Until it is delivered you can give the money back.',
    action: 'Refund',
    question: 'Give the money back?',
    theBuyer: 'The buyer',
    warning: (buyer: string, amount: string) =>
      `${buyer} gets ${amount} back. This cannot be undone.`,
    done: 'Order refunded.',
  },
};
