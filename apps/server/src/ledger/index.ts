/** @file What others may know of the ledger: what is posted, and whether the books are right. */

export { createBookQueries } from './bookQueries.ts';
export { createCheckBooks } from './checkBooks.ts';
export { books } from './commands/books.ts';
export { createLedgerHandlers } from './ledgerHandlers.ts';
export { postRefunded, postRefundFailed, postReleased, postStatus } from './postings.ts';
export { createPostMissing } from './postMissing.ts';
