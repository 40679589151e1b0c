import type { OwnerSettings } from '../marketBook/ownerSettings.ts';

/** How reviews are written on this market. */
export interface ReviewTerms {
  /** Whether the sides of an order may review each other. */
  isOn: boolean;
  /** For how many days after its end. */
  days: number;
  /** Who may review a service without a word about an order. */
  openTo: 'everybody' | 'buyers';
}

/** Finds how reviews are written. */
export type FindReviewTerms = () => Promise<ReviewTerms>;

/** What the owner has set. */
export const toReviewTerms = (settings: OwnerSettings): ReviewTerms => ({
  isOn: settings.features.verifiedReviews,
  days: settings['reviews.days'],
  openTo: settings['reviews.openTo'],
});

/** How they are written where the owner has set nothing. */
export const usualReviewTerms: FindReviewTerms = async () => ({
  isOn: true,
  days: 14,
  openTo: 'everybody',
});
