/** The states are called as on the wire. */
export const offerCardTexts = {
  open: 'Open',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  label: 'Custom offer',
  expires: (date: string) => `Expires on ${date}`,
  hasExpired: (date: string) => `Expired on ${date}`,
};
