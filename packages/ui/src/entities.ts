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
}

/** One of the things that a seller sells under one title. */
export interface ServicePackage {
  name: string;
  description: string;
  /** In rupees. */
  price: number;
  /** How long the work takes, in days. */
  days: number;
  /** How often the buyer may ask for changes; null for any number. */
  revisions: number | null;
}

/** What a seller offers on top of a service. */
export interface ServiceExtra {
  _id: string;
  title: string;
  /** Of one, in rupees. */
  price: number;
  /** By how many days each makes the work longer; less than 0 makes it faster. */
  days: number;
  /** How many revisions each adds. */
  revisions: number;
  /** How many can be ordered at once, 1 to 20. */
  most: number;
}

/** What a seller asks whoever has ordered. */
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
