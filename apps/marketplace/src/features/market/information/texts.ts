/** One chapter of what people agree to. */
interface Chapter {
  title: string;
  rules: readonly string[];
}

/** The privacy policy and the terms of services. The owner of the marketplace edits them here. */
const chapters: readonly Chapter[] = [
  {
    title: 'Privacy Policy',
    rules: [
      'We store what you enter: your name, email, bio, origin and picture, your services, reviews and orders.',
      'Your name, email, bio, origin, picture, services and reviews are public. Your orders are seen by you and by the seller.',
      'Your password is stored only as a hash. Nobody can read it, not even us.',
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
      'People who cheat or harm others may lose their account.',
    ],
  },
];

/** What one should know before opening an account. */
export const texts = {
  title: 'Privacy Policy and Terms of Services',
  text: 'Short, because there is not much to hide.',
  chapters,
  signUp: 'Sign Up',
  logIn: 'Log In',
};
