/**
 * When the covers of a list of services are fetched: the first row, which is in sight, at once, and
 * the first two ahead of other pictures.
 */
export const toCoverUrgency = (index: number) => ({ isEager: index < 4, isUrgent: index < 2 });
