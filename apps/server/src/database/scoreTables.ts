import type { ScoreOutcome, ScorePart, SellerLevel } from '@market/api/contract';
import type { ColumnType } from 'kysely';

/** How well somebody sells, as it was last made up. */
interface SellerScoresTable {
  person_id: string;
  /** Null while there are too few orders to tell. */
  score: ColumnType<number | null, undefined, number | null>;
  level: ColumnType<SellerLevel, undefined, SellerLevel>;
  /** Since when it is less than the level takes; null while it is not. */
  below_since: ColumnType<Date | null, undefined, Date | null>;
  /** From 0 to 1; null where nothing can be told. */
  on_time: ColumnType<number | null, undefined, number | null>;
  answer_minutes: ColumnType<number | null, undefined, number | null>;
  completed: ColumnType<number, undefined, number>;
  buyers: ColumnType<number, undefined, number>;
  computed_at: Date;
}

/** What a score is the sum of: one row for each cause. */
interface SellerPointsTable {
  id: string;
  person_id: string;
  part: ScorePart;
  outcome: ScoreOutcome;
  order_id: string | null;
  conversation_id: string | null;
  stars: number | null;
  points: number;
  /** What it could have brought at best. */
  most: number;
  at: Date;
  /** Whether it counts: not what the market has decided to leave out. */
  is_counted: ColumnType<boolean, boolean | undefined, boolean>;
}

/** Whose score is to be made up anew. */
interface ScoreWishesTable {
  id: ColumnType<string, undefined, never>;
  person_id: string;
}

/** When somebody was away. A trigger notes it. */
interface AwayTimesTable {
  person_id: string;
  from_at: ColumnType<Date, never, never>;
  until_at: ColumnType<Date, never, never>;
}

/** The tables about how well people sell. */
export interface ScoreTables {
  seller_scores: SellerScoresTable;
  seller_points: SellerPointsTable;
  score_wishes: ScoreWishesTable;
  away_times: AwayTimesTable;
}
