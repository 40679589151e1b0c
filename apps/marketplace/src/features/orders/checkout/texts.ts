/** What the steps of the checkout say, up to the payment. */
export const texts = {
  orderInfo: {
    title: 'Order Info',
    phoneNumberHint: 'The seller reaches you here about your order.',
    coupon: {
      label: 'Coupon',
      hint: 'If the seller has given you a code.',
      none: 'Please enter the code of a coupon!',
      apply: 'Apply',
      remove: 'Remove',
      applied: 'This coupon is applied.',
      saved: (amount: string) => `This coupon is applied: you save ${amount}.`,
      removed: 'The coupon is removed.',
    },
    goOn: 'Continue',
    priceChanged: (price: string) => `The price of this service has changed to ${price}.`,
  },
  confirm: {
    title: 'Confirm Order',
    goOn: 'Proceed to payment',
    noPhoneNumber: 'None given',
    change: 'Change',
  },
  none: {
    heading: 'Checkout',
    title: 'Nothing is being ordered.',
    text: 'Choose a service from your wishlist: it waits there, with everything you kept.',
    action: 'My WishList',
  },
};
