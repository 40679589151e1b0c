/**
 * What the parts of the library show, as data. Structural on purpose: the answers of
 * `@market/api` fit without conversion, and so does anybody else's data of this shape.
 */

/** A picture that has already been stored somewhere. */
export interface Picture {
  /** At its largest. */
  url: string;
  /** The same picture in several widths, as the `srcset` attribute takes it. */
  srcSet?: string | undefined;
  /** In pixels. */
  width?: number | undefined;
  /** In pixels. */
  height?: number | undefined;
  /** A tiny blurred version as a data URL, shown until the picture has come. */
  placeholder?: string | undefined;
  /** Whether a server has drawn it because nobody has chosen one. The library then draws its own. */
  isStandIn?: boolean | undefined;
}

/** Somebody with an account. */
export interface PersonSummary {
  _id: string;
  fullname: string;
  email?: string | undefined;
  bio?: string | null | undefined;
  from?: string | null | undefined;
  avatar?: Picture | null | undefined;
  /** ISO 8601 text. */
  createdAt?: string | undefined;
}

/** A service as lists show it. */
export interface ServiceSummary {
  _id: string;
  title: string;
  category?: string | undefined;
  /** In rupees. */
  price: number;
  /** The mean of all ratings, 1 to 5; 0 or null when there is none. */
  ratings?: number | null | undefined;
  numOfReviews?: number | undefined;
  /** The first one is the cover. */
  images: Picture[];
  /** The owner, as the only entry; empty when unknown. */
  user?: PersonSummary[] | undefined;
  /** The owner's name, for when `user` is empty. */
  seller?: string | undefined;
}

/** What somebody thinks of a service. */
export interface ReviewSummary {
  /** Who wrote it; null when the account is gone. */
  user: { _id: string; avatar?: Picture | null | undefined } | null;
  name: string;
  /** 1 to 5. */
  rating: number;
  comment: string;
  createdAt?: string | undefined;
  /** When it was changed after it had been published; null or missing for never. */
  changedAt?: string | null | undefined;
  /** Whether the writer has bought it. Defaults to false: nobody knows. */
  isVerified?: boolean | undefined;
  /** How many orders of it the writer has completed. */
  ordersCount?: number | undefined;
  /** What the seller has answered; null or missing for nothing. */
  reply?: { text: string; createdAt: string } | null | undefined;
  /** Why it was removed, which is shown in its place; null or missing while it stands. */
  removal?: string | null | undefined;
}

/** A buyer or a seller. */
export interface OrderParty {
  _id: string;
  fullname: string;
  email?: string | undefined;
}

/** One ordered unit of one service. */
export interface OrderSummaryData {
  _id: string;
  /** In rupees. */
  totalPrice: number;
  /** `Delivered` or `Processing`; anything else is shown as it is. */
  orderStatus: string;
  service: { _id: string; title: string; price: number; images: Picture[] } | null;
  /** The buyer; null when the account is gone. */
  user?: OrderParty | null | undefined;
  /** The seller; null when the account is gone. */
  seller?: OrderParty | null | undefined;
  /** ISO 8601 text. */
  createdAt?: string | undefined;
  /** How far it is, beyond its status; left out where that is not known. */
  note?: OrderNote | undefined;
}

/** How far an order is, in a few words. */
export interface OrderNote {
  /** Such as `Due in 2 days`. */
  words: string;
  /** Marks what waits for the reader. Defaults to no mark. */
  tone?: 'primary' | 'warning' | 'negative' | undefined;
  /** Whether the status says no more than that: the note takes its place. Defaults to false. */
  isWhole?: boolean | undefined;
}

/** One of the one to three ways in which a service is sold. */
export interface ServicePackage {
  name: string;
  description: string;
  /** In rupees. */
  price: number;
  /** Until it is delivered. */
  days: number;
  /** Null means any number. */
  revisions: number | null;
}

/** Something that can be ordered with any package. */
export interface ServiceExtra {
  _id: string;
  title: string;
  /** In rupees, for one. */
  price: number;
  /** Added to the delivery for each one; negative makes it faster. */
  days: number;
  /** Added for each one. */
  revisions: number;
  /** How many at most, 1 to 20. */
  most: number;
}

/** A question that buyers often ask about a service. */
export interface ServiceFaq {
  question: string;
  answer: string;
}

/** One line of a price. */
export interface PriceLine {
  kind: 'package' | 'extra' | 'coupon' | 'offer';
  title: string;
  quantity: number;
  /** In rupees, of the whole line; negative for a coupon. */
  amount: number;
}

/** What a seller offers to one buyer alone. */
export interface OfferSummary {
  title: string;
  /** What is offered, as plain text; its line breaks count. */
  text: string;
  /** In rupees. */
  price: number;
  /** Until it is delivered. */
  days: number;
  /** Null means any number. */
  revisions: number | null;
  /** Until when it can be accepted, ISO 8601 text. */
  expiresAt: string;
  state: 'open' | 'accepted' | 'declined' | 'withdrawn' | 'expired';
  /** Null when the account is gone. */
  seller: { fullname: string; avatar?: Picture | null | undefined } | null;
}

/** What one side of an order proposes to the other. */
export interface ProposalSummary {
  /** More days, an end with all the money given back, or one with a part of it given back. */
  kind: 'extension' | 'cancellation' | 'refund';
  by: 'buyer' | 'seller';
  /** How many days more; null unless it is an extension. */
  days: number | null;
  /** What the buyer gets back, in rupees; null unless it is a refund. */
  amount: number | null;
  /** Why, as plain text; its line breaks count. */
  text: string;
  /** When it lapses without an answer, ISO 8601 text. */
  expiresAt: string;
}

/** What the two sides of an order do not agree about, and what was decided. */
export interface DisputeSummary {
  /** Who opened it. */
  by: 'buyer' | 'seller';
  /** ISO 8601 text. */
  openedAt: string;
  /** What is wrong, as plain text; its line breaks count. */
  text: string;
  /** What the buyer should get back, in rupees; null if the side that opened it did not say. */
  wanted: number | null;
  /** By when the other side is to have answered, ISO 8601 text. */
  answerBy: string;
  /** What the other side says; null while they have not. */
  answer: string | null;
  /** Null while nothing is decided. */
  decision: {
    /** The buyer gets all of the money back, a part, or nothing. */
    outcome: 'refund' | 'part' | 'release';
    /** What the buyer gets back, in rupees; null unless it is a part. */
    amount: number | null;
    reasons: string;
    /** ISO 8601 text. */
    decidedAt: string;
    /** When the money moves, ISO 8601 text. */
    takesEffectAt: string;
  } | null;
  /** What the side that asked for another decision says; null if neither has. */
  appeal: { by: 'buyer' | 'seller'; text: string } | null;
}

/** What a seller asks buyers who have ordered. */
export interface ServiceQuestion {
  _id: string;
  /** 200 letters at most. */
  text: string;
  /** What answers it: a line, several lines, or one of the options. */
  kind: 'text' | 'longText' | 'choice';
  /** 2 to 10 of them for a choice, else none. */
  options: string[];
  isRequired: boolean;
}
