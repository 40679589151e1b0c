import { type AuditEvent, noteEvent } from '../audit/auditQueries.ts';
import {
  createBlockQueries,
  createConversationHandlers,
  createConversationQueries,
  createForgetMessages,
  createMessageQueries,
  createReportDeskHandlers,
  createReportHandlers,
  createReportQueries,
  tellMessage,
} from '../conversations/index.ts';
import type { Database } from '../database/openDatabase.ts';
import type { SettleReported } from '../guard/index.ts';
import type { RateLimits } from '../limits/rateLimitQueries.ts';
import type { MarketBook } from '../marketBook/createMarketBook.ts';
import { createOfferQueries } from '../offers/index.ts';

/** Puts together everything about what people write to each other. */
export const createConversationParts = (
  database: Database,
  {
    limits,
    book,
    settleReported,
  }: { limits: RateLimits; book: MarketBook; settleReported: SettleReported },
) => ({
  handlers: {
    ...createConversationHandlers({
      database,
      conversations: createConversationQueries(database),
      messages: createMessageQueries(database),
      offers: createOfferQueries(database),
      limits,
      book,
      tellMessage,
    }),
    ...createReportHandlers(createBlockQueries(database), createReportQueries(database), limits),
    ...createReportDeskHandlers(
      database,
      createReportQueries(database),
      (event: AuditEvent) => noteEvent(database, event),
      tellMessage,
      settleReported,
    ),
  },
  jobs: [createForgetMessages(database)],
});
