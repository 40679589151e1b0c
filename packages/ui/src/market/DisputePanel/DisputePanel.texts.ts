/** The amounts and dates come as they are written. */
export const disputePanelTexts = {
  label: 'Dispute',
  reader: 'You',
  buyer: 'The buyer',
  seller: 'The seller',
  opened: (date: string) => `Opened on ${date}`,
  wanted: 'The buyer should get back',
  nothing: 'Nothing',
  answer: 'Answer',
  noAnswer: 'No answer yet.',
  answerBy: (date: string) => `Time to answer until ${date}`,
  appeal: 'Asks for another decision',
  market: 'Decision of the market',
  decided: (date: string) => `Decided on ${date}`,
  refund: 'The buyer gets all the money back.',
  part: (amount: string) => `The buyer gets ${amount} back, the seller the rest.`,
  release: 'The seller gets the money.',
  takesEffect: (date: string) =>
    `The money moves on ${date}, unless somebody asks for another decision before.`,
  isFinal: 'There is no other decision after this one.',
};
