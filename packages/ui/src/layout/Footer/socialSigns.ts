/** The signs of social networks, as one path in a box of 24 × 24. */
export const socialSigns = {
  Facebook:
    'M14.5 21v-8h2.7l.5-3.3h-3.2V7.8c0-1 .5-1.7 1.9-1.7h1.5V3.2C15 2.7 11 2.8 11 7v2.7H8V13h3v8',
  Twitter: 'M4 4l16 16M20 4 4 20',
  Instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm4 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm5-1v.1',
  LinkedIn: 'M5 10v10M5 5v.1M10 20V10m0 4.5a3.5 3.5 0 0 1 9 0V20',
  YouTube:
    'M6 5h12a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zm4 4.5v5l4.5-2.5z',
} as const;

/** A network that a `Footer` has a sign for. */
export type SocialNetwork = keyof typeof socialSigns;
