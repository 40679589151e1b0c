import type { MarketClient } from '@market/api';
import { sql } from 'kysely';
import { demoAccounts } from '../src/people/index.ts';
import type { Database } from '../src/database/openDatabase.ts';
import type { SamplePlan } from './planSamples.ts';
import { type SampleConversation, sampleConversations } from './texts/conversations.ts';
import { buyers } from './texts/people.ts';

/** What the market of the samples has, to talk about. */
interface TalkGround {
  plan: SamplePlan;
  clientOf: (email: string) => MarketClient;
  serviceIdOf: (index: number) => string;
}

/** Who asks whom, and about which service of the plan. */
function findSides({ services }: SamplePlan, { service, asker }: SampleConversation) {
  const askerEmail =
    asker === 'demo'
      ? demoAccounts.buyer.email
      : (buyers[asker]?.email ?? demoAccounts.buyer.email);
  // A visitor sees the newest first, and nobody asks about what is their own.
  const offered = services
    .map((planned, index) => ({ ...planned, index }))
    .toReversed()
    .filter(({ sellerEmail }) =>
      service === 0 ? sellerEmail === demoAccounts.seller.email : sellerEmail !== askerEmail,
    );
  const chosen = offered[service];
  if (!chosen) throw new Error('The samples talk about a service that they lack.');
  return { askerEmail, sellerEmail: chosen.sellerEmail, index: chosen.index };
}

/** Lets people talk about services, by the market's own calls. Gives the conversations' ids. */
export async function plantTalk({ plan, clientOf, serviceIdOf }: TalkGround): Promise<string[]> {
  const ids: string[] = [];
  for (const conversation of sampleConversations) {
    const { askerEmail, sellerEmail, index } = findSides(plan, conversation);
    const [asker, seller] = [clientOf(askerEmail), clientOf(sellerEmail)];
    let id: string | undefined;
    for (const [speaker, text] of conversation.said) {
      const client = speaker === 'asker' ? asker : seller;
      if (id) await client.sendMessage({ id, text });
      else {
        const begun = await client.startConversation({ service: serviceIdOf(index), text });
        id = begun.conversation._id;
      }
    }
    if (!id) continue;
    const [lastSpeaker] = conversation.said.at(-1) ?? ['asker'];
    const listener = lastSpeaker === 'asker' ? seller : asker;
    const number = conversation.said.length - (conversation.isSeen ? 0 : 1);
    await listener.markSeen({ id, number });
    ids.push(id);
  }
  return ids;
}

/** How many minutes lie between what is said in a conversation. */
const pause = 17;

/** Says that the conversations were had when they are said to have been. */
export async function moveTalkIntoThePast(database: Database, ids: readonly string[]) {
  for (const [index, { said, hoursAgo }] of sampleConversations.entries()) {
    const id = ids[index];
    await sql`
      update messages set sent_at = now() - ${hoursAgo} * interval '1 hour'
          - (${said.length} - number) * ${pause} * interval '1 minute'
        where conversation_id = ${id}`.execute(database);
    await sql`
      update conversations set last_at = now() - ${hoursAgo} * interval '1 hour'
        where id = ${id}`.execute(database);
    await sql`
      update conversation_members set last_at = now() - ${hoursAgo} * interval '1 hour'
        where conversation_id = ${id}`.execute(database);
    await sql`
      update notifications set created_at = now() - ${hoursAgo} * interval '1 hour'
        where subject_id = ${id}`.execute(database);
  }
}

/** How many days ago everybody has looked at their notifications for the last time. */
const lookedDaysAgo = 2;

/** Which event of an order each notification tells of. */
const toldEvents = [
  ['placedBuyer', 'place'],
  ['placedSeller', 'place'],
  ['answered', 'answerRequirements'],
  ['delivered', 'deliver'],
  ['revision', 'requestRevision'],
  ['accepted', 'accept'],
] as const;

/** Says that people were told when it happened, and have seen all but the newest. */
export async function moveNotificationsIntoThePast(database: Database) {
  for (const [name, kind] of toldEvents) {
    await sql`
      update notifications set created_at = event.created_at
        from order_events as event
        where notifications.name = ${name} and event.order_id = notifications.subject_id
          and event.kind = ${kind}`.execute(database);
  }
  await sql`
    update notifications set seen_at = now()
      where created_at < now() - ${lookedDaysAgo} * interval '1 day'`.execute(database);
  await sql`update notifications set mail_after = null`.execute(database);
}
