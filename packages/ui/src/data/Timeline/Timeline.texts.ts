export const timelineTexts = { toCome: ', to come' };
