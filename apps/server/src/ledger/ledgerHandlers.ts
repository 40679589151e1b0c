import type { Handlers } from '../http/Handlers.ts';
import type { BookQueries } from './bookQueries.ts';

/** Answers the calls about the market's books. */
export const createLedgerHandlers = (books: BookQueries) =>
  ({
    getBooks: ({ cursor }) => books.read(cursor),
  }) satisfies Partial<Handlers>;
