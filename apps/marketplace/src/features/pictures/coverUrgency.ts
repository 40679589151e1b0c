/**
 * When the covers of a list of services are fetched: those of the first row at once, because they
 * are in sight, and the first two ahead of other pictures.
 */
export const toCoverUrgency = (index: number) => ({ isEager: index < 4, isUrgent: index < 2 });
