/** @file What others may know of conversations. */

export { createBlockQueries } from './blockQueries.ts';
export { createConversationHandlers } from './conversationHandlers.ts';
export { createConversationQueries } from './conversationQueries.ts';
export { createForgetMessages } from './forgetMessages.ts';
export { createMessageKeeper, createRestoreMessage } from './messageKeeper.ts';
export { createMessageQueries } from './messageQueries.ts';
export { createReportDeskHandlers } from './reportDeskHandlers.ts';
export { createReportHandlers } from './reportHandlers.ts';
export { createReportQueries } from './reportQueries.ts';
export { writeMessageLine } from './messageMail.ts';
export { tellMessage } from './tellMessage.ts';
