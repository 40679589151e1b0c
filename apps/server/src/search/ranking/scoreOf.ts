import type { RankingPart } from '@market/api/contract';
import type { Figures, RankingRules } from './RankingRules.ts';

/** A day, in microseconds. */
export const dayLength = 86_400_000_000;

/** How many days ago something was offered, on a day. */
const ageOf = (moment: number, day: number): number =>
  Math.max(0, day - Math.floor(moment / dayLength));

/** After so many days a service is e times less fresh. */
const freshDays = 90;

/** How fresh a service is by its age in days, from 0 to 100. */
export const freshness: readonly number[] = Array.from({ length: 500 }, (_, age) =>
  Math.round(100 * Math.exp(-age / freshDays)),
);

/** How fresh a service is, from 0 to 100. */
export const freshOf = (moment: number, day: number): number => freshness[ageOf(moment, day)] ?? 0;

/** Whether something was offered so lately that it may be a newcomer. */
export const isNew = (moment: number, { newDays, day }: RankingRules): boolean =>
  ageOf(moment, day) < newDays;

/** Whether a service is one of those that get places by turns. */
export const isNewcomer = (
  { orders }: Pick<Figures, 'orders'>,
  moment: number,
  rules: RankingRules,
): boolean => orders < rules.newOrders && isNew(moment, rules);

/**
 * All of a score but its text, in hundredths of a point: whole numbers, so that they add up to
 * the same anywhere and in any order.
 */
export const standingOf = (figures: Figures, moment: number, rules: RankingRules): number =>
  figures.quality * rules.weights.quality +
  figures.sales * rules.weights.sales +
  freshOf(moment, rules.day) * rules.weights.fresh +
  figures.answers * rules.weights.answers -
  figures.faults * rules.weights.faults;

/** The formula: the score of a service, in hundredths of a point. */
export const scoreOf = (standing: number, text: number, { weights }: RankingRules): number =>
  standing + text * weights.text;

/** One part of a score. */
export interface ScoredPart {
  part: RankingPart;
  /** From 0 to 100. */
  figure: number;
  weight: number;
}

/** What a score is the sum of: each figure times its weight, that of `faults` taken away. */
export function listParts(
  figures: Figures,
  moment: number,
  text: number,
  { weights, day }: RankingRules,
): ScoredPart[] {
  const { quality, sales, answers, faults } = figures;
  const all: Record<RankingPart, number> = {
    text,
    quality,
    sales,
    fresh: freshOf(moment, day),
    answers,
    faults,
  };
  return (Object.keys(all) as RankingPart[]).map((part) => ({
    part,
    figure: all[part],
    weight: weights[part],
  }));
}
