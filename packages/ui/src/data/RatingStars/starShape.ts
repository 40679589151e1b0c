/** The outline of one star in a box of 20 × 20. */
export const starPath =
  'M10 1.6l2.5 5.3 5.8.7-4.3 4 1.2 5.8L10 14.5l-5.2 2.9L6 11.6l-4.3-4 5.8-.7z';
