/** What narrows a list of orders says. */
export const texts = {
  label: 'Orders',
  keyword: 'Find an order',
  placeholder: 'Number, title or name',
  status: 'Status',
  anyStatus: 'Any',
  from: 'From',
  until: 'To',
  sort: 'Order',
  newest: 'Newest first',
  oldest: 'Oldest first',
  show: 'Show',
  clear: 'Show all',
  turns: 'Whose turn it is',
  all: 'All',
  needsMe: (count: string) => `Needs me (${count})`,
  nothingNeeded: {
    title: 'Nothing needs you.',
    text: 'As soon as it is your turn, the order appears here.',
  },
  nothing: {
    title: 'No order matches.',
    text: 'Try fewer words, or other days.',
    /** Where there are more orders than one search looks at. */
    further: 'Nothing among these orders. The search goes on with Next.',
  },
};
