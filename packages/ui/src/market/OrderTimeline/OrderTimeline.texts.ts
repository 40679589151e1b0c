export const orderTimelineTexts = {
  /** Follow the name of a step. */
  done: ', done',
  toCome: ', to come',
};
