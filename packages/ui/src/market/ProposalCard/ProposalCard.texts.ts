/** The amounts and dates come as they are written. */
export const proposalCardTexts = {
  own: 'Your proposal',
  ofBuyer: 'Proposal of the buyer',
  ofSeller: 'Proposal of the seller',
  waitsForReader: 'Waits for you',
  waitsForBuyer: 'Waits for the buyer',
  waitsForSeller: 'Waits for the seller',
  /** `written` is the count in the digits of the locale. */
  days: (count: number, written: string) => `${written} more ${count === 1 ? 'day' : 'days'}`,
  cancellation: 'Cancel the order',
  refund: (amount: string) => `${amount} back`,
  due: 'Due then',
  returned: 'The buyer gets back',
  kept: 'The seller keeps',
  lapses: (date: string) => `Without an answer it is declined on ${date}.`,
};
