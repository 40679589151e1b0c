export const datePickerTexts = {
  open: 'Choose a date',
  calendar: 'Calendar',
  previous: 'Month before',
  next: 'Next month',
  /** `day` is written out, such as `Wednesday, 18 November 2026`. */
  today: (day: string) => `Today, ${day}`,
  selected: (day: string) => `${day}, chosen`,
};
