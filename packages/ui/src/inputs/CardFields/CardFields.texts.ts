export const cardFieldsTexts = { cardNumber: 'Card number', expiry: 'Expiry', cvc: 'CVC' };
