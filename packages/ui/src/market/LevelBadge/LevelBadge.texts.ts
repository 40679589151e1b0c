/** How far a seller is. */
export type SellerLevel = 'new' | 'none' | 'one' | 'two' | 'top';

const levels: Record<SellerLevel, string> = {
  new: 'New',
  none: 'No level yet',
  one: 'Level 1',
  two: 'Level 2',
  top: 'Top seller',
};

export const levelBadgeTexts = {
  /**
   * The level, and in how many days it falls; null while it is held.
   *
   * @param count The days as they are written.
   */
  level: (level: SellerLevel, days: number | null, count: string) => {
    if (days === null) return levels[level];
    if (days === 0) return `${levels[level]}, falls today`;
    return days === 1
      ? `${levels[level]}, falls tomorrow`
      : `${levels[level]}, falls in ${count} days`;
  },
};
