/**
 * So many ratings of so many stars are added to those of each service before their mean is taken:
 * then one friend's five stars stand behind fifty people's 4.8.
 */
const added = { ratings: 10, stars: 4 };

/** What the ratings of a service make of it. Whole numbers, which are equal on every engine. */
export function rateService(sum: number, count: number) {
  if (count === 0) return { quality: 0, stars: 0 };
  const weighed = (sum + added.ratings * added.stars) / (count + added.ratings);
  return { quality: Math.floor(weighed * 100_000), stars: Math.floor((sum * 100) / count) };
}
