export const metricTileTexts = {
  /** How much more or less it is than in the time before, such as `12%`. */
  more: (share: string) => `${share} more than before`,
  less: (share: string) => `${share} less than before`,
  same: 'As much as before',
};
