export const funnelBarsTexts = {
  /** How many of the step before came so far, such as `12%`. */
  share: (share: string) => `${share} of the step before`,
};
