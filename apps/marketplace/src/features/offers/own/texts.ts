/** What a seller reads about their own offers. */
export const texts = {
  title: 'Offers',
  text: 'What you have offered to single buyers. Give them the link: who pays first, gets it.',
  newOffer: 'New offer',
  waiting: 'Loading offers',
  failure: 'Your offers could not be loaded.',
  none: {
    title: 'No offers yet.',
    text: 'Somebody needs something of its own? Offer it at a price of its own, and send them the link.',
  },
  copyLink: 'Copy link',
  copyLinkOf: (title: string) => `Copy link to ${title}`,
  copied: 'The link is copied. Send it to your buyer.',
  notCopied: 'The link could not be copied. Open the offer and copy its address.',
  withdraw: 'Withdraw',
  withdrawOffer: (title: string) => `Withdraw ${title}`,
  withdrawal: {
    title: 'Withdraw this offer?',
    text: (title: string) => `Nobody can accept “${title}” any more.`,
  },
  withdrawn: 'The offer is withdrawn.',
  open: 'Open',
  openOffer: (title: string) => `Open ${title}`,
  order: 'Order',
  orderOf: (title: string) => `Order of ${title}`,
};
