/** One chapter of what people agree to. */
interface Chapter {
  title: string;
  rules: readonly string[];
}

/** The privacy policy and the terms of services. The owner of the marketplace edits them here. */
export const information: readonly Chapter[] = [
  {
    title: 'Privacy Policy',
    rules: [
      'We store what you enter: your name, email, bio, origin and picture, your services, reviews and orders.',
      'Your name, email, bio, origin, picture, services and reviews are public. Your orders are seen by you and by the seller.',
      'Your password is stored only as a hash. Nobody can read it, not even we.',
      'Your card goes straight to the card provider. Its number never reaches our servers.',
      'One cookie keeps you signed in. There is no tracking and no advertising.',
    ],
  },
  {
    title: 'Terms of Services',
    rules: [
      'Offer only work that is yours to sell, and deliver what you describe.',
      'The price you see is the price you pay, in rupees. An order holds one service, once.',
      'You pay when you order. The seller marks the order as delivered when the work is done.',
      'Review what you know, and be fair.',
      'Whoever cheats or harms others may lose their account.',
    ],
  },
];
