/** What people read for the words of the wire. */
export const statusBadgeTexts = {
  Delivered: 'Delivered',
  Processing: 'Processing',
  paid: 'paid',
  'Not Paid': 'Not Paid',
};
