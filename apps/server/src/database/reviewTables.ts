import type { OrderSide } from '@market/api/contract';
import type { ColumnType } from 'kysely';

type Moment = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Words = ColumnType<string | null, string | null | undefined, string | null>;

/** What one person says of one service. */
interface ReviewsTable {
  service_id: string;
  person_id: string;
  rating: number;
  comment: string;
  created_at: ColumnType<Date, Date | undefined, never>;
  /** The order after which it was written; null for one without. */
  order_id: ColumnType<string | null, string | null | undefined, never>;
  /** Whether its writer has bought the service. Triggers maintain it. */
  is_verified: ColumnType<boolean, never, never>;
  /** What the seller has answered. */
  reply: Words;
  replied_at: Moment;
  /** When it was changed after it had been published. */
  changed_at: Moment;
  /** When it was removed by those who run the market: it counts no more. */
  removed_at: Moment;
  /** Why. */
  removal: Words;
  /** How many found it helpful. A trigger maintains it. */
  helpful: ColumnType<number, never, never>;
}

/** Who found which review helpful. */
interface ReviewVotesTable {
  service_id: string;
  /** Who wrote the review. */
  reviewer_id: string;
  person_id: string;
  created_at: ColumnType<Date, undefined, never>;
}

/** How many gave a service so many stars. A trigger maintains it. */
interface RatingCountsTable {
  service_id: string;
  /** 1 to 5. */
  rating: number;
  count: ColumnType<number, never, never>;
}

/** What one side of an order thinks of the other. */
interface OrderReviewsTable {
  order_id: string;
  author: OrderSide;
  person_id: string;
  about_id: string;
  service_id: ColumnType<string | null, string | null, never>;
  rating: number;
  comment: string;
  created_at: ColumnType<Date, Date | undefined, never>;
  /** When it was changed after it had been published. */
  changed_at: Moment;
  /** When it is published even if the other side has not written. */
  publish_at: Date;
  /** Null while only its writer may see it. */
  published_at: Moment;
  /** When it was removed by those who run the market. */
  removed_at: Moment;
  /** Why. */
  removal: Words;
}

/** The tables about what people think of services and of each other. */
export interface ReviewTables {
  reviews: ReviewsTable;
  review_votes: ReviewVotesTable;
  rating_counts: RatingCountsTable;
  order_reviews: OrderReviewsTable;
}
