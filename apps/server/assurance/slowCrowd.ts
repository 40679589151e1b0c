import { openSlowSenders } from './openSlowSenders.ts';

/**
 * Slow senders in a process of their own, so that they take no time from the process that measures: `fork` it
 * with the server's address and their number. It says `ready`, and ends with its parent's connection.
 */
const [url = '', senders = ''] = process.argv.slice(2);
process.once('disconnect', () => process.exit());
await openSlowSenders(url, Number(senders));
process.send?.('ready');
